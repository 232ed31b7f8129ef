/** Which medal is explained unasked. */
import type { Seat } from '@horta/engine';
import type { ThingId } from '../games/game-view.ts';
import type { Medal } from './stage.ts';

/** What is asked about; what happened last; else a tie of one's own, a tie, one's own, the first. */
export function toExplain(
  medals: readonly Medal[],
  viewer: Seat | undefined,
  latest: ThingId | undefined,
  /** Things that somebody has to choose from within the stage. */
  asked: readonly ThingId[] = [],
): Medal | undefined {
  const isTie = ({ parts }: Medal) => parts.length > 1;
  const isOwn = ({ parts }: Medal) => parts.some(({ seat }) => seat === viewer);
  const asking = medals.filter(({ thing }) => asked.includes(thing));
  return (
    asking.find(({ thing }) => thing === latest) ??
    asking[0] ??
    medals.find(({ thing }) => thing === latest) ??
    medals.find((medal) => isTie(medal) && isOwn(medal)) ??
    medals.find(isTie) ??
    medals.find(isOwn) ??
    medals[0]
  );
}
