/** What lies ahead in the round, read off the agenda of a state. */
import { type Frame, NONE, type Seat } from '@horta/engine';
import { COLUMNS, type State } from '@horta/engine/1893';

export interface Agenda {
  /** Whether players still act in this round. */
  isActionPhase: boolean;
  isColumnDue: boolean;
  isIrisDue: boolean;
  isBrusselsDue: boolean;
  /** The space that someone is about to go to, and who, or NONE: the bid is still to be named. */
  planned: number;
  planner: Seat;
  /** Bit sets of the columns whose cards, or whose bonuses, the seat is still to use. */
  cardsWon: number;
  cardsTied: number;
  /** The house on which a free action is due: its owner, and its space. */
  freeActionOwner: Seat;
  freeActionSpace: number;
}

export function newAgenda(): Agenda {
  return {
    isActionPhase: false,
    isColumnDue: false,
    isIrisDue: false,
    isBrusselsDue: false,
    planned: NONE,
    planner: NONE,
    cardsWon: 0,
    cardsTied: 0,
    freeActionOwner: NONE,
    freeActionSpace: NONE,
  };
}

const ALL_COLUMNS = (1 << COLUMNS) - 1;

/** Reads the agenda as it concerns the seat, into `to`. */
export function readAgenda(s: State, seat: Seat, to: Agenda): void {
  to.isActionPhase = false;
  to.isColumnDue = false;
  to.isIrisDue = false;
  to.isBrusselsDue = false;
  to.planned = NONE;
  to.planner = NONE;
  to.cardsWon = 0;
  to.cardsTied = 0;
  to.freeActionOwner = NONE;
  to.freeActionSpace = NONE;
  const { agenda } = s;
  for (let i = 0; i < agenda.length; i++) readFrame(agenda[i], seat, to);
}

function readFrame(frame: Frame, seat: Seat, to: Agenda): void {
  switch (frame.step) {
    case 'column-majority':
      to.isColumnDue = true;
      to.isActionPhase = true;
      break;
    case 'iris-majority':
      to.isIrisDue = true;
      break;
    case 'brussels-majority':
      to.isBrusselsDue = true;
      break;
    case 'bid':
      to.planned = frame.a;
      to.planner = frame.player;
      break;
    case 'use-prestige':
      if (frame.player === seat) {
        to.cardsWon = frame.a & ALL_COLUMNS;
        to.cardsTied = (frame.a >> COLUMNS) & ALL_COLUMNS;
      }
      break;
    case 'free-action':
      to.freeActionOwner = frame.player;
      to.freeActionSpace = frame.a;
      break;
  }
}
