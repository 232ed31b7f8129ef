/** Belle Époque and the asymmetric boards: sites, cards, bonus tiles and powers. */
import { NONE, type Seat } from '@horta/engine';
import { COLUMNS, isReady, type State, TILES, type TileName } from '@horta/engine/1893';
import { chosenAt, type Described, description, type Telling } from '../../../describing.ts';
import { capitalised } from '../../../text.ts';
import { francs, playerName, points, type Voice } from '../../../voice.ts';
import { boardDifference, boardName } from '../architect-boards.ts';
import { cardEffect, cardInFull, cardName, glass, siteName, tileEffect, tileName } from '../cards.ts';
import { tileGains } from '../label-facts.ts';
import { m } from '../tips.ts';
import { powerLine, sentence } from './extras.ts';

/** A place for a pavilion, and its card. */
export function siteTip(telling: Telling<State>, site: number): Described | undefined {
  const { v, s, reader, choice } = telling;
  const surcharge = s.rules.surcharges[site];
  if (surcharge === undefined) return undefined;
  const owner = s.pavilions[site] ?? NONE;
  const title = capitalised(v.locale, siteName(v, s, site));
  // The choice names the card and what the site costs.
  if (chosenAt(telling) !== undefined) return description(title, visitLine(v, s, site));
  return description(
    title,
    choice?.reason !== undefined
      ? undefined
      : owner === NONE
        ? freeSite(v, surcharge)
        : takenSite(v, owner, reader),
    sentence(v, cardInFull(v, s, s.siteCards[site] ?? NONE)),
    visitLine(v, s, site),
  );
}

function freeSite(v: Voice, surcharge: number): string {
  return surcharge === 0 ? m.tip_site_free({}, v) : m.tip_site_glass({ glass: glass(v, surcharge) }, v);
}

function takenSite(v: Voice, owner: Seat, reader: Seat | undefined): string {
  return owner === reader ? m.tip_site_yours({}, v) : m.tip_site_of({ player: playerName(v, owner) }, v);
}

function visitLine(v: Voice, s: State, site: number): string {
  const row = s.meeples.slice(site * COLUMNS, (site + 1) * COLUMNS);
  const colours = new Set(row.filter((meeple) => meeple !== NONE)).size;
  return m.tip_site_visit({ one: points(v, 1), row: site + 1, points: points(v, colours) }, v);
}

export function ownCardTip(telling: Telling<State>, seat: Seat, site: number): Described | undefined {
  const { v, s } = telling;
  const card = s.siteCards[site];
  if (card === undefined) return undefined;
  const title = capitalised(v.locale, cardName(v, card));
  if (chosenAt(telling) !== undefined) return description(title);
  return description(
    title,
    sentence(v, cardEffect(v, s, card)),
    isReady(s, seat, card) ? m.tip_card_ready({}, v) : usedLine(v, s),
  );
}

function usedLine(v: Voice, s: State): string {
  return s.round < s.rules.rounds ? m.tip_card_used({}, v) : m.tip_card_used_last({}, v);
}

/** Those that work before the end, or say themselves that it is about the end. */
const AT_ALL_TIMES: readonly TileName[] = ['portrait', 'patrons'];

export function tileTip(telling: Telling<State>, tile: number): Described | undefined {
  const { v, s, reader, choice } = telling;
  const slot = s.bonusTiles.indexOf(tile);
  const name = TILES[tile];
  if (name === undefined || slot === NONE) return undefined;
  const effect = tileEffect(v, s, tile);
  const owner = s.bonusOwners[slot] ?? NONE;
  const title = m.tip_tile_title({ tile: tileName(v, tile) }, v);
  if (chosenAt(telling) !== undefined) return description(title, tileGainLine(v, s, tile, reader));
  return description(
    title,
    AT_ALL_TIMES.includes(name) ? sentence(v, effect) : m.tip_tile({ effect }, v),
    choice?.reason === undefined ? tileOwnerLine(v, owner, reader) : undefined,
    owner === NONE || owner === reader ? tileGainLine(v, s, tile, reader) : undefined,
  );
}

function tileOwnerLine(v: Voice, owner: Seat, reader: Seat | undefined): string {
  if (owner === NONE) return m.tip_tile_free({}, v);
  return owner === reader ? m.tip_tile_yours({}, v) : m.tip_tile_of({ player: playerName(v, owner) }, v);
}

/** What the tile would bring the reader now. Those that change the scoring itself bring nothing that can be told here. */
function tileGainLine(v: Voice, s: State, tile: number, reader: Seat | undefined): string | undefined {
  if (reader === undefined) return undefined;
  const gains = tileGains(s, reader, tile);
  if (gains.francs > 0) return m.tip_tile_now({ gain: francs(v, gains.francs) }, v);
  return gains.points > 0 ? m.tip_tile_now({ gain: points(v, gains.points) }, v) : undefined;
}

/** The architect board of a seat. */
export function powerTip({ v, s }: Telling<State>, seat: Seat): Described {
  const board = s.boards[seat] ?? 0;
  const title = capitalised(v.locale, boardName(v, s.rules, board));
  if (s.rules.boards.length === 1) return description(title, m.tip_board_alike({}, v));
  if (board === 0) return description(title, m.tip_board_none({}, v));
  const difference = boardDifference(v, s.rules, board);
  return description(title, powerLine(v, s, seat), difference === '' ? undefined : sentence(v, difference));
}
