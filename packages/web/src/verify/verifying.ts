/** Checks a record here, in the browser: with what it saw at that table, if it was there. */
import { GAME_IDS, LONGEST_TEXT, loadGame } from '@horta/engine';
import { checkProof, type Kept, type Proof, proofIn, seedOf, type Verdict } from '@horta/online/chance';
import { keptOf } from '../online/kept-chance.ts';

/** Why there is nothing to check: each has its words. */
export type Trouble = 'too_large' | 'unreadable' | 'not_there' | 'no_answer';

export interface Checked {
  readonly verdict: Verdict;
  /** If it can be read. */
  readonly proof?: Proof & { readonly seed: string };
  /** Whether this browser saw anything of that table before the deal. */
  readonly wasHere: boolean;
}

/** A file by its text; a film dropped by mistake is not read. */
export async function textOfFile(file: File): Promise<string | Trouble> {
  if (file.size > LONGEST_TEXT) return 'too_large';
  try {
    return await file.text();
  } catch {
    return 'unreadable';
  }
}

/** From the server that the page came from. */
export async function fetchRecord(table: string): Promise<{ text: string } | { trouble: Trouble }> {
  try {
    const response = await fetch(`/api/tables/${table}/record`);
    // A server of files alone answers with the page itself, or with nothing.
    const isText = response.headers.get('content-type')?.startsWith('text/plain') === true;
    return response.ok && isText ? { text: await response.text() } : { trouble: 'not_there' };
  } catch {
    return { trouble: 'no_answer' };
  }
}

/** `table`: the one that was asked for, if it was one. */
export async function checked(text: string, table?: string): Promise<Checked | Trouble> {
  if (text.length > LONGEST_TEXT) return 'too_large';
  // Whatever the text says it is: which rules are wanted is found out with them.
  await Promise.all(GAME_IDS.filter((id) => text.includes(id)).map((id) => loadGame(id)));
  const found = proofIn(text);
  const proof = found === undefined || 'fault' in found ? undefined : found;
  const kept = keptFor(table ?? proof?.table, table !== undefined);
  return {
    verdict: checkProof(text, kept),
    ...(proof === undefined ? {} : { proof: { ...proof, seed: seedOf(proof) } }),
    wasHere: kept?.commitment !== undefined,
  };
}

/** Of a table that was asked for the name is known at least. */
function keptFor(table: string | undefined, isAsked: boolean): Kept | undefined {
  if (table === undefined) return undefined;
  return keptOf(table) ?? (isAsked ? { table } : undefined);
}
