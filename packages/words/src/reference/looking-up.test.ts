/** What players type leads to the rule that they mean: among the first three that are found. */
import { GAME_IDS, type GameId, loadGame } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { loadDescriptions } from '../fetched.ts';
import { LOCALES, type Locale } from '../locale.ts';
import { factsOf } from './facts.ts';
import { loadRulebook, loadRulebookWords, loadRulings, loadRulingWords } from './load.ts';
import { type Entry, entriesOf, search } from './search.ts';

const FIRST = 3;
const AT_ONCE = 2;

test.each<readonly [GameId, Locale, string, string]>([
  ['1893', 'en', 'tie', 'first-player'],
  ['1893', 'en', 'ties in a column', 'columns'],
  ['1893', 'en', 'tiebreaker', 'first-player'],
  ['1893', 'en', 'how do I pay', 'payment'],
  ['1893', 'en', 'paying nobles', 'paying-nobles'],
  ['1893', 'en', 'bid back', 'bids'],
  ['1893', 'en', 'auction', 'bids'],
  ['1893', 'en', 'joker', 'payment'],
  ['1893', 'en', 'first player', 'first-player'],
  ['1893', 'en', 'glass', 'glass'],
  ['1893', 'en', 'who wins?', 'winner'],
  ['1893', 'en', 'selling paintings', 'sales'],
  ['1893', 'en', 'iris majorty', 'irises'],
  ['1893', 'en', 'nobel', 'nobles'],
  ['1893', 'en', 'passing early', 'passing'],
  ['1893', 'en', 'prison', 'courthouse'],
  ['1893', 'en', 'two players', 'two-players'],
  ['1893', 'en', 'R-26', 'boards'],
  ['1893', 'fr', 'égalités', 'irises'],
  ['1893', 'fr', 'comment payer', 'payment'],
  ['1893', 'fr', 'enchere', 'bids'],
  ['1893', 'fr', 'boussole', 'compass'],
  ['1893', 'fr', 'qui gagne', 'winner'],
  ['1893', 'fr', 'premier joueur', 'first-player'],
  ['1893', 'fr', 'vendre', 'sales'],
  ['1893', 'de', 'Mehrheit', 'irises'],
  ['1893', 'de', 'Irismehrheiten', 'irises'],
  ['1893', 'de', 'Gleichstand', 'irises'],
  ['1893', 'de', 'bieten', 'bids'],
  ['1893', 'de', 'Haus bauen', 'construction'],
  ['1893', 'de', 'Adlige', 'nobles'],
  ['1893', 'es', 'desempates', 'irises'],
  ['1893', 'nl', 'gelijkspel', 'irises'],
  ['1893-first-edition', 'en', 'selling', 'sales'],
  ['1897', 'en', 'coat of arms', 'coats-of-arms'],
  ['1897', 'fr', 'prison', 'prison'],
])('%s, %s: %s finds %s', async (game, locale, query, topic) => {
  expect((await found(game, locale, query)).slice(0, FIRST)).toContain(topic);
});

