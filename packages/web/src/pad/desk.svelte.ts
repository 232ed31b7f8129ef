/** Everything that the parts of the page ask about the pad that is shown. */
import type { Pack, Ruleset } from '@horta/engine';
import { capitalised, speaker } from '@horta/words/fetched';
import { settings } from '../settings/settings.svelte.ts';
import { sitterNames } from '../table/names.ts';
import { admitted, type Draft, type Refused, refusedOf, withDraft } from './drafts.ts';
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
  /** What was typed in this field and can't be. */
  draft(seat: number, field: string): string | undefined;
  keepDraft(seat: number, field: string, text: string | undefined): void;
  /** All that was typed and can't be, as everything else is now. */
  readonly refused: readonly Refused[];
  /** What was refused and can be now is written down. */
  admit(): void;
  /** They have said that all of theirs is noted, and so it is. */
  isDone(seat: number): boolean;
}

/** What stands in the fields of a pad and can't be: as long as the page is open, whichever part of it is shown. */
let typed: { readonly pad: string; readonly drafts: readonly Draft[] } = $state.raw({ pad: '', drafts: [] });

/** Other people sit there, and their fields are not those. */
export function forgetDrafts(): void {
  typed = { pad: '', drafts: [] };
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
  const drafts = $derived(typed.pad === current().id ? typed.drafts : []);
  const refused = $derived(refusedOf(game.sections, rules, current(), drafts));
  const keepDrafts = (next: readonly Draft[]) => {
    if (next !== drafts) typed = { pad: current().id, drafts: next };
  };
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
      keepDrafts(withDraft(drafts, seat, field, undefined));
      if (value !== undefined) change(withValue(pad, seat, field, value));
      else {
        const { [field]: _, ...values } = pad.players[seat]?.values ?? {};
        change(withPlayer(pad, seat, { values }));
      }
    },
    hold: (seat) => change({ ...current(), holder: seat }),
    draft: (seat, field) => drafts.find((draft) => draft.seat === seat && draft.field === field)?.text,
    keepDraft: (seat, field, text) => keepDrafts(withDraft(drafts, seat, field, text)),
    get refused() {
      return refused;
    },
    admit() {
      const pad = current();
      const next = admitted(game.sections, rules, pad, drafts);
      keepDrafts(next.drafts);
      if (next.pad !== pad) change(next.pad);
    },
    isDone: (seat) => current().players[seat]?.isDone === true && refused.every((one) => one.seat !== seat),
  };
}

export function namesOf({ players }: Pick<Pad, 'players'>): string[] {
  return sitterNames(players.map(({ name }) => ({ name, bot: undefined })));
}
