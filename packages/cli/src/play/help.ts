/** What a person can type in a game in the terminal. */
import type { GameState } from '@horta/engine';
import { messages, type Speaker } from '@horta/words';

export function helpLines(s: GameState, speaker: Speaker): string[] {
  const entries: [string, string][] = [
    ['1 2 3', messages.help_number({}, speaker)],
    ['h', messages.help_hint({}, speaker)],
    ['u', messages.help_undo({}, speaker)],
    ['b', messages.help_board({}, speaker)],
    ['s', messages.help_scores({}, speaker)],
    ['l', messages.help_log({}, speaker)],
    ['w', messages.help_why({}, speaker)],
    ['?', messages.help_help({}, speaker)],
    ['q', messages.help_quit({}, speaker)],
  ];
  return [
    messages.help_title({}, speaker),
    ...entries.map(([key, text]) => `  ${key.padEnd(6)} ${text}`),
    speaker.name(s, 'label', 'legend'),
  ];
}
