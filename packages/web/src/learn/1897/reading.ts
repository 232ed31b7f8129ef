/** What the lessons of Bruxelles 1897 read off a position, and off a choice that was made at it. */
import type { GameEvent } from '@horta/engine';
import {
  actionObstacle,
  type CardType,
  COLUMNS,
  type Event,
  FIRST_BUILDING_OPTION,
  HOUSE,
  MONEY,
  NOBLE,
  type Noble,
  PASS_OPTION,
  type Rules,
  type State,
  typeOf,
} from '@horta/engine/1897';
import { thing } from '../../games/1897/things.ts';
import type { ThingId } from '../../games/game-view.ts';
import type { Chosen, Situation } from '../course.ts';
import { eventReader, francs, points } from '../reading.ts';
import { say } from './words.ts';

export function stateOf(at: Pick<Situation, 'view'>): State {
  return at.view as State;
}

export const eventOf = eventReader<Event>();

export function pointsFrom(event: GameEvent): string {
  const told = event as Event;
  return told.type === 'points' ? told.source : '';
}

/** The cells of the area where a card of this type lies. */
export function cellsOf(s: State, type: CardType): ThingId[] {
  return s.cards.flatMap((card, cell) => (card >= 0 && typeOf(card) === type ? [thing.cell(cell)] : []));
}

/** Whether an option of a turn takes a card of this type. */
export function takes(s: State, option: number, type: CardType): boolean {
  return option < FIRST_BUILDING_OPTION && typeOf(s.cards[option]) === type;
}

/** What is said against all options of a turn but those for which nothing is said. */
export function allBut(isWanted: (s: State, option: number) => boolean, otherwise: () => string) {
  return (option: number, at: Situation): string | undefined => {
    if (isWanted(stateOf(at), option)) return undefined;
    return option === PASS_OPTION ? say.refuse_pass() : otherwise();
  };
}

/** What was paid for the last architect. */
export function paidFor({ events, seat }: Situation): number {
  return (events as readonly Event[]).reduce(
    (paid, event) => (event.type === 'architect-placed' && event.player === seat ? event.value : paid),
    0,
  );
}

/** What the teacher says of a turn that was free. */
export function answerTurn({ option, before }: Chosen, at: Situation): string {
  const s = before as State;
  const { rules } = s;
  if (option === PASS_OPTION)
    return say.did_pass({ francs: francs(s.passed === 0 ? rules.firstPassFrancs : rules.passFrancs) });
  if (option >= FIRST_BUILDING_OPTION) return say.did_brussels();
  const type = typeOf(s.cards[option]);
  if (actionObstacle(s, at.seat, type) !== undefined) return say.did_idle();
  if (type === HOUSE) return say.did_house();
  if (type === MONEY) return say.did_sale({ francs: francs(rules.saleFrancs) });
  if (type === NOBLE) return say.did_noble();
  return (
    [() => say.did_artwork(), () => say.did_material({ points: points(rules.pointsPerMaterialCard) })][
      type
    ]?.() ?? say.did_expo()
  );
}

/** The noble that everybody has from the start. */
export function starterOf(rules: Rules): string {
  return rules.nobles[rules.startingNoble].name;
}

/** Row-column, from 1, as the boards name coats of arms. */
export function armsName(block: number): string {
  const inRow = COLUMNS - 1;
  return `${Math.floor(block / inRow) + 1}-${(block % inRow) + 1}`;
}

/** The architects that a player has sent to Brussels. */
export function sentThings(at: Situation): ThingId[] {
  const { rules } = stateOf(at);
  return rules.architects.map((_, architect) => thing.sent(at.seat, architect));
}

/** The first noble with such an effect. */
export function nobleWith(rules: Rules, kind: string): Noble {
  return rules.nobles.findIndex(({ effect }) => effect.kind === kind);
}
