/** Whether the settings are open. */
let open = $state(false);

export function openSettings(): void {
  open = true;
}

export function closeSettings(): void {
  open = false;
}

export function areSettingsOpen(): boolean {
  return open;
}
