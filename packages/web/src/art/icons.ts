/** Names of all pictures: each is one symbol, drawn once (art/symbols), used everywhere through Icon.svelte. */
export const ICONS = [
  // Of the page
  'undo', 'redo', 'reset', 'confirm', 'pass', 'log', 'settings', 'close', 'menu', 'hint', 'info', 'warning',
  'sound', 'mute', 'sun', 'moon', 'globe', 'download', 'upload', 'trash', 'play', 'person', 'bot', 'crown-of-victory', 'eye',
  // Common to the games
  'francs', 'points', 'first-player', 'passed', 'meeple', 'neutral', 'house', 'emblem-0', 'emblem-1', 'emblem-2', 'emblem-3', 'emblem-4',
  'iris', 'crown', 'architect', 'manneken', 'noble', 'artwork', 'card',
  // The five actions
  'workshop', 'sales', 'nobles', 'materials', 'construction',
  // Brussels
  'stock-exchange', 'grand-place', 'cinquantenaire', 'saint-catherine', 'courthouse',
  // Cubes
  'wood', 'iron', 'stone', 'glass', 'joker',
  // Artworks: each colour is another thing, too
  'art-yellow', 'art-brown', 'art-blue', 'art-green', 'art-black', 'art-white', 'art-pink', 'art-red',
  // 1893
  'square', 'traveller', 'pavilion', 'tile', 'train', 'exhibition', 'prestige', 'symbol', 'release', 'disc',
  // 1897
  'town-hall', 'prison', 'expo', 'arms', 'architecture', 'nobility', 'prestige-scale', 'metal',
] as const;
export type IconName = (typeof ICONS)[number];
