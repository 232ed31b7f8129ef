/** What the packs of Bruxelles 1893 hold, either edition. */
import type { Pack } from '@horta/engine';
import { ACTIONS, type Bonus, COLUMNS, type CompassKind, TRACKS } from '@horta/engine/1893';
import {
  amountField,
  choiceField,
  entry,
  keptOr,
  named,
  namedChoices,
  numbered,
  numberField,
  numberFields,
  present,
  word,
} from '../../components/component-fields.ts';
import type {
  Choosable,
  ComponentEntry,
  ComponentGroup,
  Field,
  Label,
} from '../../components/component-list.ts';
import { listAt, type PackPath, valueAt } from '../../components/component-paths.ts';

const BOARDS = 5;

export function components1893(pack: Pack): readonly ComponentEntry[] {
  return present(pack, [
    ...boards(pack),
    ...stripEntries(pack),
    ...compass(pack),
    ...market(pack),
    ...nobles(pack, 'nobles', 'nobles'),
    ...stock(pack),
    ...prestige(pack),
    ...exhibitions(pack),
    ...supply(pack),
    ...numbers(),
    ...belleEpoque(pack),
    ...asymmetric(pack),
  ]);
}

const count = (pack: Pack, path: PackPath): number => {
  const value = valueAt(pack, path);
  return typeof value === 'number' ? value : 0;
};

function boards(pack: Pack): ComponentEntry[] {
  return [
    ...TRACKS.map((track) => {
      const path = `tracks.${track}`;
      return entry({
        path,
        group: 'boards',
        label: named('track', track),
        count: BOARDS,
        fields: numberFields(pack, path, 'label_space'),
      });
    }),
    entry({
      path: 'houseCosts',
      group: 'boards',
      count: BOARDS,
      fields: numberFields(pack, 'houseCosts', 'label_house', { min: 2, max: 4 }),
    }),
    entry({
      path: 'houseBonuses',
      group: 'boards',
      count: BOARDS,
      fields: numberFields(pack, 'houseBonuses', 'label_house'),
    }),
  ];
}

function stripFields(pack: Pack, path: PackPath): Field[] {
  const choices = ACTIONS.map((action, i): Choosable => ({ value: action, label: named('action', i) }));
  return listAt(pack, path).flatMap((_, strip) =>
    listAt(pack, `${path}.${strip}`).map((_action, i) =>
      choiceField(
        `${path}.${strip}.${i}`,
        numbered('label_space', i + 1),
        choices,
        numbered('label_strip', strip + 1),
      ),
    ),
  );
}

function stripEntries(pack: Pack): ComponentEntry[] {
  return ['strips', 'expertStrips'].map((path) =>
    entry({
      path,
      group: 'strips',
      count: listAt(pack, path).length,
      fields: stripFields(pack, path),
      isSet: true,
    }),
  );
}

function compass(pack: Pack): ComponentEntry[] {
  const kinds = listAt(pack, 'compass') as readonly CompassKind[];
  const known: readonly CompassKind[] =
    pack.game === '1893-first-edition'
      ? ['wood', 'stone', 'iron', 'refined', 'francs', 'empty']
      : ['wood', 'iron', 'stone', 'glass', 'francs', 'choice', 'empty'];
  const choices = known.map((kind): Choosable => ({ value: kind, label: word(`compass_${kind}`) }));
  /** Where chance lays the spaces out, a needle begins at a place, not at a kind. */
  const needle =
    pack.game === '1893-first-edition'
      ? kinds.map((_, i): Choosable => ({ value: i + 1, label: numbered('label_space', i + 1) }))
      : choices;
  return [
    entry({
      path: 'compass',
      group: 'compass',
      count: 1,
      fields: kinds.map((_, i) => choiceField(`compass.${i}`, numbered('label_space', i + 1), choices)),
    }),
    entry({
      path: 'needles',
      group: 'compass',
      count: 2,
      fields: listAt(pack, 'needles').map((_, i) =>
        choiceField(`needles.${i}`, numbered('label_needle', i + 1), needle),
      ),
    }),
  ];
}

