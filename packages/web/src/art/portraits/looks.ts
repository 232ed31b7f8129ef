/** How bots and nobles look: each has a silhouette of its own, so that one knows them without reading. */
import type { Level } from '@horta/bots';
import type { BEARDS, HAIR, HATS, WEAR } from './parts.ts';

interface Features {
  readonly isLookingLeft?: boolean;
  readonly hat?: keyof typeof HATS;
  readonly beard?: keyof typeof BEARDS.profile;
  readonly hasMoustache?: boolean;
  readonly glasses?: 'round' | 'monocle';
  readonly wear: keyof typeof WEAR;
  /** Of hair and beard. */
  readonly shade: 'dark' | 'brown' | 'red' | 'fair' | 'white';
  /** Of the wall behind. */
  readonly wall: 'verdigris' | 'copper' | 'night' | 'rose' | 'iris' | 'olive';
}

interface Profile extends Features {
  readonly view: 'profile';
  readonly hair: keyof typeof HAIR.profile;
}

interface Turned extends Features {
  readonly view: 'turned';
  readonly hair: keyof typeof HAIR.turned;
}

export type Look = Profile | Turned;

/** The ladder of bots, from the boy with the cap to the old man. */
export const BOTS: Readonly<Record<Level, Look>> = {
  apprentice: {
    view: 'profile',
    hair: 'cropped',
    hat: 'cap',
    wear: 'scarf',
    shade: 'red',
    wall: 'verdigris',
  },
  journeyman: {
    view: 'profile',
    isLookingLeft: true,
    hair: 'cropped',
    hat: 'bowler',
    hasMoustache: true,
    wear: 'waistcoat',
    shade: 'dark',
    wall: 'copper',
  },
  architect: { view: 'turned', hair: 'pinned', hat: 'plumed', wear: 'lace', shade: 'red', wall: 'iris' },
  master: {
    view: 'profile',
    hair: 'swept',
    beard: 'long',
    hasMoustache: true,
    glasses: 'monocle',
    wear: 'bow',
    shade: 'white',
    wall: 'night',
  },
};

export const NOBLES: Readonly<Record<string, Look>> = {
  brugmann: {
    view: 'profile',
    hair: 'cropped',
    hat: 'top',
    beard: 'chops',
    hasMoustache: true,
    wear: 'cravat',
    shade: 'white',
    wall: 'rose',
  },
  empain: {
    view: 'turned',
    isLookingLeft: true,
    hair: 'parted',
    beard: 'goatee',
    hasMoustache: true,
    wear: 'bow',
    shade: 'dark',
    wall: 'verdigris',
  },
  solvay: {
    view: 'profile',
    isLookingLeft: true,
    hair: 'bald',
    beard: 'long',
    hasMoustache: true,
    glasses: 'round',
    wear: 'cravat',
    shade: 'white',
    wall: 'copper',
  },
  buls: {
    view: 'turned',
    hair: 'parted',
    beard: 'full',
    hasMoustache: true,
    wear: 'sash',
    shade: 'brown',
    wall: 'night',
  },
  albert: { view: 'profile', hair: 'cropped', hat: 'kepi', wear: 'uniform', shade: 'fair', wall: 'rose' },
  'van-de-velde': {
    view: 'turned',
    hair: 'swept',
    glasses: 'round',
    wear: 'bow',
    shade: 'brown',
    wall: 'verdigris',
  },
  vandervelde: {
    view: 'profile',
    isLookingLeft: true,
    hair: 'swept',
    beard: 'full',
    hasMoustache: true,
    glasses: 'round',
    wear: 'cravat',
    shade: 'dark',
    wall: 'rose',
  },
  maeterlinck: {
    view: 'turned',
    isLookingLeft: true,
    hair: 'wavy',
    hasMoustache: true,
    wear: 'scarf',
    shade: 'fair',
    wall: 'night',
  },
  nagelmackers: {
    view: 'turned',
    hair: 'bald',
    hat: 'kepi',
    beard: 'long',
    hasMoustache: true,
    wear: 'uniform',
    shade: 'brown',
    wall: 'copper',
  },
  'privat-livemont': {
    view: 'profile',
    isLookingLeft: true,
    hair: 'cropped',
    hat: 'beret',
    beard: 'goatee',
    hasMoustache: true,
    wear: 'scarf',
    shade: 'dark',
    wall: 'olive',
  },
  horta: {
    view: 'turned',
    hair: 'parted',
    hat: 'soft',
    beard: 'goatee',
    hasMoustache: true,
    wear: 'bow',
    shade: 'dark',
    wall: 'olive',
  },
  hankar: {
    view: 'profile',
    hair: 'cropped',
    hat: 'boater',
    beard: 'full',
    hasMoustache: true,
    wear: 'waistcoat',
    shade: 'brown',
    wall: 'verdigris',
  },
};

const STRANGER: Look = { view: 'turned', hair: 'parted', wear: 'cravat', shade: 'brown', wall: 'olive' };

/** Of a bot's level, whatever budget it has (`master@2000`). */
export function botLook(bot: string): Look {
  return (BOTS as Readonly<Record<string, Look>>)[bot.split('@')[0]] ?? STRANGER;
}

export function nobleLook(noble: string): Look {
  return NOBLES[noble] ?? STRANGER;
}
