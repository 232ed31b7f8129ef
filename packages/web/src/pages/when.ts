/** When something was, as one says it: "5 minutes ago", "yesterday", then the date. */
import type { Locale } from '@horta/words/fetched';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS_BY_NAME = 6;

export function whenText(time: number, now: number, locale: Locale): string {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const passed = Math.max(0, now - time);
  if (passed < MINUTE) return relative.format(0, 'second');
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute');
  const days = daysBetween(time, now);
  if (days === 0) return relative.format(-Math.floor(passed / HOUR), 'hour');
  if (days <= DAYS_BY_NAME) return relative.format(-days, 'day');
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(time);
}

/** Nights in between, as people count: late yesterday is yesterday even if it was an hour ago. */
function daysBetween(time: number, now: number): number {
  return Math.round((midnight(now) - midnight(time)) / DAY);
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
