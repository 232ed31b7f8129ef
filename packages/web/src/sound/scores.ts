/** The sounds, as notes: small and of wood, metal and glass. */
export type SoundName = 'place' | 'coin' | 'build' | 'your-turn' | 'end';

export interface Note {
  /** Seconds from the beginning. */
  readonly at: number;
  /** Hertz. */
  readonly pitch: number;
  /** Where the pitch falls to, if it does: that makes a knock of it. */
  readonly falls?: number;
  /** Seconds until it has died away. */
  readonly lasts: number;
  /** From 0 to 1. */
  readonly volume: number;
  readonly wave: 'sine' | 'triangle';
}

const knock = (at: number, pitch: number): Note => ({
  at,
  pitch,
  falls: pitch / 3,
  lasts: 0.09,
  volume: 0.5,
  wave: 'triangle',
});

/** A bell: a tone, and the faint one above it that makes it metal. */
const bell = (at: number, pitch: number, lasts = 0.7, volume = 0.22): Note[] => [
  { at, pitch, lasts, volume, wave: 'sine' },
  { at, pitch: pitch * 2.76, lasts: lasts / 3, volume: volume / 4, wave: 'sine' },
];

export const SCORES: Readonly<Record<SoundName, readonly Note[]>> = {
  place: [knock(0, 420), { at: 0, pitch: 160, falls: 90, lasts: 0.12, volume: 0.35, wave: 'sine' }],
  coin: [...bell(0, 2093, 0.25, 0.12), ...bell(0.07, 2637, 0.4, 0.12)],
  build: [knock(0, 300), knock(0.13, 340), knock(0.26, 420), ...bell(0.34, 784, 0.6, 0.14)],
  'your-turn': [...bell(0, 659, 0.6), ...bell(0.16, 880, 0.9)],
  end: [523, 659, 784, 1047].flatMap((pitch, i) => bell(i * 0.16, pitch, 1.6)),
};
