/** The boards that architects are chosen by: what is the same for all, what differs, and who has which. */
import { NONE, type Seat } from '@horta/engine';
import { type PoweredBoard, type PowerKind, type State, TRACKS } from '@horta/engine/1893';
import { type HouseName, houseOfSeat, isHouse } from '../../../art/houses/houses.ts';
import type { IconName } from '../../../art/icons.ts';
import { t } from '../../../words.svelte.ts';
import { inTerms, trackIcon } from '../editions.ts';

/** A line of the table: the same for all boards, but for those where it differs from the common one. */
export interface Line {
  readonly icon: IconName;
  readonly words: string;
  readonly valuesOf: (board: PoweredBoard) => readonly (number | string)[];
}

export function linesOf({ rules }: State): Line[] {
  const words = ['own_track_iris', 'own_track_crown', 'own_track_architect'] as const;
  return [
    ...TRACKS.map((track, i) => ({
      icon: trackIcon(rules, track),
      words: inTerms(rules, words[i]),
      valuesOf: (board: PoweredBoard) => board.tracks[i],
    })),
    {
      icon: 'house',
      words: t.choice_board_houses(),
      valuesOf: (board: PoweredBoard) => board.houseCosts,
    },
    {
      icon: 'artwork',
      words: t.choice_board_rows(),
      valuesOf: (board: PoweredBoard) => [`×${board.multiplier}`],
    },
  ];
}

export interface Candidate {
  /** The choice that takes it. */
  readonly option: number;
  readonly board: PoweredBoard;
  readonly house: HouseName;
  /** Whose it is, or NONE. */
  readonly owner: Seat;
}

/** The common board, which comes first in the list, is nobody's. */
export function candidatesOf(s: State): Candidate[] {
  return s.rules.boards.slice(1).map((board, option) => ({
    option,
    board: board as PoweredBoard,
    house: isHouse(board.id) ? board.id : houseOfSeat(option),
    owner: s.boards.indexOf(option + 1),
  }));
}

export function isTaken({ owner }: Candidate): boolean {
  return owner !== NONE;
}

export function differs({ rules }: State, line: Line, board: PoweredBoard): boolean {
  return String(line.valuesOf(board)) !== String(line.valuesOf(rules.boards[0] as PoweredBoard));
}

/** The action that an architect is better at. */
export const POWER_ICONS: Readonly<Record<PowerKind, IconName>> = {
  'materials-gain': 'materials',
  'sales-gain': 'sales',
  'workshop-cube': 'workshop',
  'top-noble': 'nobles',
  'turn-needle': 'construction',
};

const MOTTOS: Readonly<Record<string, () => string>> = {
  hankar: () => t.choice_board_hankar(),
  cauchie: () => t.choice_board_cauchie(),
  horta: () => t.choice_board_horta(),
  saintenoy: () => t.choice_board_saintenoy(),
  strauven: () => t.choice_board_strauven(),
};

/** In a few words; none for boards of a pack that nobody has seen yet. */
export function mottoOf({ id }: PoweredBoard): string {
  return MOTTOS[id]?.() ?? '';
}
