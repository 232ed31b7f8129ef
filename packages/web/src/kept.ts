/**
 * Small things that this browser keeps for the next visit. One that keeps nothing may forbid even to look (blocked
 * cookies): then it is as if nothing had been kept.
 */
export function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It lasts as long as the page.
  }
}
