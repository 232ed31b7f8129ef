/** Whole games by chance, and what is shown of every stage in them. */
import { type GameId, type GameState, pending } from '@horta/engine';
import { loadLaterWords, speaker } from '@horta/words/fetched';
import { loadStageWords } from '@horta/words/stages';
import { type Beat, endOf, isCounted } from '../director/beats.ts';
import { type ToldGame, toldGame } from '../director/told-games.testing.ts';
import { sharesOf } from './shares.ts';
import type { Share, Sheet, StageList } from './stage.ts';

export interface Staged {
  readonly stage: string;
  readonly isCount: boolean;
  /** Names the end of a round, or of the game, that it belongs to. */
  readonly end: string;
  readonly beats: readonly Beat[];
  readonly view: GameState;
  readonly list: StageList;
  readonly sheet: Sheet;
  readonly shares: readonly Share[];
}

export interface StagedGame {
  readonly told: ToldGame;
  readonly stages: readonly Staged[];
}

export const VOICE = speaker('en', ['Ana', 'Ben', 'Cy', 'Dirk']);

export async function stagedGame(
  game: GameId,
  chosen: object,
  players: number,
  seed: string,
): Promise<StagedGame> {
  const told = await toldGame(game, chosen, { people: 0, players, seed, step: 0 });
  await Promise.all([loadStageWords('en'), loadLaterWords('en')]);
  const known = await told.game.loadStages();
  while (pending(told.table.state) !== undefined) told.move();
  const { beats } = told.director;
  const viewAt = (position: number) => told.sight.views[Math.max(0, position)][0];
  const groups: Beat[][] = [];
  for (const beat of beats) {
    if (beat.stage === undefined) continue;
    const last = groups.at(-1);
    if (last !== undefined && last[0].stage === beat.stage && endOf(last[0]) === endOf(beat)) last.push(beat);
    else groups.push([beat]);
  }
  const stages = groups.map((group): Staged => {
    const [first] = group;
    const stage = first.stage ?? '';
    const view = told.director.viewOf(group[group.length - 1]);
    const before = viewAt(first.position);
    const events = group.flatMap((beat) => beat.events);
    const sheet = known.sheetOf({ stage, view, before, events, speaker: VOICE });
    const shares = sharesOf(told.game, sheet, beats, group, viewAt);
    const isCount = isCounted(stage);
    return {
      stage,
      isCount,
      end: endOf(first) ?? '',
      beats: group,
      view,
      list: known.stagesOf(before),
      sheet,
      shares,
    };
  });
  return { told, stages };
}
