/** Plays sounds, made by the browser as they are needed: there are no files. */
import { settings } from '../settings/settings.svelte.ts';
import { type Note, SCORES, type SoundName } from './scores.ts';

export { soundsOf } from './of-events.ts';
export type { SoundName } from './scores.ts';

const VOLUME = 0.5;
/** Seconds until a note is at its loudest: sooner would click. */
const ATTACK = 0.004;

let context: AudioContext | undefined;

/** Silent if sounds are off, or nobody has touched the page yet: browsers don't allow it before that. */
export function playSound(name: SoundName): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const note of SCORES[name]) play(context, note);
  } catch {
    // A machine without sound.
  }
}

function play(audio: AudioContext, { at, pitch, falls, lasts, volume, wave }: Note): void {
  const start = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: pitch });
  if (falls !== undefined) oscillator.frequency.exponentialRampToValueAtTime(falls, start + lasts);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * VOLUME, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + lasts);
}
