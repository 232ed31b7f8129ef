/** One voice for all games: what a table sees is said here, whichever game it plays. */
import type { Game, GameEvent, GameId, GameState, OptionDefinition, Reason, Seat } from '@horta/engine';
import { pending } from '@horta/engine';
import { m } from '#messages/shared';
import type { DescribeThing, Description } from './description.ts';
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

/** By game: who describes its things, likewise. */
const DESCRIPTIONS: Partial<Record<GameId, DescribeThing>> = {};

export function provideDescriptions(game: GameId, describe: DescribeThing): void {
  DESCRIPTIONS[game] = describe;
}

/** Nothing here throws: what can't be said in particular is said in general (fallback.ts). */
export interface Speaker {
  readonly locale: Locale;
  /** The player's name, or their number. */
  player(seat: Seat): string;
  /** Who must do what, in a sentence; without the name if it is the one who reads it. */
  prompt(s: GameState, reader?: Seat): string;
  /** A choice of the pending decision, legal or not, with what it costs and gives. */
  option(s: GameState, option: number): string;
  /** Why not, in a sentence to the player who asks. */
  reason(s: GameState, reason: Reason): string;
  /** What happened, in a sentence; undefined if other events tell it already. */
  event(s: GameState, event: GameEvent): string | undefined;
  /** The name of a thing by its place in the engine's lists or its id; `?` if there is none. */
  name(s: GameState, kind: NameKind, which: number | string): string;
  /** What a thing on the boards is and does, by its id; undefined if there is no such thing. */
  describe(s: GameState, thing: ThingId, reader?: Seat): Description | undefined;
}

export function speaker(locale: Locale, names: readonly string[] = []): Speaker {
  const v: Voice = { locale, names };
  return {
    locale,
    player: (seat) => playerName(v, seat),
    prompt(s, reader) {
      const frame = pending(s);
      if (frame === undefined) return m.game_over({}, v);
      const task =
        attempt('task', () => wordsOf(s)?.task(v, s, frame)) ??
        fallback(m.task_unknown({}, v), 'task', frame);
      if (frame.player === reader) return `${capitalised(locale, task)}.`;
      return m.prompt_of({ player: playerName(v, frame.player), task }, v);
    },
    option(s, option) {
      const frame = pending(s);
      const label = frame && attempt('option', () => wordsOf(s)?.option(v, s, frame, option));
      if (label !== undefined) return capitalised(locale, label);
      return fallback(m.option_unknown({ number: option }, v), 'option', { frame, option });
    },
    reason: (s, reason) =>
      attempt('reason', () => commonReason(v, reason) ?? wordsOf(s)?.reason(v, s, reason)) ??
      fallback(m.reason_unknown({}, v), 'reason', reason),
    event: (s, event) => attempt('event', () => wordsOf(s)?.event(v, s, event)),
    name: (s, kind, which) =>
      attempt('name', () => wordsOf(s)?.name(v, s, kind, which)) ?? unnamed({ kind, which }),
    describe: (s, thing, reader) =>
      attempt('description', () => DESCRIPTIONS[s.rules.game]?.(v, s, thing, reader)),
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

/** Reasons that the agenda itself gives. */
function commonReason(v: Voice, { code }: Reason): string | undefined {
  if (code === 'game-over') return m.game_over({}, v);
  if (code === 'not-a-choice') return m.reason_not_a_choice({}, v);
  return undefined;
}
