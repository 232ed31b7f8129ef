/** How long there is left, as one says it: "2 days 3 hr", "3 hr 20 min", "5 min". */
import type { Locale } from '@horta/words/fetched';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function amount(count: number, unit: 'day' | 'hour' | 'minute', locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}

/** The two largest parts of it; what is left of the last minute is a minute. Undefined if nothing is left. */
export function durationText(milliseconds: number, locale: Locale): string | undefined {
  if (milliseconds <= 0) return undefined;
  const minutes = Math.ceil(milliseconds / MINUTE) * MINUTE;
  const days = Math.floor(minutes / DAY);
  const hours = Math.floor((minutes % DAY) / HOUR);
  const rest = Math.floor((minutes % HOUR) / MINUTE);
  const parts = [
    days > 0 && amount(days, 'day', locale),
    hours > 0 && amount(hours, 'hour', locale),
    days === 0 && rest > 0 && amount(rest, 'minute', locale),
  ];
  return parts.filter((part) => part !== false).join(' ');
}
