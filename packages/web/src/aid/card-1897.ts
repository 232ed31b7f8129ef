/** The aid of Bruxelles 1897. */
import { BUILDINGS, CARD_TYPES, type CardTypeName, type Rules, SCALES } from '@horta/engine/1897';
import { BUILDING_ICONS, SCALE_ICONS, typeIcon } from '../games/1897/card-icons.ts';
import { t } from '../words.svelte.ts';
import type { AidLine, AidSection, NameOf } from './card.ts';
import { a } from './words.ts';

/** So many play with neutral architects. */
const TWO = 2;

export function aid1897(rules: Rules, nameOf: NameOf): readonly AidSection[] {
  return [
    {
      id: 'round',
      title: a.sec_round(),
      lines: [
        { icons: ['points'], text: a.goal({ rounds: rules.rounds }) },
        { icons: ['expo'], text: a.c_round_keep() },
        ...(rules.players === TWO ? [{ icons: ['meeple'], text: a.c_neutral() } as const] : []),
        { icons: ['meeple'], text: a.round_act() },
        { icons: ['arms'], text: a.c_round_resolve() },
      ],
    },
    { id: 'turn', title: a.sec_turn(), lines: turn(rules, nameOf) },
    { id: 'brussels', title: a.sec_brussels(), lines: brussels(rules, nameOf) },
    {
      id: 'round-end',
      title: a.sec_round_end(),
      lines: [
        { icons: ['card'], text: a.c_columns() },
        { icons: ['arms'], text: a.c_arms() },
        { icons: ['prison'], text: a.c_brussels_end() },
      ],
    },
    { id: 'end', title: a.sec_end(), lines: ending(rules, nameOf) },
    {
      id: 'symbols',
      title: a.sec_symbols(),
      lines: [
        ...SCALES.map(
          (scale, i): AidLine => ({
            icons: [SCALE_ICONS[i]],
            name: nameOf('track', scale),
            text: a[`c_sym_${scale}`](),
          }),
        ),
        { icons: ['release'], text: a.c_sym_release() },
      ],
    },
  ];
}

function turn(rules: Rules, nameOf: NameOf): AidLine[] {
  const texts: Readonly<Record<CardTypeName, string>> = {
    artwork: a.c_artwork(),
    material: a.c_material(),
    house: a.c_house({
      count: rules.firstHouseCost,
      points: t.points({ count: rules.pointsPerMaterialKind }),
    }),
    noble: a.c_noble(),
    money: a.c_money({ francs: t.francs({ count: rules.saleFrancs }) }),
    expo: a.c_expo({ points: t.points({ count: rules.exhibitionPoints }) }),
  };
  return [
    { icons: ['meeple', 'francs'], text: a.c_place() },
    ...CARD_TYPES.map(
      (type, i): AidLine => ({ icons: [typeIcon(i)], name: nameOf('action', type), text: texts[type] }),
    ),
    {
      icons: ['pass'],
      text: a.c_pass({
        first: t.francs({ count: rules.firstPassFrancs }),
        francs: t.francs({ count: rules.passFrancs }),
      }),
    },
  ];
}

function brussels(rules: Rules, nameOf: NameOf): AidLine[] {
  const texts = [a.c_cinquantenaire(), t.francs({ count: rules.stockExchangeFrancs }), a.c_town_hall()];
  return [
    { icons: ['meeple'], text: a.c_brussels() },
    ...BUILDINGS.map(
      (building, i): AidLine => ({
        icons: [BUILDING_ICONS[i]],
        name: nameOf('brussels', building),
        text: texts[i],
      }),
    ),
  ];
}

/** What each Bonus card gives, and its lower half: it looks like what it gives every round. */
function bonuses(rules: Rules, nameOf: NameOf): AidLine[] {
  return rules.bonusCards.map(({ bonus }, i) => ({
    icons: [bonus.kind === 'advance' ? SCALE_ICONS[SCALES.indexOf(bonus.scale)] : 'release'],
    text: nameOf('bonus', i),
  }));
}

function ending(rules: Rules, nameOf: NameOf): AidLine[] {
  const points = (count: number) => t.points({ count });
  return [
    {
      icons: ['noble'],
      text: a.c_final_nobles({
        francs: t.francs({ count: rules.nobleCost }),
        noble: nameOf('noble', rules.startingNoble),
        points: points(rules.unpaidNoblePenalty),
      }),
    },
    { icons: ['house'], text: a.c_final_houses() },
    { icons: ['materials'], text: a.c_final_materials({ points: points(rules.pointsPerMaterialCard) }) },
    { icons: ['expo'], text: a.c_final_expo({ points: points(rules.expoPoints) }) },
    { icons: ['card'], text: a.c_final_bonus() },
    ...bonuses(rules, nameOf),
    { icons: ['crown-of-victory'], text: a.c_ties() },
  ];
}
