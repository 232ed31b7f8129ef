/** What a pack of Bruxelles 1897 holds. */
import type { Pack } from '@horta/engine';
import {
  ARTWORK,
  COLOURS,
  cardOf,
  HOUSE,
  HOUSES,
  MATERIAL,
  MATERIAL_CARDS,
  SCALES,
} from '@horta/engine/1897';
import {
  amountField,
  choiceField,
  entry,
  keptOr,
  named,
  numbered,
  numberField,
  numberFields,
  present,
  word,
} from '../../components/component-fields.ts';
import type { Choosable, ComponentEntry, Field, Label } from '../../components/component-list.ts';
import { isNode, listAt, type PackPath, valueAt } from '../../components/component-paths.ts';

const MOST_PLAYERS = 4;

export function components1897(pack: Pack): readonly ComponentEntry[] {
  return present(pack, [
    ...architects(pack),
    ...area(pack),
    ...cards(pack),
    ...nobles(pack),
    ...SCALES.map((scale) =>
      entry({
        path: `scales.${scale}`,
        group: 'scales',
        label: word(`scale_${scale}`),
        count: MOST_PLAYERS,
        fields: numberFields(pack, `scales.${scale}`, 'label_space'),
      }),
    ),
    ...bonusCards(pack),
    ...numbers(pack),
  ]);
}

function sum(pack: Pack, path: PackPath): number {
  return listAt(pack, path).reduce<number>((all, value) => all + (typeof value === 'number' ? value : 0), 0);
}

function count(pack: Pack, path: PackPath): number {
  const value = valueAt(pack, path);
  return typeof value === 'number' ? value : 0;
}

function architects(pack: Pack): ComponentEntry[] {
  return listAt(pack, 'architects').map((_, i) => {
    const path = `architects.${i}`;
    return entry({
      path,
      group: 'architects',
      label: numbered('part_architect_cards', i + 1),
      count: MOST_PLAYERS * count(pack, `${path}.copies`),
      marked: [`${path}.faces`, `${path}.copies`, `${path}.inPrison`],
      fields: [
        ...numberFields(pack, `${path}.faces`, 'label_face'),
        numberField(`${path}.copies`, word('label_each'), 0, 9),
        ...listAt(pack, `${path}.inPrison`).map((_value, players) =>
          numberField(
            `${path}.inPrison.${players}`,
            numbered('label_players', players + 2),
            0,
            9,
            word('label_in_prison'),
          ),
        ),
      ],
    });
  });
}

function area(pack: Pack): ComponentEntry[] {
  const byPlayers = (path: PackPath, min: number, max: number) =>
    entry({
      path,
      group: 'area',
      fields: numberFields(pack, path, 'label_players', { from: 2, min, max }),
    });
  return [
    byPlayers('area.rows', 2, 4),
    byPlayers('area.cardsPerPile', 1, 9),
    entry({ path: 'area.neutralValue', group: 'area' }),
  ];
}

function cards(pack: Pack): ComponentEntry[] {
  const kinds = (path: PackPath, labels: readonly Label[]) =>
    entry({
      path,
      group: 'cards',
      count: sum(pack, path),
      pictures: labels.map((_, i) => `${path}.${i}`),
      fields: labels.map((label, i) => numberField(`${path}.${i}`, label, 0, 9)),
    });
  return [
    kinds(
      'artworks',
      COLOURS.map((_, i) => named('card', cardOf(ARTWORK, i))),
    ),
    kinds(
      'materials',
      MATERIAL_CARDS.map((_, i) => named('card', cardOf(MATERIAL, i))),
    ),
    kinds(
      'houses',
      HOUSES.map((_, i) => named('card', cardOf(HOUSE, i))),
    ),
  ];
}

const advance = (): Choosable[] =>
  SCALES.map((scale) => ({
    value: { kind: 'advance', scale },
    label: word('effect_advance', { track: word(`scale_${scale}`) }),
  }));

function nobles(pack: Pack): ComponentEntry[] {
  return listAt(pack, 'nobles').map((_, i) => {
    const path = `nobles.${i}`;
    const effect = `${path}.effect`;
    const effects: Choosable[] = [
      {
        value: keptOr(pack, effect, { kind: 'francs', amount: 1 } as { kind: string }),
        label: word('effect_francs'),
      },
      { value: { kind: 'release' }, label: word('effect_release') },
      { value: { kind: 'draw-materials' }, label: word('effect_draw_materials') },
      ...advance(),
    ];
    return entry({
      path,
      group: 'nobles',
      label: word('part_nobles'),
      name: String(valueAt(pack, `${path}.name`)),
      count: count(pack, `${path}.copies`),
      marked: [`${path}.copies`],
      fields: [
        numberField(`${path}.copies`, word('label_copies'), 1, 9),
        choiceField(effect, word('label_effect'), effects),
        ...amountField(pack, effect, 99),
      ],
    });
  });
}

function bonusCards(pack: Pack): ComponentEntry[] {
  const bonuses: Choosable[] = [...advance(), { value: { kind: 'release' }, label: word('effect_release') }];
  return listAt(pack, 'bonusCards').map((_, i) => {
    const path = `bonusCards.${i}`;
    return entry({
      path,
      group: 'bonus-cards',
      label: numbered('part_bonus_cards', i + 1),
      count: 1,
      fields: [
        choiceField(`${path}.bonus`, word('label_bonus_now'), bonuses),
        ...endFields(pack, `${path}.end`),
      ],
    });
  });
}

function endFields(pack: Pack, path: PackPath): Field[] {
  const kinds = ['nobles', 'francs', 'artworks', 'houses'] as const;
  const now = valueAt(pack, path);
  const ends = kinds.map((kind): Choosable => {
    const fresh = kind === 'francs' ? { kind, points: 3, francs: 2, most: 5 } : { kind, points: 2 };
    return {
      value: isNode(now) && now.kind === kind ? now : fresh,
      label: word(`end_${kind}`),
    };
  });
  const more =
    isNode(now) && now.kind === 'francs'
      ? [
          numberField(`${path}.francs`, word('label_every_francs'), 1, 99),
          numberField(`${path}.most`, word('label_most'), 1, 99),
        ]
      : [];
  return [
    choiceField(path, word('label_bonus_end'), ends),
    numberField(`${path}.points`, word('label_points'), 1, 99),
    ...more,
  ];
}

function numbers(pack: Pack): ComponentEntry[] {
  const of = (path: PackPath, min = 0, max = 99) =>
    entry({ path, group: 'numbers', fields: [numberField(path, word('label_value'), min, max)] });
  return [
    of('rounds', 1, 9),
    entry({
      path: 'startFrancs',
      group: 'numbers',
      fields: numberFields(pack, 'startFrancs', 'label_seat'),
    }),
    entry({
      path: 'houseCost',
      group: 'numbers',
      fields: [
        numberField('houseCost.first', word('label_first_house'), 1, 99),
        numberField('houseCost.more', word('label_more_each'), 0, 99),
      ],
    }),
    entry({
      path: 'passFrancs',
      group: 'numbers',
      fields: [
        numberField('passFrancs.first', word('label_first_to_pass'), 0, 99),
        numberField('passFrancs.others', word('label_others'), 0, 99),
      ],
    }),
    of('pointsPerMaterialKind'),
    of('saleFrancs'),
    of('exhibitionPoints'),
    of('stockExchangeFrancs'),
    of('nobleCost'),
    of('unpaidNoblePenalty'),
    of('pointsPerMaterialCard'),
    of('expoPoints'),
  ];
}
