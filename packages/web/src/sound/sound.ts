import type { GameEvent } from '@horta/engine';

export type SoundName = 'place';

export function playSound(_name: SoundName): void {}

export function soundsOf(_events: readonly GameEvent[]): SoundName | undefined {
  return undefined;
}
