/** Round trips: JSON, position string, words of the notation. */
import { isDeepStrictEqual } from 'node:util';
import { type GameState, hash, loadPosition, loadState, notationOf, position, toJson } from '@horta/engine';
import { difference } from './difference.ts';
import { type CheckName, fail, reading } from './finding.ts';

export function checkTexts(s: GameState, legal: readonly number[], step: string): void {
  const json = toJson(s);
  const read = JSON.parse(JSON.stringify(json));
  if (!isDeepStrictEqual(read, json)) fail('json', step, 'the state is not plain JSON');
  const loaded = reading('json', () => loadState(read));
  checkLoaded('json', s, loaded);
  if (!isDeepStrictEqual(toJson(loaded), json)) fail('json', step, 'loaded, the state has other JSON');
  const text = position(s);
  const placed = reading('position', () => loadPosition(text));
  checkLoaded('position', s, placed);
  if (position(placed) !== text) fail('position', step, 'loaded, the state has another position string');
  checkWords(s, legal, step);
}

function checkLoaded(check: CheckName, s: GameState, loaded: GameState): void {
  const differing = difference(loaded, s);
  if (differing !== undefined) fail(check, differing, `loaded, the state differs in ${differing}`);
  if (hash(loaded) !== hash(s)) fail(check, 'hash', 'loaded, the state has another hash');
}

function checkWords(s: GameState, legal: readonly number[], step: string): void {
  const notation = notationOf(s.rules, step);
  if (notation === undefined) fail('notation', step, 'a decision without a notation');
  for (const option of legal) {
    const word = notation.write(option);
    if (!/^[^\s#]+$/.test(word))
      fail('notation', step, `${option} is written '${word}', which is not a word`);
    if (notation.read(word) !== option)
      fail('notation', step, `${option} is written '${word}', which reads as ${notation.read(word)}`);
  }
}
