/** How the nobles are drawn: each kind has a face of its own, so that one knows it without reading. */

export interface Look {
  readonly hair: 'parted' | 'bald' | 'wavy' | 'swept';
  readonly hat?: 'top' | 'bowler' | 'kepi' | 'beret' | 'cap';
  readonly beard?: 'full' | 'goatee' | 'chops' | 'long';
  readonly hasMoustache?: boolean;
  readonly hasGlasses?: boolean;
  readonly neck: 'bow' | 'cravat' | 'sash' | 'uniform' | 'scarf';
  /** Of hair and beard. */
  readonly shade: 'dark' | 'brown' | 'grey' | 'fair';
  /** Of the wall behind. */
  readonly wall: 'verdigris' | 'copper' | 'gold' | 'rose' | 'night';
}

const LOOKS: Readonly<Record<string, Look>> = {
  brugmann: { hair: 'parted', hat: 'top', hasMoustache: true, neck: 'cravat', shade: 'grey', wall: 'gold' },
  empain: {
    hair: 'parted',
    hat: 'bowler',
    beard: 'goatee',
    hasMoustache: true,
    neck: 'bow',
    shade: 'dark',
    wall: 'verdigris',
  },
  solvay: {
    hair: 'bald',
    beard: 'long',
    hasMoustache: true,
    hasGlasses: true,
    neck: 'cravat',
    shade: 'grey',
    wall: 'copper',
  },
  buls: { hair: 'parted', beard: 'chops', neck: 'sash', shade: 'brown', wall: 'night' },
  albert: { hair: 'parted', hat: 'kepi', hasMoustache: true, neck: 'uniform', shade: 'fair', wall: 'rose' },
  'van-de-velde': { hair: 'swept', hasGlasses: true, neck: 'bow', shade: 'brown', wall: 'verdigris' },
  vandervelde: {
    hair: 'parted',
    beard: 'full',
    hasMoustache: true,
    hasGlasses: true,
    neck: 'cravat',
    shade: 'dark',
    wall: 'rose',
  },
  maeterlinck: { hair: 'wavy', hasMoustache: true, neck: 'scarf', shade: 'fair', wall: 'night' },
  nagelmackers: {
    hair: 'bald',
    hat: 'cap',
    beard: 'full',
    hasMoustache: true,
    neck: 'uniform',
    shade: 'brown',
    wall: 'copper',
  },
  'privat-livemont': {
    hair: 'wavy',
    hat: 'beret',
    beard: 'goatee',
    hasMoustache: true,
    neck: 'scarf',
    shade: 'dark',
    wall: 'gold',
  },
};

const UNKNOWN_LOOK: Look = { hair: 'parted', neck: 'cravat', shade: 'brown', wall: 'verdigris' };

export function lookOf(noble: string): Look {
  return LOOKS[noble] ?? UNKNOWN_LOOK;
}
