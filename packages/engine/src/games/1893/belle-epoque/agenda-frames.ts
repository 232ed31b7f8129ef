/** Cards that change what lies on the agenda: each frame is found by its step, whatever lies above it. */
import type { State } from '../state.ts';

/** Takes the topmost frame of this step off the agenda. */
export function dropFrame(s: State, step: string): void {
  s.agenda.splice(
    s.agenda.findLastIndex((frame) => frame.step === step),
    1,
  );
}
