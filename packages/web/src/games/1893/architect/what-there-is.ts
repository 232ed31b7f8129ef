/** What an architect board shows in some games only. */
import type { Seat } from '@horta/engine';
import { boardOf, type PoweredBoard, type State } from '@horta/engine/1893';
import type { Speaker } from '@horta/words/fetched';
import type { IconName } from '../../../art/icons.ts';
import { t } from '../../../words.svelte.ts';
import type { ThingId } from '../../game-view.ts';
import { widthOf } from '../brussels/lettering.svelte.ts';
import { thing } from '../things.ts';

export function hasPower(s: State, seat: Seat): boolean {
  return (boardOf(s, seat) as Partial<PoweredBoard>).power !== undefined;
}

/** The architect's name and the power of the board. */
export function powerWords(speaker: Speaker, s: State, seat: Seat): string {
  const board = s.boards[seat];
  return `${speaker.name(s, 'board', board)} – ${speaker.name(s, 'board-power', board)}`;
}

export const POWER_TEXT = 12.5;

/** How wide a plate must be for the power to fit in three lines. */
export function powerWidth(speaker: Speaker, s: State, seat: Seat): number {
  const width = widthOf(powerWords(speaker, s, seat), POWER_TEXT, 'label', 500);
  return Math.min(300, Math.max(150, width / 2.7 + 20));
}

/** Belle Époque: cards and travellers. */
export function hasCards(s: State): boolean {
  return s.siteCards.length > 0;
}

interface Kept {
  readonly id: ThingId;
  readonly icon: IconName;
  readonly count: number;
  readonly word: string;
}

/** What passing first leaves: a prestige card, or an exhibition tile. */
export function keptCards(s: State, seat: Seat): Kept {
  const count = (owners: readonly number[]) => owners.filter((owner) => owner === seat).length;
  return s.rules.firstToPassKeeps === 'exhibition'
    ? {
        id: thing.exhibitions(seat),
        icon: 'exhibition',
        count: count(s.exhibitions),
        word: t.own_exhibitions(),
      }
    : { id: thing.faceDown(seat), icon: 'prestige', count: count(s.faceDownOwners), word: t.own_face_down() };
}
