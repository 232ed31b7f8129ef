/**
 * Copies a text. On plain http there is no clipboard for scripts, but the old way still works in most browsers; where it
 * does not, the element that shows the text is left selected for whoever copies it by hand.
 */
export async function copyText(text: string, shown: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    select(shown);
    return isCopiedByDocument();
  }
}

function select(shown: HTMLElement): void {
  if (shown instanceof HTMLInputElement) {
    shown.focus();
    shown.select();
  } else getSelection()?.selectAllChildren(shown);
}

function isCopiedByDocument(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