// What owners of the box looked up, in their words: no further down than the second.
test.each<readonly [GameId, Locale, string, string]>([
  ['1893', 'en', 'may I keep two of the same noble?', 'nobles'],
  ['1893', 'en', 'two same nobles', 'nobles'],
  ['1893', 'en', 'same noble', 'nobles'],
  ['1893', 'en', 'identical nobles', 'nobles'],
  ['1893', 'en', 'duplicate noble', 'nobles'],
  ['1893', 'en', 'keep same noble twice', 'nobles'],
  ['1893', 'de', 'zwei gleiche Adlige', 'nobles'],
  ['1893', 'de', 'Adeliger nicht bezahlt', 'paying-nobles'],
  ['1893', 'de', 'Gerichtshof', 'courthouse'],
  ['1893', 'de', 'doppelte Persönlichkeit', 'nobles'],
  ['1893', 'de', 'gleiche Persönlichkeit behalten', 'nobles'],
  ['1893', 'fr', 'deux notables identiques', 'nobles'],
  ['1893', 'fr', 'même notable', 'nobles'],
  ['1893', 'fr', 'notable en double', 'nobles'],
  ['1893', 'es', 'dos nobles iguales', 'nobles'],
  ['1893', 'es', 'mismo noble', 'nobles'],
  ['1893', 'es', 'noble repetido', 'nobles'],
  ['1893', 'es', 'noble duplicado', 'nobles'],
  ['1893', 'nl', 'twee dezelfde notabelen', 'nobles'],
  ['1893', 'nl', 'dezelfde edelman', 'nobles'],
  ['1893', 'nl', 'dubbele notabele', 'nobles'],
  ['1893-first-edition', 'en', 'same noble twice', 'nobles'],
  ['1893-first-edition', 'fr', 'notables identiques', 'nobles'],
  ['1893', 'en', 'black artwork', 'workshop'],
  ['1893', 'en', 'black tile', 'workshop'],
  ['1893', 'fr', 'oeuvre noire', 'workshop'],
  ['1893', 'de', 'Schwarzes Kunstwerk', 'workshop'],
  ['1893', 'es', 'obra negra', 'workshop'],
  ['1893', 'nl', 'zwart kunstwerk', 'workshop'],
  ['1893', 'en', 'compas needle overlap', 'compass'],
  ['1893', 'en', 'compass needles', 'compass'],
  ['1893', 'fr', 'branche du compas', 'compass'],
  ['1893', 'en', 'can I bid zero', 'bids'],
  ['1893', 'en', 'bid nothing', 'bids'],
  ['1893', 'fr', 'miser zéro', 'bids'],
  ['1893', 'de', 'null bieten', 'bids'],
  ['1893', 'es', 'apostar cero', 'bids'],
  ['1893', 'nl', 'nul bieden', 'bids'],
  ['1893-first-edition', 'en', 'optional action', 'turn'],
  ['1893-first-edition', 'en', 'secondary action', 'free-action'],
  ['1893', 'en', 'optional action', 'turn'],
  ['1893', 'en', 'white artwork', 'white-artworks'],
  ['1893', 'en', 'glass', 'glass'],
  ['1893', 'en', 'train', 'travellers'],
  ['1893', 'en', 'belle epoque setup', 'belle-epoque-setup'],
  ['1893', 'en', 'pavilions', 'pavilions'],
  ['1893', 'en', 'bonus tile', 'bonus-tiles'],
  ['1893', 'en', 'architect board power', 'boards'],
  ['1893', 'en', 'how do I win', 'winner'],
  ['1893', 'en', 'what do I get for unpaid nobles', 'paying-nobles'],
  ['1893', 'en', 'unpaid noble', 'paying-nobles'],
  ['1893', 'en', 'when do I lose a worker', 'courthouse'],
  ['1893', 'en', 'worker in jail', 'courthouse'],
  ['1893', 'en', 'wild material', 'payment'],
  ['1893', 'en', 'how many coins to start', 'setup'],
  ['1893', 'en', 'first player marker', 'first-player'],
  ['1893', 'en', 'start player', 'first-player'],
  ['1893', 'en', 'crest majority', 'irises'],
  ['1893', 'en', 'coat of arms', 'irises'],
  ['1893', 'en', 'shield', 'irises'],
  ['1893', 'en', 'atelier', 'workshop'],
  ['1893', 'en', 'studio', 'workshop'],
  ['1893', 'en', 'sell painting', 'sales'],
  ['1893', 'en', 'sell art', 'sales'],
  ['1893', 'en', 'most workers in column', 'columns'],
  ['1893', 'en', 'ghost player', 'two-players'],
  ['1893', 'en', 'dummy workers', 'neutral-architects'],
  ['1893', 'fr', 'jeton premier joueur', 'first-player'],
  ['1893', 'fr', 'ouvrier en prison', 'courthouse'],
  ['1893', 'fr', 'tribunal', 'courthouse'],
  ['1893', 'fr', 'vendre un tableau', 'sales'],
  ['1893', 'fr', 'noble impayé', 'paying-nobles'],
  ['1893', 'fr', 'blason majorité', 'irises'],
  ['1893', 'fr', 'pas payer les nobles', 'paying-nobles'],
  ['1893', 'de', 'Gericht', 'courthouse'],
  ['1893', 'de', 'Adelige bezahlen', 'paying-nobles'],
  ['1893', 'de', 'Bild verkaufen', 'sales'],
  ['1893', 'de', 'Gemälde verkaufen', 'sales'],
  ['1893', 'de', 'Startspieler', 'first-player'],
  ['1893', 'de', 'Wappen Mehrheit', 'irises'],
  ['1893', 'de', 'Arbeiter im Gefängnis', 'courthouse'],
  ['1893', 'de', 'Werkstatt', 'workshop'],
  ['1893', 'de', 'Joker Material', 'payment'],
  ['1893', 'es', 'vender cuadro', 'sales'],
  ['1893', 'es', 'nobles sin pagar', 'paying-nobles'],
  ['1893', 'es', 'tribunal', 'courthouse'],
  ['1893', 'es', 'primer jugador', 'first-player'],
  ['1893', 'es', 'escudo mayoría', 'irises'],
  ['1893', 'es', 'taller', 'workshop'],
  ['1893', 'nl', 'schilderij verkopen', 'sales'],
  ['1893', 'nl', 'edelen niet betaald', 'paying-nobles'],
  ['1893', 'nl', 'gerechtshof', 'courthouse'],
  ['1893', 'nl', 'eerste speler', 'first-player'],
  ['1893', 'nl', 'wapenschild meerderheid', 'irises'],
  ['1893', 'nl', 'werkplaats', 'workshop'],
  ['1893', 'en', 'buy artwork', 'workshop'],
  ['1893', 'en', 'end scoring', 'final-scoring'],
  ['1893', 'en', 'tie for victory', 'winner'],
  ['1893', 'en', 'swap joker', 'noble-effects'],
  ['1893', 'fr', 'tuile noire', 'workshop'],
  ['1893', 'de', 'schwarzes Plättchen', 'workshop'],
  ['1893', 'es', 'ficha negra', 'workshop'],
  ['1893', 'nl', 'zwarte tegel', 'workshop'],
  ['1893-first-edition', 'fr', 'action facultative', 'turn'],
  ['1893-first-edition', 'de', 'freiwillige Aktion', 'turn'],
  ['1893-first-edition', 'es', 'acción opcional', 'turn'],
  ['1893-first-edition', 'nl', 'actie verplicht', 'turn'],
  ['1893', 'fr', 'acheter une peinture', 'workshop'],
  ['1897', 'en', 'same noble twice', 'nobles'],
  ['1897', 'de', 'gleiche Adlige', 'nobles'],
  ['1897', 'fr', 'notable identique', 'nobles'],
  ['1897', 'es', 'noble repetido', 'nobles'],
  ['1897', 'nl', 'dezelfde edelman', 'nobles'],
  ['1893', 'en', 'saintenoy', 'saintenoy'],
  ['1893', 'en', 'free choice of needle', 'payment'],
  ['1893', 'en', 'train ticket', 'travellers'],
  ['1893', 'en', 'white tile', 'white-artworks'],
  ['1893', 'en', 'glass material', 'glass'],
  ['1893', 'en', 'pavilion site', 'pavilions'],
  ['1893', 'en', 'architect in jail', 'courthouse'],
  ['1893', 'en', 'wild', 'payment'],
  ['1893', 'en', 'who goes first', 'first-player'],
  ['1893', 'en', 'use noble again', 'nobles'],
  ['1893', 'en', 'artwork colours when passing', 'passing'],
  ['1893', 'en', 'move indicator', 'sales'],
  ['1893', 'fr', 'payer 3 FB au lieu d’un matériau', 'payment'],
  ['1893', 'de', 'Kompass', 'compass'],
  ['1893', 'de', 'Haus bezahlen mit Joker', 'payment'],
  ['1893', 'nl', 'kompas', 'compass'],
  ['1893', 'nl', 'huis betalen', 'payment'],
  ['1893', 'fr', 'ressources', 'materials'],
  ['1893', 'en', 'resources', 'materials'],
  ['1893', 'de', 'Ressourcen', 'materials'],
  ['1893', 'es', 'recursos', 'materials'],
  ['1893', 'nl', 'grondstoffen', 'materials'],
  ['1893', 'en', 'can I sell two artworks', 'sales'],
  ['1893', 'en', 'house on my own space', 'free-action'],
  ['1893', 'en', 'build outside the active area', 'house-space'],
  ['1893', 'en', 'who gets the bid money', 'bids'],
  ['1893', 'en', 'do I get my bid back', 'bids'],
  ['1893', 'en', 'minimum bid', 'bids'],
  ['1893', 'en', 'unpaid nobles minus points', 'paying-nobles'],
  ['1893', 'en', 'negative points', 'paying-nobles'],
  ['1893', 'en', 'how many workers to brussels', 'brussels'],
  ['1893', 'en', 'use action in brussels again', 'brussels'],
  ['1893', 'en', 'pass bonus', 'passing'],
  ['1893', 'en', 'passing first card', 'passing'],
  ['1893', 'en', 'noble deck empty', 'nobles'],
  ['1893', 'en', 'coins limited', 'money'],
  ['1893', 'en', 'run out of money', 'money'],
  ['1893', 'en', 'empty stack', 'workshop'],
  ['1893', 'en', 'majority in brussels', 'courthouse'],
  ['1893', 'en', 'column tie', 'columns'],
  ['1893', 'en', 'iris tie', 'irises'],
  ['1893', 'en', 'prestige card under row', 'prestige-cards'],
  ['1893', 'en', 'multiplier', 'rows'],
  ['1893', 'fr', 'récupérer sa mise', 'bids'],
  ['1893', 'fr', 'mise minimum', 'bids'],
  ['1893', 'fr', 'points négatifs', 'paying-nobles'],
  ['1893', 'fr', 'passer en premier', 'passing'],
  ['1893', 'fr', 'construire hors de la zone active', 'house-space'],
  ['1893', 'fr', 'vendre deux oeuvres', 'sales'],
  ['1893', 'fr', 'pioche vide', 'nobles'],
  ['1893', 'fr', 'égalité colonne', 'columns'],
  ['1893', 'fr', 'majorité iris', 'irises'],
  ['1893', 'de', 'Gebot zurück', 'bids'],
  ['1893', 'de', 'Mindestgebot', 'bids'],
  ['1893', 'de', 'negative Punkte', 'paying-nobles'],
  ['1893', 'de', 'zuerst passen', 'passing'],
  ['1893', 'de', 'außerhalb des aktiven Bereichs bauen', 'house-space'],
  ['1893', 'de', 'Arbeiter verlieren', 'courthouse'],
  ['1893', 'de', 'Mehrheit in Brüssel', 'courthouse'],
  ['1893', 'de', 'Gleichstand Spalte', 'columns'],
  ['1893', 'de', 'Spielaufbau', 'setup'],
  ['1893', 'de', 'Adlige doppelt', 'nobles'],
  ['1893', 'de', 'Nobles bezahlen', 'paying-nobles'],
  ['1893', 'es', 'recuperar apuesta', 'bids'],
  ['1893', 'es', 'puntos negativos', 'paying-nobles'],
  ['1893', 'es', 'pasar primero', 'passing'],
  ['1893', 'es', 'construir fuera de la zona activa', 'house-space'],
  ['1893', 'es', 'empate columna', 'columns'],
  ['1893', 'es', 'mayoría en Bruselas', 'courthouse'],
  ['1893', 'es', 'peón en la cárcel', 'courthouse'],
  ['1893', 'nl', 'bod terug', 'bids'],
  ['1893', 'nl', 'negatieve punten', 'paying-nobles'],
  ['1893', 'nl', 'als eerste passen', 'passing'],
  ['1893', 'nl', 'bouwen buiten het actieve gebied', 'house-space'],
  ['1893', 'nl', 'gelijkspel kolom', 'columns'],
  ['1893', 'nl', 'meerderheid in Brussel', 'courthouse'],
  ['1893', 'nl', 'pion in de gevangenis', 'courthouse'],
  ['1893-first-edition', 'en', 'building outside the open area', 'house-space'],
  ['1893-first-edition', 'en', 'coat of arms', 'irises'],
  ['1893-first-edition', 'en', 'first player token', 'first-player'],
  ['1893-first-edition', 'en', 'worker in jail', 'courthouse'],
  ['1893-first-edition', 'de', 'Wappen', 'irises'],
  ['1893-first-edition', 'fr', 'blasons', 'irises'],
  ['1897', 'en', 'jail', 'prison'],
  ['1897', 'en', 'sell artwork', 'sales'],
  ['1897', 'en', 'unpaid noble', 'paying-nobles'],
  ['1897', 'fr', 'notable impayé', 'paying-nobles'],
  ['1897', 'de', 'Gefängnis', 'prison'],
  ['1897', 'de', 'Adlige', 'nobles'],
  ['1897', 'nl', 'schilderij', 'artworks'],
  ['1897', 'es', 'cuadro', 'artworks'],
  ['1897', 'en', 'painting', 'artworks'],
])('%s, %s: %s finds %s at once', async (game, locale, query, topic) => {
  expect((await found(game, locale, query)).slice(0, AT_ONCE)).toContain(topic);
});