function market(pack: Pack): ComponentEntry[] {
  const places = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map(
      (right): Choosable => ({
        value: [down, right],
        label: word('label_at', { row: down + 2, column: right + 2 }),
      }),
    ),
  );
  const axis = (path: PackPath, key: string) =>
    entry({ path, group: 'market', count: 1, pictures: ['market'], fields: numberFields(pack, path, key) });
  return [
    axis('market.francs', 'label_row'),
    axis('market.points', 'label_column'),
    entry({
      path: 'market.corners',
      group: 'market',
      count: 1,
      fields: listAt(pack, 'market.corners').map((_, colour) =>
        choiceField(`market.corners.${colour}`, named('colour', colour), places),
      ),
    }),
  ];
}

function nobleEffects(pack: Pack, path: PackPath): Choosable[] {
  const amounts = (['francs', 'points', 'jokers'] as const).map((kind) => ({ kind, amount: 1 }));
  const plain = (['cube-or-trade', 'release'] as const).map((kind) => ({ kind }));
  const ofExpansion = (['traveller', 'white-artwork'] as const).map((kind) => ({ kind }));
  const effects = [...amounts, ...plain, ...(path.startsWith('belleEpoque') ? ofExpansion : [])];
  return [
    ...effects.map((effect) => ({
      value: keptOr(pack, path, effect),
      label: word(`effect_${effect.kind.replaceAll('-', '_')}`),
    })),
    ...TRACKS.map((track) => ({
      value: { kind: 'advance', track },
      label: word('effect_advance', { track: named('track', track) }),
    })),
  ];
}

function nobles(pack: Pack, list: PackPath, group: ComponentGroup): ComponentEntry[] {
  return listAt(pack, list).map((_, i) => {
    const path = `${list}.${i}`;
    return entry({
      path,
      group,
      label: word('part_nobles'),
      name: String(valueAt(pack, `${path}.name`)),
      count: count(pack, `${path}.copies`),
      marked: [`${path}.cost`, `${path}.copies`],
      fields: [
        numberField(`${path}.cost`, word('label_cost'), 0, 20),
        numberField(`${path}.copies`, word('label_copies'), 1, 9),
        choiceField(`${path}.effect`, word('label_effect'), nobleEffects(pack, `${path}.effect`)),
        ...amountField(pack, `${path}.effect`, 99),
      ],
    });
  });
}

function stock(pack: Pack): ComponentEntry[] {
  const side = Array.from({ length: COLUMNS - 1 }, (_, i) => i + 1);
  const crossings = side.flatMap((row) =>
    side.map((column): Choosable => ({ value: [row, column], label: word('label_at', { row, column }) })),
  );
  return listAt(pack, 'stock').map((_, i) => {
    const path = `stock.${i}`;
    return entry({
      path,
      group: 'stock',
      label: numbered('part_stock', i + 1),
      count: 1,
      fields: [
        numberField(`${path}.francs`, word('label_francs'), 0, 99),
        ...listAt(pack, `${path}.irises`).flatMap((_pair, players) =>
          [0, 1].map((one) =>
            choiceField(
              `${path}.irises.${players}.${one}`,
              numbered('label_crossing', one + 1),
              crossings,
              numbered('label_players', players + 2),
            ),
          ),
        ),
      ],
    });
  });
}

const BONUSES: readonly Bonus[] = [
  ...TRACKS.map((track): Bonus => ({ kind: 'advance', track })),
  { kind: 'release' },
];

const bonusLabel = (bonus: Bonus): Label =>
  bonus.kind === 'advance'
    ? word('effect_advance', { track: named('track', bonus.track) })
    : word('effect_release');

/** One, one of several, or several at once. What there is stays; what is added is another one. */
function prestigeForms(bonus: readonly (readonly Bonus[])[]): Choosable[] {
  const now = bonus.flat();
  const keys = new Set(now.map((one) => JSON.stringify(one)));
  const others = BONUSES.filter((one) => !keys.has(JSON.stringify(one)));
  const all = [...now, ...others, ...BONUSES].slice(0, BONUSES.length);
  const isKept = (form: readonly (readonly Bonus[])[]) =>
    form.length === bonus.length && form.every((each, i) => each.length === bonus[i]?.length) ? bonus : form;
  return [
    { value: isKept([[all[0]]]), label: word('form_one') },
    { value: isKept([[all[0]], [all[1]]]), label: word('form_one_of_two') },
    { value: isKept([[all[0]], [all[1]], [all[2]]]), label: word('form_one_of_three') },
    { value: isKept(BONUSES.map((one) => [one])), label: word('form_one_of_four') },
    { value: isKept([[all[0], all[1]]]), label: word('form_both') },
  ];
}

