/** What the header of a record says, also where the rules can't make sense of the record any more. */
import { parseJson, recordFromText, rulesOfRecord } from '@horta/engine';
import type { Finding, FixedFact } from './findings.ts';
import { canonical, type FixedFacts, packDigestOf } from './fixed.ts';
import type { Proof } from './proof.ts';

interface Header {
  readonly game?: string;
  readonly version?: unknown;
  readonly players?: unknown;
  readonly options?: unknown;
  readonly pack?: string;
  readonly packData?: unknown;
  readonly seed?: string;
  readonly deal?: object;
}

const SITTERS = '# sitters:';

/** As its reader has it, with all options; if it can't be read, as it stands there. */
export function headerIn(text: string): Header {
  try {
    const record = recordFromText(text);
    return { ...record, options: rulesOfRecord(record).options };
  } catch {
    return Object.fromEntries(headerLines(text).map(([key, value]) => [key, plain(value)]));
  }
}

function headerLines(text: string): [string, string][] {
  const lines = text.split('\n').map((line) => line.trim());
  const start = lines.findIndex((line) => line !== '' && !line.startsWith('#'));
  const end = lines.indexOf('', start);
  return lines.slice(start + 1, end < 0 ? undefined : end).flatMap((line): [string, string][] => {
    const [, key, value] = /^(\w+): (.*)$/.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key, value]];
  });
}

/** Some values are written as JSON, and some names as they are: `1893` is a game, not a number. */
function plain(value: string): unknown {
  try {
    const json = parseJson(value);
    return typeof json === 'number' ? value : json;
  } catch {
    return value;
  }
}

/** Whatever was fixed before the deal and is another in this record. */
export function fixedFindings(proof: Proof, fixed: FixedFacts, header: Header, text: string): Finding[] {
  const sitters = sittersIn(text);
  const seats = fixed.seats.map((seat) => ('bot' in seat ? seat.bot : 'person'));
  const found = sitters ?? seats;
  const told: [FixedFact, unknown, unknown][] = [
    ['table', fixed.table, proof.table],
    ['attempt', fixed.attempt, proof.attempt],
    ['game', fixed.game, header.game],
    ['version', String(fixed.version), String(header.version)],
    ['pack', packNamed(fixed.pack, fixed.packDigest), packNamed(header.pack, digestIn(header))],
    ['options', fixed.options, header.options ?? {}],
    ['players', String(seats.length), String(header.players)],
    ['players', seats, found],
  ];
  return told.flatMap(([about, one, other]): Finding[] => {
    const [wanted, is] = [canonical(one), canonical(other)];
    return wanted === is ? [] : [{ finding: 'fixed', about, fixed: wanted, found: is }];
  });
}

/** A game's own by its fingerprint alone. */
function packNamed(pack: string | undefined, digest: string | undefined): unknown {
  return digest === undefined ? pack : [pack, digest];
}

function digestIn({ packData }: Header): string | undefined {
  return packData === undefined ? undefined : packDigestOf(Object(packData));
}

/** Who sits where by the comment of the record: bots by name. Undefined if there is no such comment. */
function sittersIn(text: string): string[] | undefined {
  const line = text
    .split('\n')
    .map((candidate) => candidate.trim())
    .find((candidate) => candidate.startsWith(SITTERS));
  if (line === undefined) return undefined;
  try {
    const list = parseJson(line.slice(SITTERS.length)) as readonly { readonly bot?: unknown }[];
    return list.map(({ bot }) => (typeof bot === 'string' ? bot : 'person'));
  } catch {
    return undefined;
  }
}

/** The text with the header that the proof is of, to see whether anything but the header was changed. */
export function mended(text: string, fixed: FixedFacts, seed: string): string {
  const { game, version, pack, options, seats } = fixed;
  const lines: Readonly<Record<string, string>> = {
    game,
    version: String(version),
    players: String(seats.length),
    options: JSON.stringify(options),
    pack,
    seed: JSON.stringify(seed),
    deal: '{}',
  };
  let isHeader = true;
  return text
    .split('\n')
    .map((line) => {
      if (line.trim() === '') isHeader = false;
      const [, key = ''] = /^\s*(\w+): /.exec(line) ?? [];
      const value = isHeader ? lines[key] : undefined;
      return value === undefined ? line : `${key}: ${value}`;
    })
    .join('\n');
}
