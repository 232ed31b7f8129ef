/** Who sits at the table of a game in the terminal, and what they are called. */
import { cleanName } from '@horta/engine';
import { LONGEST_NAME, type Sitter } from '@horta/table';
import type { Locale } from '@horta/words';
import { botNamesOf, isBot } from '../bots.ts';
import { UsageError } from '../command.ts';
import { levelName } from '../level-names.ts';
import type { Sitters } from './game-file.ts';

/** Who plays where nobody said. */
export const USUAL_BOT = 'journeyman';

/** What a person can ask for. */
export interface SitterWishes {
  readonly people: number;
  readonly names: string | undefined;
  readonly bot: string | undefined;
}

/** At a table of this many. Throws UsageError or InvalidInput. */
export function sittersOf({ people, names: list, bot = USUAL_BOT }: SitterWishes, players: number): Sitters {
  if (people > players) throw new UsageError(`--people: ${people} people, but ${players} players in all`);
  const names = (list ?? '').split(',').map((name) => cleanName(name));
  if (names.length > players)
    throw new UsageError(`--names: ${names.length} names, but ${players} players in all`);
  return withBots({ people, names, bot }, players, bot);
}

/** The same people with these bots. */
export function withBots(sitters: Sitters, players: number, bot: string): Sitters {
  botNamesOf(bot, players - sitters.people, '--bot');
  return { ...sitters, bot };
}

/** A game may have been kept when there were other bots: the usual one takes the seats of those that are gone. */
export function withKnownBots(
  sitters: Sitters,
  players: number,
): { sitters: Sitters; gone: readonly string[] } {
  const names = sitters.bot.split(',');
  const known = names.map((name) => (isBot(name) ? name : USUAL_BOT));
  const gone = names.filter((name) => sitters.people < players && !isBot(name));
  return { sitters: withBots(sitters, players, known.join()), gone };
}

/** The same as the table knows them, by seat. */
export function seatsOf({ people, names, bot }: Sitters, players: number): Sitter[] {
  const bots = botNamesOf(bot, players - people, '--bot');
  return Array.from({ length: players }, (_, seat) => ({
    // In a terminal names were never too long.
    name: cleanName(names[seat] ?? '', LONGEST_NAME),
    bot: bots[seat - people],
  }));
}

/** By seat: the names given; bots without one are called by their level, and numbered if there are several. */
export function namesOf({ people, names, bot }: Sitters, players: number, locale: Locale): string[] {
  const levels = botNamesOf(bot, players - people, '--bot').map((name) => levelName(name, locale));
  const unnamed = Array.from({ length: players }, (_, seat) =>
    names[seat] ? undefined : levels[seat - people],
  );
  return unnamed.map((level, seat) => {
    if (level === undefined) return names[seat] ?? '';
    const peers = unnamed.flatMap((other, peer) => (other === level ? [peer] : []));
    return peers.length === 1 ? level : `${level} ${peers.indexOf(seat) + 1}`;
  });
}