/** The editions have different words for the cards below the columns. */
function cardsOfColumns({ game }: Pack, number: number): Pick<ComponentEntry, 'group' | 'label'> {
  return game === '1893-first-edition'
    ? { group: 'bonus-cards', label: numbered('part_bonus_cards', number) }
    : { group: 'prestige', label: numbered('part_prestige', number) };
}

function prestige(pack: Pack): ComponentEntry[] {
  const choices = BONUSES.map((bonus): Choosable => ({ value: bonus, label: bonusLabel(bonus) }));
  return listAt(pack, 'prestige').map((_, i) => {
    const path = `prestige.${i}`;
    const bonus = listAt(pack, `${path}.bonus`) as readonly (readonly Bonus[])[];
    let number = 0;
    return entry({
      path,
      ...cardsOfColumns(pack, i + 1),
      count: 1,
      fields: [
        choiceField(`${path}.bonus`, word('label_form'), prestigeForms(bonus)),
        ...bonus.flatMap((effects, either) =>
          effects.map((_effect, all) => {
            number++;
            return choiceField(`${path}.bonus.${either}.${all}`, numbered('label_bonus', number), choices);
          }),
        ),
        numberField(`${path}.symbols`, word('label_symbols'), 0, 9),
        numberField(`${path}.manneken`, word('label_manneken'), 0, 9),
      ],
    });
  });
}

function exhibitions(pack: Pack): ComponentEntry[] {
  return [
    ...listAt(pack, 'exhibitions').map((_, i) =>
      entry({
        path: `exhibitions.${i}`,
        group: 'exhibitions',
        label: numbered('part_exhibitions', i + 1),
        count: 1,
        fields: [numberField(`exhibitions.${i}.year`, word('label_year'), 1, 9999)],
      }),
    ),
    entry({ path: 'exhibitionFrancs', group: 'exhibitions' }),
  ];
}

function supply(pack: Pack): ComponentEntry[] {
  const cubes = ['wood', 'iron', 'stone', 'joker'] as const;
  const many = (path: PackPath, most: number, least = 0) =>
    entry({
      path,
      group: 'supply',
      count: count(pack, path),
      fields: [numberField(path, word('label_count'), least, most)],
    });
  return [
    entry({
      path: 'cubes',
      group: 'supply',
      count: cubes.reduce((sum, cube) => sum + count(pack, `cubes.${cube}`), 0),
      fields: cubes.map((cube) => numberField(`cubes.${cube}`, named('material', cube), 0, 99)),
    }),
    { ...many('artworksPerColour', 99, 2), count: 5 * count(pack, 'artworksPerColour') },
    { ...many('architects', 20, 3), count: BOARDS * count(pack, 'architects') },
    entry({
      path: 'startFrancs',
      group: 'supply',
      fields: numberFields(pack, 'startFrancs', 'label_seat'),
    }),
    entry({
      path: 'displayCosts',
      group: 'nobles',
      count: 1,
      fields: numberFields(pack, 'displayCosts', 'label_place'),
    }),
  ];
}

function numbers(): ComponentEntry[] {
  const of = (path: PackPath, min: number, max: number) =>
    entry({ path, group: 'numbers', fields: [numberField(path, word('label_value'), min, max)] });
  return [
    of('architectsInCourthouse', 0, 20),
    of('noJokerBonus', 0, 99),
    of('francsPerUnit', 1, 99),
    of('unpaidNoblePenalty', 0, 99),
    of('firstPlayerBonus', 0, 99),
    of('firstToPassManneken', 0, 99),
    of('francsPerSet', 1, 99),
    of('architectsNotCounted', 0, 99),
    of('jokersAtMarket', 0, 99),
    of('cubesPerMaterialsAction', 1, 2),
  ];
}

