/** Whether the settings are open: any part of the page may open them, the dialog stands in App.svelte. */
let isOpen = $state(false);

export function openSettings(): void {
  isOpen = true;
}

export function closeSettings(): void {
  isOpen = false;
}

export function areSettingsOpen(): boolean {
  return isOpen;
}
