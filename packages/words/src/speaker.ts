/** One voice for all games: what a table sees is said here, whichever game it plays. */
import type { Game, GameEvent, GameId, GameState, OptionDefinition, Reason, Seat } from '@horta/engine';
import { pending } from '@horta/engine';
import { m } from '#messages/shared';
import type { Choice, Description, GameDescriptions } from './description.ts';
import { attempt, fallback, unnamed } from './fallback.ts';
import type { GameWords, NameKind } from './game-words.ts';
import type { Locale } from './locale.ts';
import { capitalised } from './text.ts';
import type { ThingId } from './things.ts';
import { playerName, type Voice } from './voice.ts';

/** By game: its words, once they are at hand (all-games.ts, fetched.ts). */
const WORDS: Partial<Record<GameId, GameWords>> = {};

export function provideWords(game: GameId, words: GameWords): void {
  WORDS[game] = words;
}

/** By game: what is said of it beside that, likewise. */
const DESCRIPTIONS: Partial<Record<GameId, GameDescriptions>> = {};

export function provideDescriptions(game: GameId, descriptions: GameDescriptions): void {
  DESCRIPTIONS[game] = descriptions;
}

/** Nothing here throws: what can't be said in particular is said in general (fallback.ts). */
export interface Speaker {
  readonly locale: Locale;
  /** The player's name, or their number. */
  player(seat: Seat): string;
  /**
   * Who must do what, in a sentence; without the name if it is the one who reads it. `because` is what happened last:
   * it says why somebody is asked who didn't expect it.
   */
  prompt(s: GameState, reader?: Seat, because?: readonly GameEvent[]): string;
  /** A choice of the pending decision, legal or not, with what it costs and gives. */
  option(s: GameState, option: number): string;
  /** Why not, in a sentence to the player who asks. */
  reason(s: GameState, reason: Reason): string;
  /** What happened, in a sentence; undefined if other events tell it already. */
  event(s: GameState, event: GameEvent): string | undefined;
  /** The name of a thing by its place in the engine's lists or its id; `?` if there is none. */
  name(s: GameState, kind: NameKind, which: number | string): string;
  /**
   * What a thing on the boards means for the reader, by its id, and what the choice does that it stands for; undefined
   * if there is no such thing.
   */
  describe(s: GameState, thing: ThingId, reader?: Seat, choice?: Choice): Description | undefined;
  /** A choice of the pending decision that no thing stands for: what it does, and what it means. */
  consider(s: GameState, option: number): Description;
  /** Of what a choice would bring: what else there is to know, in sentences. */
  consequences(s: GameState, events: readonly GameEvent[]): readonly string[];
}

export function speaker(locale: Locale, names: readonly string[] = []): Speaker {
  const v: Voice = { locale, names };
  const optionOf = (s: GameState, option: number): string => {
    const frame = pending(s);
    const label = frame && attempt('option', () => more(s)?.option(v, s, frame, option));
    if (label !== undefined) return capitalised(locale, label);
    return fallback(m.option_unknown({ number: option }, v), 'option', { frame, option });
  };
  return {
    locale,
    player: (seat) => playerName(v, seat),
    prompt(s, reader, because) {
      const frame = pending(s);
      if (frame === undefined) return m.game_over({}, v);
      const plain =
        attempt('task', () => wordsOf(s)?.task(v, s, frame)) ??
        fallback(m.task_unknown({}, v), 'task', frame);
      const task =
        (because && attempt('cause', () => more(s)?.because(v, s, reader, because, plain))) ?? plain;
      if (frame.player === reader) return `${capitalised(locale, task)}.`;
      return m.prompt_of({ player: playerName(v, frame.player), task }, v);
    },
    option: optionOf,
    reason: (s, reason) =>
      attempt('reason', () => commonReason(v, reason) ?? more(s)?.reason(v, s, reason)) ??
      fallback(m.reason_unknown({}, v), 'reason', reason),
    event: (s, event) => attempt('event', () => more(s)?.event(v, s, event)),
    name: (s, kind, which) =>
      attempt('name', () => wordsOf(s)?.name(v, s, kind, which)) ?? unnamed({ kind, which }),
    describe: (s, thing, reader, choice) =>
      attempt('description', () => more(s)?.describe(v, s, thing, reader, choice)),
    consider: (s, option) =>
      attempt('meaning', () => more(s)?.consider(v, s, option)) ?? { title: optionOf(s, option), lines: [] },
    consequences: (s, events) => attempt('consequences', () => more(s)?.consequences(v, s, events)) ?? [],
  };
}

/** The game's name in this language; the engine's own if there are no words for the game. */
export function gameName(game: Pick<Game, 'id' | 'name'>, locale: Locale): string {
  return WORDS[game.id]?.gameName({ locale, names: [] }) ?? fallback(game.name, 'name of the game', game);
}

/** An option that a table can choose: its name, and what it changes. */
export function tableOption(
  game: Pick<Game, 'id'>,
  definition: OptionDefinition,
  locale: Locale,
): Pick<OptionDefinition, 'name' | 'changes'> {
  return (
    WORDS[game.id]?.tableOption({ locale, names: [] }, definition.id) ??
    fallback(definition, 'option of a table', definition)
  );
}

/** One of the values of such an option, in words; as it stands if there are none. */
export function tableValue(
  game: Pick<Game, 'id'>,
  definition: Pick<OptionDefinition, 'id'>,
  value: boolean | string,
  locale: Locale,
): string {
  return (
    WORDS[game.id]?.tableValue?.({ locale, names: [] }, definition.id, value) ??
    fallback(String(value), 'value of an option', { definition, value })
  );
}

function wordsOf(s: GameState): GameWords | undefined {
  const { game } = s.rules;
  return WORDS[game] ?? fallback(undefined, 'words of the game', game);
}

function more(s: GameState): GameDescriptions | undefined {
  return DESCRIPTIONS[s.rules.game];
}

/** Reasons that the agenda itself gives. */
function commonReason(v: Voice, { code }: Reason): string | undefined {
  if (code === 'game-over') return m.game_over({}, v);
  if (code === 'not-a-choice') return m.reason_not_a_choice({}, v);
  return undefined;
}