function belleEpoque(pack: Pack): ComponentEntry[] {
  const of = (path: string, wanted: Partial<ComponentEntry>) =>
    entry({ path: `belleEpoque.${path}`, group: 'belle-epoque', ...wanted });
  const cards = listAt(pack, 'belleEpoque.cards');
  const tiles = listAt(pack, 'belleEpoque.tiles');
  const places = Array.from({ length: COLUMNS }, (_, i) => i + 1);
  const spaces = places.flatMap((row) =>
    places.map((column): Choosable => ({ value: [row, column], label: word('label_at', { row, column }) })),
  );
  return [
    ...nobles(pack, 'belleEpoque.nobles', 'belle-epoque'),
    of('glass', { count: count(pack, 'belleEpoque.glass') }),
    of('travellers', {
      count: count(pack, 'belleEpoque.travellers'),
      fields: [numberField('belleEpoque.travellers', word('label_count'), 0, 20)],
    }),
    of('surcharges', { count: 1, fields: numberFields(pack, 'belleEpoque.surcharges', 'label_site') }),
    of('cross', {
      fields: listAt(pack, 'belleEpoque.cross').map((_, i) =>
        choiceField(`belleEpoque.cross.${i}`, numbered('label_tile', i + 1), spaces),
      ),
    }),
    of('bonusTiles', {
      fields: numberFields(pack, 'belleEpoque.bonusTiles', 'label_players', { from: 2, min: 1, max: 7 }),
    }),
    of('portraitLevel', {}),
    of('cards', {
      count: cards.length,
      pictures: cards.map((_, i) => `belleEpoque.cards.${i}`),
      fields: numberFields(pack, 'belleEpoque.cards', 'label_card'),
    }),
    of('tiles', {
      count: tiles.length,
      pictures: tiles.map((_, i) => `belleEpoque.tiles.${i}`),
      fields: tiles.flatMap((_, tile) =>
        listAt(pack, `belleEpoque.tiles.${tile}`).map((_number, i) =>
          numberField(
            `belleEpoque.tiles.${tile}.${i}`,
            numbered('label_players', i + 2),
            0,
            99,
            named('tile', tile),
          ),
        ),
      ),
    }),
  ];
}

function asymmetric(pack: Pack): ComponentEntry[] {
  return [
    entry({
      path: 'asymmetric.otherStrips',
      group: 'asymmetric',
      count: listAt(pack, 'asymmetric.otherStrips').length,
      fields: stripFields(pack, 'asymmetric.otherStrips'),
      isSet: true,
    }),
    ...listAt(pack, 'asymmetric.boards').map((_, i) => {
      const path = `asymmetric.boards.${i}`;
      const tracks = TRACKS.map((track) => `${path}.tracks.${track}`);
      const inLine = (list: PackPath, line: Label, key: string, min: number, max: number) =>
        listAt(pack, list).map((_value, at) =>
          numberField(`${list}.${at}`, numbered(key, at + 1), min, max, line),
        );
      return entry({
        path,
        group: 'asymmetric',
        label: word('part_asymmetric_boards'),
        name: String(valueAt(pack, `${path}.name`)),
        count: 1,
        marked: [...tracks, `${path}.houseCosts`, `${path}.multiplier`],
        fields: [
          ...TRACKS.flatMap((track, at) => inLine(tracks[at], named('track', track), 'label_space', 0, 99)),
          ...inLine(`${path}.houseCosts`, word('part_house_costs'), 'label_house', 2, 4),
          numberField(`${path}.multiplier`, word('label_multiplier'), 1, 9),
          ...powerFields(pack, `${path}.power`),
        ],
      });
    }),
  ];
}

/** What an architect can do is the board's own; how much it brings may be corrected. */
function powerFields(pack: Pack, path: PackPath): Field[] {
  const cubes = namedChoices('material', ['wood', 'iron', 'stone', 'glass', 'joker']);
  return [
    ...(['francs', 'points'] as const)
      .filter((gain) => valueAt(pack, `${path}.${gain}`) !== undefined)
      .map((gain) => numberField(`${path}.${gain}`, word(`effect_${gain}`), 0, 9)),
    ...listAt(pack, `${path}.cubes`).map((_, colour) =>
      choiceField(`${path}.cubes.${colour}`, named('colour', colour), cubes),
    ),
  ];
}
