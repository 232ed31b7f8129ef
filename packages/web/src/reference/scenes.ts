/** Boards as they stand in some game, by the name that rulebooks call them by. */
import type { GameId, GameOptions } from '@horta/engine';

/** Which of a game's boards. */
type Part = 'main' | 'side' | 'own';

export interface SceneSpec {
  readonly options?: GameOptions;
  readonly players: number;
  readonly seed: string;
  /** Decisions that chance has made, so that there is something to see. */
  readonly moves: number;
  readonly part: Part;
  /** Beginnings of the ids of the things that it is about, or a part that calls itself so; all of the board if it is not said. */
  readonly shows?: readonly string[];
}

const SECOND = { players: 3, seed: 'Hôtel Hannon', moves: 130 };
const FIRST = { players: 4, seed: 'Maison Autrique', moves: 166 };
const EXPANSION = {
  players: 3,
  seed: 'Maison Cauchie',
  moves: 139,
  options: { belleEpoque: true, boards: 'dealt' },
};
const CARDS = { players: 3, seed: 'Old England', moves: 112 };

/** What both editions of Bruxelles 1893 have on their boards. */
const boards1893 = (game: Omit<SceneSpec, 'part'>) =>
  ({
    area: { ...game, part: 'main' },
    irises: { ...game, part: 'main', shows: ['space:'] },
    columns: { ...game, part: 'main', shows: ['column:', 'space:2'] },
    brussels: { ...game, part: 'side', shows: ['brussels:'] },
    stock: { ...game, part: 'side', shows: ['stock'] },
    courthouse: { ...game, part: 'side', shows: ['stock', 'courthouse'] },
    market: { ...game, part: 'side', shows: ['market'] },
    compass: { ...game, part: 'side', shows: ['compass:', 'needle:'] },
    nobles: { ...game, part: 'side', shows: ['noble:', 'noble-deck'] },
    workshop: { ...game, part: 'side', shows: ['workshop:', 'pile'] },
    supply: { ...game, part: 'side', shows: ['supply:'] },
    'brussels-board': { ...game, part: 'side' },
    'architect-board': { ...game, part: 'own' },
    rows: { ...game, part: 'own', shows: ['row:'] },
    tracks: { ...game, part: 'own', shows: ['track:'] },
    houses: { ...game, part: 'own', shows: ['house:'] },
  }) as const satisfies Record<string, SceneSpec>;

const SCENES: Readonly<Record<GameId, Readonly<Record<string, SceneSpec>>>> = {
  '1893': {
    ...boards1893(SECOND),
    sites: {
      ...EXPANSION,
      part: 'main',
      shows: ['site:', 'space:4', 'space:9', 'space:14', 'space:19', 'space:24'],
    },
    'belle-epoque': { ...EXPANSION, part: 'main' },
    pavilions: { ...EXPANSION, seed: 'Hôtel Tassel', moves: 165, part: 'main', shows: ['site:'] },
    'tiled-spaces': { ...EXPANSION, moves: 6, part: 'main' },
    train: { ...EXPANSION, part: 'side', shows: ['train'] },
    tiles: { ...EXPANSION, part: 'side', shows: ['tile:'] },
    'bonus-tiles': { ...EXPANSION, part: 'side', shows: ['tile:'] },
    'asymmetric-board': { ...EXPANSION, part: 'own' },
  },
  '1893-first-edition': {
    ...boards1893(FIRST),
    exhibition: { ...FIRST, part: 'side', shows: ['exhibition', 'pile'] },
  },
  '1897': {
    area: { ...CARDS, part: 'main' },
    columns: { ...CARDS, part: 'main', shows: ['bonus:', 'cell:1'] },
    arms: { ...CARDS, part: 'main', shows: ['arms:'] },
    brussels: { ...CARDS, part: 'side' },
    buildings: { ...CARDS, part: 'side', shows: ['building:'] },
    prison: { ...CARDS, part: 'side', shows: ['prison'] },
    exhibition: { ...CARDS, part: 'side', shows: ['expo'] },
    own: { ...CARDS, part: 'own' },
    hand: { ...CARDS, part: 'own', shows: ['hand:', 'face:'] },
    scales: { ...CARDS, part: 'own', shows: ['scale:'] },
  },
};

export function sceneOf(game: GameId, name: string): SceneSpec | undefined {
  return SCENES[game][name];
}
