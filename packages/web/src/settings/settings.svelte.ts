/** What a person prefers, kept in this browser. */
import { isLocale, type Locale, matchLocale } from '@horta/words/fetched';
import { keep, kept } from '../kept.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How large letters and boards are. */
export const SIZES = ['normal', 'large', 'very_large'] as const;
export type Size = (typeof SIZES)[number];

const FACTORS: Readonly<Record<Size, number>> = { normal: 1, large: 1.15, very_large: 1.3 };

/** How fast a table tells what happens. */
export const SPEEDS = ['calm', 'steady', 'quick', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a movement takes at each speed; 0 for none. */
const MOVEMENTS: Readonly<Record<Speed, number>> = { calm: 720, steady: 450, quick: 200, instant: 0 };

export interface Preferences {
  locale: Locale;
  theme: Theme;
  size: Size;
  sound: boolean;
  speed: Speed;
  /** Choices without an alternative are made by themselves. */
  playForced: boolean;
  /** A decision that ends one's turn must be confirmed. */
  confirmTurns: boolean;
  /** Warnings that are turned off, by id. */
  silenced: string[];
  /** The name last played under. */
  name: string;
}

const KEY = 'horta-settings';

/** Each value is read by itself: one that is broken costs none of the others. */
function stored(): Preferences {
  const given = parse(kept(KEY) ?? '{}');
  const flag = (key: keyof Preferences, usual: boolean) =>
    typeof given[key] === 'boolean' ? given[key] : usual;
  return {
    locale:
      typeof given.locale === 'string' && isLocale(given.locale)
        ? given.locale
        : matchLocale(navigator.languages),
    theme: THEMES.find((theme) => theme === given.theme) ?? 'auto',
    size: SIZES.find((size) => size === given.size) ?? 'normal',
    sound: flag('sound', false),
    speed: SPEEDS.find((speed) => speed === given.speed) ?? 'steady',
    playForced: flag('playForced', true),
    confirmTurns: flag('confirmTurns', false),
    silenced: Array.isArray(given.silenced) ? given.silenced.filter((id) => typeof id === 'string') : [],
    name: typeof given.name === 'string' ? given.name.slice(0, 24) : '',
  };
}

function parse(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const settings: Preferences = $state(stored());

/** Keeps what changes; called once, from the page's root component. */
export function keepSettings(): void {
  $effect(() => keep(KEY, JSON.stringify(settings)));
}

/** By how much all is larger than usual. */
export function sizeFactor(): number {
  return FACTORS[settings.size];
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** Milliseconds that a movement takes now: none for those who ask their system for less motion. */
export function motion(): number {
  return reduced.matches ? 0 : MOVEMENTS[settings.speed];
}
