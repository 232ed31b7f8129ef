/** Everything that the parts of the page ask about the pad that is shown. */
import type { Pack, Ruleset } from '@horta/engine';
import { capitalised, speaker } from '@horta/words/fetched';
import { settings } from '../settings/settings.svelte.ts';
import { sitterNames } from '../table/names.ts';
import type { Label, Place } from './fields.ts';
import type { PadGame } from './games/pad-game.ts';
import { type Pad, withPlayer, withValue } from './pad.ts';
import { type Outcome, rulesOfPad, scorePad } from './score.ts';
import { p } from './words.ts';

export interface Desk {
  readonly pad: Pad;
  readonly game: PadGame;
  readonly rules: Ruleset;
  /** The pack of one's own whose values count. */
  readonly pack: Pack | undefined;
  readonly outcome: Outcome;
  /** By seat: what they are called. */
  readonly names: readonly string[];
  /** A label in words, with a capital. */
  say(label: Label): string;
  place(seat: number): Place;
  change(pad: Pad): void;
  /** Undefined: nothing is written down any more. */
  note(seat: number, field: string, value: number | undefined): void;
  hold(seat: number | undefined): void;
}

/** `current` and what follows from it are asked anew whenever it changes. */
export function deskOf(
  game: PadGame,
  pack: Pack | undefined,
  current: () => Pad,
  change: (pad: Pad) => void,
): Desk {
  const rules = $derived(rulesOfPad(current(), pack));
  const outcome = $derived(scorePad(game, rules, current()));
  const names = $derived(namesOf(current()));
  const voice = $derived(speaker(settings.locale, names));
  return {
    game,
    pack,
    get pad() {
      return current();
    },
    get rules() {
      return rules;
    },
    get outcome() {
      return outcome;
    },
    get names() {
      return names;
    },
    say(label) {
      if (typeof label === 'string') return p[label]();
      return capitalised(settings.locale, voice.name(outcome.state, label.kind, label.which));
    },
    place: (seat) => ({ rules, pad: current(), seat }),
    change,
    note(seat, field, value) {
      const pad = current();
      if (value !== undefined) change(withValue(pad, seat, field, value));
      else {
        const { [field]: _, ...values } = pad.players[seat]?.values ?? {};
        change(withPlayer(pad, seat, { values }));
      }
    },
    hold: (seat) => change({ ...current(), holder: seat }),
  };
}

export function namesOf({ players }: Pick<Pad, 'players'>): string[] {
  return sitterNames(players.map(({ name }) => ({ name, bot: undefined })));
}
