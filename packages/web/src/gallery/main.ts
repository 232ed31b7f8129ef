/**
 * For whoever draws: a part of a table in some position, made by random choices. Served while developing only.
 * ?game=1893&players=3&moves=120&seed=a&part=main|side|own|table&seat=0&people=1&narrow=1&theme=dark&locale=fr&belleEpoque=true&boards=dealt
 */
import '../art/theme.css';
import {
  findGame,
  isOver,
  loadGame,
  type Move,
  options,
  pending,
  play,
  randomFromSeed,
  recordHeader,
  startRecord,
} from '@horta/engine';
import { isLocale } from '@horta/words/fetched';
import { mount } from 'svelte';
import { loadGameView } from '../games/games.ts';
import { settings } from '../settings/settings.svelte.ts';
import { TableStore } from '../table/table.svelte.ts';
import { useGameWords } from '../words.svelte.ts';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
const text = (name: string, usual: string) => asked.get(name) ?? usual;
const number = (name: string, usual: number) => Number(asked.get(name) ?? usual);

const game = findGame(text('game', '1893'));
const players = number('players', 3);
const chosen = Object.fromEntries(
  game.options.flatMap(({ id, values }) => {
    const wanted = values.find(({ value }) => String(value) === asked.get(id));
    return wanted === undefined ? [] : [[id, wanted.value]];
  }),
);
await loadGame(game.id);
const header = recordHeader(game.id, { players, seed: text('seed', 'gallery'), options: chosen });
const state = startRecord(header);
const random = randomFromSeed(text('seed', 'gallery'));
const moves: Move[] = [];
while (!isOver(state) && moves.length < number('moves', 120)) {
  const legal = options(state);
  const frame = pending(state);
  if (frame === undefined) break;
  // Passing early makes for empty boards.
  const last = legal.length - 1;
  const option = legal[frame.step === 'turn' && last > 0 ? random.below(last) : random.below(legal.length)];
  moves.push({ seat: frame.player, step: frame.step, option });
  play(state, option);
}
const locale = text('locale', 'en');
if (isLocale(locale)) settings.locale = locale;
document.documentElement.dataset.theme = text('theme', 'light');
const [view] = await Promise.all([loadGameView(game.id), useGameWords(game.id)]);
const people = number('people', players);
const table = new TableStore(view, {
  id: 'gallery',
  header,
  sitters: Array.from({ length: players }, (_, seat) => ({
    name: '',
    bot: seat < people ? undefined : 'apprentice',
  })),
  moves,
  undone: [],
  thinking: undefined,
  botFault: undefined,
  isKept: true,
});
mount(Gallery, {
  target: document.getElementById('app') as HTMLElement,
  props: { table, part: text('part', 'main'), seat: number('seat', 0), isNarrow: asked.has('narrow') },
});
