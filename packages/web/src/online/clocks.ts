/** How much time somebody has left, and how it is written. */
import type { Seat } from '@horta/engine';
import type { ClockFaces } from '@horta/table';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Clock {
  /** Milliseconds: for the decision that is waited for if that has time of its own, else for the game. */
  readonly left: number;
  readonly isRunning: boolean;
  readonly isLow: boolean;
  /** Whether it is what is left for the whole game, beside the time of each decision. */
  readonly isReserve: boolean;
}

/** `now` by the clock of whoever has told it. */
export function clockOf(faces: ClockFaces, seat: Seat, now: number, hasDays: boolean): Clock {
  const isRunning = faces.running === seat;
  const spent = isRunning ? Math.max(0, now - faces.at) : 0;
  const free = isRunning ? Math.max(0, faces.free - spent) : 0;
  const rest = Math.max(0, (faces.left[seat] ?? 0) - Math.max(0, spent - faces.free));
  const left = free > 0 ? free : rest;
  const low = hasDays ? 6 * HOUR : MINUTE;
  return { left, isRunning, isLow: isRunning && free + rest < low, isReserve: hasDays && free === 0 };
}

const two = (value: number) => String(value).padStart(2, '0');

/** `4:05`, `1:20:00`; from a day on `2 d 3 h`, in the words of the language. */
export function timeText(milliseconds: number, locale: string): string {
  if (milliseconds >= DAY) {
    const hours = Math.ceil(milliseconds / HOUR);
    const parts = [
      unit(Math.floor(hours / 24), 'day', locale),
      ...(hours % 24 === 0 ? [] : [unit(hours % 24, 'hour', locale)]),
    ];
    return parts.join(' ');
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function unit(value: number, name: 'day' | 'hour', locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value);
}
