/**
 * What the document itself does before anything is painted, as inline scripts (document.ts puts them in): small, and of
 * no help from elsewhere, for nothing else is there yet. What is kept is read as src/settings and src/pages keep it.
 */

/** The right language, light and page, so that the first paint is already the right one. */
export function prepare(locales: readonly string[]): void {
  const root = document.documentElement;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Forbidden even to look at.
      return null;
    }
  };
  let settings: { locale?: unknown; theme?: unknown } | null = null;
  try {
    settings = JSON.parse(read('horta-settings') ?? 'null');
  } catch {
    // Broken: as if there were none.
  }
  const wishes = [String(settings?.locale), ...navigator.languages];
  const spoken = wishes
    .map((tag) => tag.toLowerCase().split(/[-_.@]/)[0] ?? '')
    .find((language) => locales.includes(language));
  if (spoken !== undefined) root.lang = spoken;
  if (settings?.theme === 'light' || settings?.theme === 'dark') root.dataset.theme = settings.theme;
  if (
    /^#\/(?:(?:table|replay|online|look)\/[\w-]+$|(?:together|device|verify|learn|rules|aid|pad|packs)\b)/.test(
      location.hash,
    )
  )
    root.dataset.page = 'table';
  if (read('horta-continues') === 'yes') root.dataset.continues = '';
}

/** What stands under the title, in that language. */
export function sayTagline(taglines: Readonly<Record<string, string>>): void {
  const line = document.getElementById('tagline');
  const text = taglines[document.documentElement.lang];
  if (line !== null && text !== undefined) line.textContent = text;
}
