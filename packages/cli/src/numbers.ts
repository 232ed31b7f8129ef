/** Numbers as a language writes them. */
import type { Locale } from '@horta/words';

/** A share from 0 to 1 as `62%`, `62 %`. */
export function percentOf(share: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** With one decimal: `3.5`, `3,5`; nothing has no sign. */
export function tenthsOf(amount: number, locale: Locale): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' } as const;
  return new Intl.NumberFormat(locale, digits).format(amount);
}
