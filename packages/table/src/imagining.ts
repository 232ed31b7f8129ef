/**
 * What someone would be told if all that they can't see lay otherwise. Whoever is told no more than they see is told the
 * same, byte by byte: the measure of every test that looks for leaks.
 */
import { type Eyes, type GameState, obstacle, playLegal, randomFromSeed, toJson } from '@horta/engine';
import { listening, type Step, type Table } from './table.ts';
import { type Chapter, chapterOf } from './telling.ts';

export { presentFor } from './telling.ts';

/** The same table, with what these eyes can't see dealt anew. */
export function dealtAnew(table: Table, eyes: Eyes, seed: string): Table {
  return { ...table, state: sampled(table.state, eyes, seed) };
}

/** A decision as it is told to eyes for which all that they could not see before it was dealt anew. */
export function imaginedChapter(really: Step, eyes: Eyes, seed: string): Chapter {
  const { decision, before, after, events } = really;
  const other = sampled(before, eyes, seed);
  // A choice that can't be made there has shown what it was made with.
  if (obstacle(other, decision.option) !== undefined) return chapterOf(really, [eyes]);
  const made = other.rules.clone(other);
  const happened = listening(made, () => playLegal(made, decision.option));
  const perhaps: Step = { decision, before: other, after: made, events: happened.events };
  const isShown = happened.hasRevealed || events.some((event) => after.rules.reveals(event));
  return chapterOf(isShown && sees(after, eyes) !== sees(made, eyes) ? really : perhaps, [eyes]);
}

function sampled(state: GameState, eyes: Eyes, seed: string): GameState {
  return state.rules.sample(state.rules.view(state, eyes), randomFromSeed(seed));
}

function sees(state: GameState, eyes: Eyes): string {
  return JSON.stringify(toJson(state.rules.view(state, eyes)));
}
