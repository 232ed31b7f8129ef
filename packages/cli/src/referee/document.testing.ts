/** The examples of docs/referee.md: blocks of requests, each line of them after `> `, with the answers between. */
import { findGame, fingerprint } from '@horta/engine';
import { conversation } from './referee.testing.ts';

const ownPack = fingerprint(findGame('1893').pack);

const WIDTH = 110;
const SHOWN_ENTRIES = 2;
const SHOWN_CHARACTERS = 90;

/** The same document with the answers that the referee gives now. One referee hears all of it. */
export function withFreshAnswers(document: string): string {
  const { line } = conversation();
  return document.replaceAll(/(?<=^```referee\n)[\s\S]*?(?=^```$)/gm, (block) =>
    requestsOf(block)
      .map((request) => `${request}\n${shown(line(requestText(request)))}\n`)
      .join(''),
  );
}

/** The requests of a block, each with all its lines. */
function requestsOf(block: string): string[] {
  const requests = block.match(/^>.*(?:\n>.*)*/gm) ?? [];
  // A state names the pack it was made with; the examples are of the game's own one, whatever it is.
  return requests.map((request) => request.replace(/(?<="pack":"|\{\} )[0-9a-f]{16}/, ownPack));
}

/** The lines of a request as the one line that is sent. */
function requestText(lines: string): string {
  return lines.replaceAll(/^> ?/gm, '').replaceAll('\n', ' ');
}

/** JSON over several lines, with long lists and texts cut short. */
function shown(value: unknown, indent = ''): string {
  if (typeof value === 'string') return shownText(value);
  const text = JSON.stringify(value);
  if (indent.length + text.length <= WIDTH || typeof value !== 'object' || value === null) return text;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(([key, entry]) =>
    isList ? shown(entry, inner) : `${JSON.stringify(key)}: ${shown(entry, inner)}`,
  );
  const rest = entries.length - SHOWN_ENTRIES;
  const lines = isList && rest > 1 ? [...entries.slice(0, SHOWN_ENTRIES), `... ${rest} more`] : entries;
  return `${isList ? '[' : '{'}\n${inner}${lines.join(`,\n${inner}`)}\n${indent}${isList ? ']' : '}'}`;
}

function shownText(value: string): string {
  const rest = value.length - SHOWN_CHARACTERS;
  const text = rest > 20 ? `${value.slice(0, SHOWN_CHARACTERS)} ... ${rest} more` : value;
  return JSON.stringify(text);
}
