/** Which sound tells what happened. */
import type { GameEvent } from '@horta/engine';
import type { SoundName } from './scores.ts';

/** By type of event, in both games; the rarest first: it is the one to be heard when much happens at once. */
const SOUNDS: readonly (readonly [sound: SoundName, types: readonly string[]])[] = [
  ['end', ['game-ended']],
  ['build', ['house-built', 'pavilion-built', 'house-paid']],
  ['place', ['architect-placed', 'architects-sent', 'neutral-placed', 'area-chosen', 'card-taken']],
  ['coin', ['francs', 'artwork-sold']],
];

export function soundsOf(events: readonly GameEvent[]): SoundName | undefined {
  return SOUNDS.find(([, types]) => events.some(({ type }) => types.includes(type)))?.[0];
}
