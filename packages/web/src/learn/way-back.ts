/** Where somebody came from who looks a thing up or learns: back there, and not to the home page. */
const KEY = 'horta-learn-from';
const TABLE = /^#\/(?:table|online|replay|look)\/[\w-]+$/;

/** What is shown there is come back to, if it is a table or the room of one. */
function comeBackTo(hash: string): void {
  if (!TABLE.test(hash)) return;
  try {
    sessionStorage.setItem(KEY, hash);
  } catch {
    // It is found by the browser's own way back.
  }
}

export function wayBack(): string | undefined {
  try {
    const hash = sessionStorage.getItem(KEY) ?? '';
    return TABLE.test(hash) ? hash : undefined;
  } catch {
    return undefined;
  }
}

/** Somebody has gone elsewhere meanwhile. */
function forgetWayBack(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none to forget.
  }
}

interface Entries {
  readonly currentEntry: { readonly index: number } | undefined;
  entries(): readonly { readonly url: string | undefined }[];
}

/** Notes which page was shown before this one, where the browser tells. */
export function noteWhereFrom(): void {
  const { navigation } = globalThis as { navigation?: Entries };
  const index = navigation?.currentEntry?.index;
  if (navigation === undefined || index === undefined || index === 0) return;
  const { url } = navigation.entries()[index - 1] ?? {};
  if (url === undefined) return;
  const { hash } = new URL(url);
  if (hash === '' || hash === '#/') forgetWayBack();
  else comeBackTo(hash);
}
