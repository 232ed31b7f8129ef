/** What those who sit at a table are called. */
import { LEVELS } from '@horta/bots';
import { cleanName } from '@horta/engine';
import type { Sitter } from '@horta/table';
import { t } from '../words.svelte.ts';

/** The level of a bot in words; its own name if it is none of the ladder. */
export function levelName(bot: string): string {
  const level = LEVELS.find((candidate) => candidate === bot.split('@')[0]);
  return level === undefined ? bot : t[`level_${level}`]();
}

/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Such a name stands by itself: what comes after it in a sentence, a number above all, keeps its place. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** By seat: the name given, or the level or number, with a number where several would be called the same. */
export function sitterNames(sitters: readonly Sitter[]): string[] {
  const plain = sitters.map(
    ({ name, bot }, seat) =>
      isolated(cleanName(name)) ||
      (bot === undefined ? t.player_number({ number: seat + 1 }) : levelName(bot)),
  );
  return plain.map((name, seat) => {
    const peers = plain.flatMap((other, peer) => (other === name ? [peer] : []));
    return peers.length === 1 ? name : `${name} ${peers.indexOf(seat) + 1}`;
  });
}
