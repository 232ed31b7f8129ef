/** Names of all pictures: each is one symbol, drawn once (art/symbols), used everywhere through Icon.svelte. */
const FIRST = [
  // Of the page
  'undo',
  'redo',
  'reset',
  'pass',
  'settings',
  'menu',
  'hint',
  'globe',
  'upload',
  'play',
  'bot',
  'eye',
  // Common to the games
  'francs',
  'points',
  'first-player',
  'meeple',
  'house',
  'emblem-0',
  'emblem-1',
  'emblem-2',
  'emblem-3',
  'emblem-4',
  'iris',
  'crown',
  'architect',
  'manneken',
  'noble',
  'artwork',
  // The five actions
  'workshop',
  'sales',
  'nobles',
  'materials',
  'construction',
  // Brussels
  'stock-exchange',
  'grand-place',
  'cinquantenaire',
  'saint-catherine',
  'courthouse',
  // Cubes
  'wood',
  'iron',
  'stone',
  'joker',
  // Artworks: each colour is another thing, too
  'art-yellow',
  'art-brown',
  'art-blue',
  'art-green',
  'art-black',
  // 1893
  'square',
  'prestige',
  'symbol',
  'release',
] as const;

/** Those of expansions, of other games, and of the page's corners: a part of the sprite that is fetched for them. */
const MORE = [
  'pause',
  'step',
  'hurry',
  'warning',
  'info',
  'passed',
  'glass',
  'metal',
  'art-pink',
  'art-white',
  'art-red',
  'traveller',
  'tile',
  'train',
  'exhibition',
  'pavilion',
  'town-hall',
  'prison',
  'expo',
  'arms',
  'architecture',
  'nobility',
  'prestige-scale',
  'sound',
  'mute',
  'moon',
  'sun',
  'crown-of-victory',
  'close',
  'download',
  'trash',
  'confirm',
  'log',
  'card',
  'neutral',
  'person',
] as const;

export const ICONS = [...FIRST, ...MORE] as const;
export type IconName = (typeof ICONS)[number];

export function isOfMore(name: IconName): boolean {
  return (MORE as readonly string[]).includes(name);
}
