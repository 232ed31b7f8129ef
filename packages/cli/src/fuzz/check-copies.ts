/** Clones: equal to the original, and apart from it. */
import {
  conceivable,
  type GameState,
  hash,
  IllegalChoice,
  obstacle,
  options,
  play,
  playLegal,
  type Random,
} from '@horta/engine';
import { difference } from './difference.ts';
import { fail } from './finding.ts';
import { LIMITS } from './limits.ts';

/** The fields that every state has beside those of its game. */
const COMMON = ['rules', 'sink', 'agenda'];

export function checkCopies(s: GameState, step: string, chance: Random): void {
  const before = hash(s);
  const copy = equalClone(s);
  checkFields(copy, s);
  if (hash(copy) !== before) fail('clone', 'hash', 'the clone has another hash');
  if (copy.sink !== undefined) fail('clone', 'sink', 'the clone has a sink: its events would count twice');
  checkRefusal(copy, step, before, chance);
  playOn(copy, chance);
  if (hash(s) !== before)
    fail('clone', 'original', `from ${step} on, play on the clone changed the original`);
}

/** A clone, found to be equal. Views are made of clones: what is wrong with those is no fault of a view. */
export function equalClone(s: GameState): GameState {
  const copy = s.rules.clone(s);
  const differing = difference(copy, s);
  if (differing !== undefined) fail('clone', differing, `the clone differs in ${differing}`);
  return copy;
}

function checkFields(copy: GameState, s: GameState): void {
  const known = new Set([...COMMON, ...Object.keys(s.rules.fields)]);
  for (const name of [...Object.keys(s), ...Object.keys(copy)])
    if (!known.has(name)) fail('clone', name, `the state has a field ${name} that its table leaves out`);
}

/** A choice that isn't legal is refused and changes nothing. */
function checkRefusal(copy: GameState, step: string, before: string, chance: Random): void {
  const option = chance.below(conceivable(copy) + 1);
  if (obstacle(copy, option) === undefined) return;
  let refused = false;
  try {
    play(copy, option);
  } catch (error) {
    if (!(error instanceof IllegalChoice)) throw error;
    refused = true;
  }
  if (!refused) fail('checked-play', step, `${option} is not legal, but was played`);
  if (hash(copy) !== before) fail('checked-play', step, `${option} was refused, but changed the state`);
}

/** A few random decisions; fewer if there is nothing to choose, which is for another check to find. */
export function playOn(s: GameState, chance: Random): void {
  const legal: number[] = [];
  for (let i = 0; i < LIMITS.playedOnCopies && options(s, legal).length > 0; i++) {
    playLegal(s, legal[chance.below(legal.length)] as number);
  }
}

/** The same choice, checked and without a sink, must lead to the same state: `twin` was cloned before `s` was played. */
export function checkTwin(s: GameState, twin: GameState, step: string, option: number): void {
  play(twin, option);
  const differing = difference(twin, s);
  if (differing !== undefined)
    fail('checked-play', step, `with checks and without a sink, ${option} leads to another ${differing}`);
}
