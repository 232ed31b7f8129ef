/** What a person prefers, kept in this browser. */
import { isLocale, type Locale, matchLocale } from '@horta/words/fetched';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Milliseconds an animation takes; 0 for none. */
export const ANIMATION_TIMES = [0, 150, 300, 600] as const;
/** Milliseconds between the turns of bots. */
export const PACES = [0, 250, 800] as const;

export interface Preferences {
  locale: Locale;
  theme: Theme;
  sound: boolean;
  /** As chosen; whoever asks the system for less motion has none (`motion`). */
  animation: number;
  pace: number;
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
  const given = parse(localStorage.getItem(KEY) ?? '{}');
  const flag = (key: keyof Preferences, usual: boolean) =>
    typeof given[key] === 'boolean' ? given[key] : usual;
  return {
    locale:
      typeof given.locale === 'string' && isLocale(given.locale)
        ? given.locale
        : matchLocale(navigator.languages),
    theme: THEMES.find((theme) => theme === given.theme) ?? 'auto',
    sound: flag('sound', false),
    animation: ANIMATION_TIMES.find((time) => time === given.animation) ?? 300,
    pace: PACES.find((pace) => pace === given.pace) ?? 250,
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
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing: the settings last as long as the page.
    }
  });
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** Milliseconds that an animation takes now. */
export function motion(): number {
  return reduced.matches ? 0 : settings.animation;
}
