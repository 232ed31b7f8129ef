/**
 * For whoever draws: a part of a table in some position, made by random choices. Served while developing only.
 * ?game=1893&players=3&moves=120&seed=a&part=main|side|own|table|forecast|expansion&seat=0&people=1&narrow=1&beside|below&width=440&height=530&theme=dark&locale=fr&belleEpoque=true&boards=dealt
 */
import '../art/theme.css';
import '../art/things.css';
import { findGame, loadGame, options, pending, randomFromSeed, recordHeader } from '@horta/engine';
import { append, newTable, revisionOf, whole } from '@horta/table';
import { isLocale } from '@horta/words/fetched';
import { mount } from 'svelte';
import { loadGameView } from '../games/games.ts';
import { host } from '../host/connection.ts';
import { settings } from '../settings/settings.svelte.ts';
import { TableStore } from '../table/table.svelte.ts';
import { useDescriptions, useGameWords } from '../words.svelte.ts';
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
const people = number('people', players);
const seated = newTable(
  'gallery',
  header,
  Array.from({ length: players }, (_, seat) => ({
    name: '',
    bot: seat < people ? undefined : 'apprentice',
  })),
);
const random = randomFromSeed(text('seed', 'gallery'));
while (revisionOf(seated) < number('moves', 120)) {
  const legal = options(seated.state);
  const frame = pending(seated.state);
  if (frame === undefined) break;
  // Passing early makes for empty boards.
  const last = legal.length - 1;
  const option = legal[frame.step === 'turn' && last > 0 ? random.below(last) : random.below(legal.length)];
  append(seated, { type: 'decision', seat: frame.player, step: frame.step, option });
}
const locale = text('locale', 'en');
if (isLocale(locale)) settings.locale = locale;
document.documentElement.dataset.theme = text('theme', 'light');
const [view] = await Promise.all([loadGameView(game.id), useGameWords(game.id), useDescriptions(game.id)]);
const onlookers = Array.from({ length: people }, (_, seat) => seat);
const part = text('part', 'main');
const isNarrow = asked.has('narrow');
const width = number('width', isNarrow ? 366 : ({ side: 440, own: 1072, forecast: 330 }[part] ?? 620));
const room = asked.has('height') ? { width, height: number('height', 530) } : { width };
const sidePart = asked.has('beside') ? 'beside' : asked.has('below') ? 'below' : 'all';
const table = new TableStore(view, whole(seated, people === 0 ? ['all'] : onlookers), host());
mount(Gallery, {
  target: document.getElementById('app') as HTMLElement,
  props: { table, part, seat: number('seat', 0), isNarrow, room, sidePart },
});
