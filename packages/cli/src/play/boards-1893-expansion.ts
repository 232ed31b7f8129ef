/** What Belle Époque lays beside the boards: the sites with their cards and pavilions, the bonus tiles. */
import { NONE } from '@horta/engine';
import { MATERIAL_NAMES, type State } from '@horta/engine/1893';
import type { Speaker } from '@horta/words';
import { label, mark } from './seats-1893.ts';
import { wrapped } from './text.ts';

const GLASS = MATERIAL_NAMES.indexOf('glass');

/** Nothing without the expansion. */
export function expansion1893(s: State, speaker: Speaker): string[] {
  if (s.siteCards.length === 0) return [];
  return [
    `    ${label(s, speaker, 'pavilions')}`,
    ...s.siteCards.flatMap((_, site) => siteLines(s, speaker, site)),
    '',
    `    ${label(s, speaker, 'tiles')}`,
    ...s.bonusTiles.flatMap((_, slot) => tileLines(s, speaker, slot)),
  ];
}

/** Whose pavilion stands there or what a site costs on top; then the card, which its owner has, and whether it is used. */
function siteLines(s: State, speaker: Speaker, site: number): string[] {
  const owner = s.pavilions[site] ?? NONE;
  const card = s.siteCards[site] ?? NONE;
  const glass = s.rules.surcharges[site] ?? 0;
  const price = glass === 0 ? '' : ` (+${glass} ${speaker.name(s, 'material', GLASS)})`;
  const isUsed = ((s.usedCards >> site) & 1) === 1;
  const holder = owner === NONE ? `${label(s, speaker, 'free')}${price}` : ownerName(speaker, owner);
  const used = isUsed ? ` (${label(s, speaker, 'used')})` : '';
  const effect = speaker.name(s, 'card-effect', card);
  return wrapped(`    ${site + 1}: ${holder} · ${speaker.name(s, 'card', card)}${used} – ${effect}`, 7);
}

function tileLines(s: State, speaker: Speaker, slot: number): string[] {
  const owner = s.bonusOwners[slot] ?? NONE;
  const tile = s.bonusTiles[slot] ?? NONE;
  const holder = owner === NONE ? label(s, speaker, 'free') : ownerName(speaker, owner);
  const effect = speaker.name(s, 'tile-effect', tile);
  return wrapped(`    ${holder} · ${speaker.name(s, 'tile', tile)} – ${effect}`, 7);
}

function ownerName(speaker: Speaker, seat: number): string {
  return `^${mark(seat)} ${speaker.player(seat)}`;
}