// What only some tables play by comes first for whoever means it.
test.each<readonly [GameId, Locale, string, string]>([
  ['1893', 'en', 'white artwork', 'white-artworks'],
  ['1893', 'fr', 'œuvre blanche', 'white-artworks'],
  ['1893', 'de', 'weiße Kunstwerke', 'white-artworks'],
  ['1893', 'es', 'obra blanca', 'white-artworks'],
  ['1893', 'nl', 'wit kunstwerk', 'white-artworks'],
  ['1893', 'en', 'glass', 'glass'],
  ['1893', 'en', 'setup of belle epoque', 'belle-epoque-setup'],
  ['1893', 'en', 'saintenoy', 'saintenoy'],
  ['1893', 'en', 'compass', 'compass'],
  ['1893', 'en', 'setup', 'setup'],
  ['1893', 'en', 'pavilions', 'pavilions'],
])('%s, %s: %s finds %s first', async (game, locale, query, topic) => {
  expect((await found(game, locale, query))[0]).toBe(topic);
});

describe.each(GAME_IDS)('every topic of %s is found by its title', (game) => {
  test.each(LOCALES)('in %s', async (locale) => {
    const missed: string[] = [];
    for (const { title, topic } of await entriesIn(game, locale)) {
      const places = await found(game, locale, title.text);
      if (!places.slice(0, FIRST).includes(topic)) missed.push(title.text);
    }
    expect(missed).toEqual([]);
  });
});

/** The topics that are found, the best first. */
async function found(game: GameId, locale: Locale, query: string): Promise<readonly string[]> {
  return search(await entriesIn(game, locale), query).map(({ topic }) => topic);
}

const known = new Map<string, Promise<readonly Entry[]>>();

/** Each rulebook is read once in each language. */
function entriesIn(game: GameId, locale: Locale): Promise<readonly Entry[]> {
  const key = `${game} ${locale}`;
  const entries = known.get(key) ?? readEntries(game, locale);
  known.set(key, entries);
  return entries;
}

async function readEntries(game: GameId, locale: Locale): Promise<readonly Entry[]> {
  await loadGame(game);
  await Promise.all([
    loadDescriptions(game, locale),
    loadRulebookWords(game, locale),
    loadRulingWords(locale),
  ]);
  const [book, rulings] = await Promise.all([loadRulebook(game), loadRulings()]);
  const here = rulings.filter(({ games }) => games.includes(game));
  return entriesOf(book, { locale, names: [] }, factsOf(game), here);
}
