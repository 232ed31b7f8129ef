/** Choices about architects: laying, sending, the way out of prison and into it. */
import { NONE } from '@horta/engine';
import { actionObstacle, architectOf, type State, typeOf } from '@horta/engine/1897';
import { m } from '#messages/1897';
import { francs, type Voice } from '../../../voice.ts';
import { architectSum } from '../amounts.ts';
import { theCard } from '../cards.ts';
import { architectName } from '../names.ts';

/** `cell` is where the architect would lie, `face` how. */
export function placeOption(
  v: Voice,
  s: State,
  player: number,
  cell: number,
  face: number,
): string | undefined {
  const value = s.rules.faceValues[face];
  if (value === undefined) return undefined;
  const card = s.cards[cell] ?? NONE;
  const inputs = {
    architect: architectName(s.rules, architectOf(face)),
    value,
    francs: francs(v, value),
    card: theCard(v, s.rules, card),
  };
  return actionObstacle(s, player, typeOf(card)) === undefined
    ? m.option_place(inputs, v)
    : m.option_place_idle(inputs, v);
}

export function sendOption(v: Voice, s: State, set: number): string | undefined {
  const counts = s.rules.architectSets.counts[set];
  if (counts === undefined) return undefined;
  const architects = architectSum(s.rules, counts);
  return architects === '' ? m.option_send_none({}, v) : m.option_send({ architects }, v);
}

export function releaseOption(v: Voice, s: State, architect: number): string | undefined {
  const name = s.rules.architects[architect]?.name;
  return name === undefined ? undefined : m.option_release({ architect: name }, v);
}

export function arrestOption(v: Voice, s: State, architect: number): string | undefined {
  const name = s.rules.architects[architect]?.name;
  return name === undefined ? undefined : m.option_arrest({ architect: name }, v);
}
