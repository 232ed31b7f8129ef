/**
 * The ids of the things on the boards: `kind` of which there is one, `kind:which`, and `kind:seat` or `kind:seat:which`
 * for what belongs to a seat. Each game declares its kinds once; what is described here and what the boards show are
 * held to that.
 */
import type { GameId } from '@horta/engine';
import type { Things1893 } from './games/1893/things.ts';
import type { Things1897 } from './games/1897/things.ts';

type ThingsByGame = OfEveryGame<{
  '1893': Things1893;
  '1893-first-edition': Things1893;
  '1897': Things1897;
}>;

type OfEveryGame<Things extends Record<GameId, object>> = Things;

/** The kinds of things of a game. */
export type ThingKind<Game extends GameId = GameId> = Game extends GameId
  ? keyof ThingsByGame[Game] & string
  : never;

/** The ids of the things of a game, or of all games. */
export type ThingId<Game extends GameId = GameId> = Game extends GameId ? IdsOf<ThingsByGame[Game]> : never;

type IdsOf<Things> = { [Kind in keyof Things & string]: IdOf<Kind, Things[Kind]> }[keyof Things & string];

/** Of a kind with the numbers that say which thing it is. */
type IdOf<Kind extends string, Numbers> = Numbers extends readonly []
  ? Kind
  : Numbers extends readonly [number]
    ? `${Kind}:${number}`
    : `${Kind}:${number}:${number}`;
