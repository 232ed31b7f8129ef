/** axe finds no violation on any page of play with others, nor in any state of a table over a network; and all have room. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crowding } from './crowding.ts';
import { fetched } from './fetching.ts';
import { ONLINE_SCENES } from './screenshots/online-scenes.ts';
import { type OnlineStage, openOnlineStage } from './screenshots/online-stage.ts';
import { violations } from './violations.ts';

/** In turns, so that each is met by many pages; axe takes its time. */
const LOOKS = [
  { isPhone: false, settings: { theme: 'light' } },
  { isPhone: true, settings: { theme: 'dark' } },
  { isPhone: false, settings: { theme: 'dark' } },
  // On its side.
  { isPhone: true, size: { width: 844, height: 390 }, settings: { theme: 'light' } },
] as const;

let stage: OnlineStage;
beforeAll(async () => {
  stage = await openOnlineStage();
});
afterAll(() => stage?.close());

test.each(ONLINE_SCENES.map((scene, i) => ({ scene, name: scene.name, look: LOOKS[i % LOOKS.length] })))(
  '$name',
  async ({ scene, look }) => {
    await stage.show(scene, look, async (page, before) => {
      await fetched(page);
      await before();
      await fetched(page);
      expect(await violations(page)).toEqual([]);
      expect(await crowding(page)).toEqual([]);
    });
  },
);
