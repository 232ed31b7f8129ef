/** Which of the words for checking (messages/verify of packages/words) say what was checked and what was found. */
import type { Check, Finding, FixedFact, SeenFact } from './findings.ts';

type Underscored<S extends string> = S extends `${infer A}-${infer B}` ? `${A}_${Underscored<B>}` : S;

type FindingKey =
  | `wrong_${Underscored<Exclude<Finding['finding'], 'fixed' | 'differs'>>}`
  | `wrong_fixed_${FixedFact}`
  | `wrong_differs_${Underscored<SeenFact>}`;

/** A message with what is put into it. */
export interface Sentence {
  readonly key: FindingKey | `check_${Check['check']}`;
  readonly inputs: Readonly<Record<string, number | string>>;
  /** The exact place and reason, in the words of the engine: English, and maybe a quotation of the file. */
  readonly detail?: string;
}

export function findingSentence(found: Finding): Sentence {
  return { key: findingKey(found), inputs: inputsOf(found), ...detailOf(found) };
}

export function checkSentence(done: Check): Sentence {
  return { key: `check_${done.check}`, inputs: countOf(done) };
}

function findingKey(found: Finding): FindingKey {
  if (found.finding === 'fixed') return `wrong_fixed_${found.about}`;
  if (found.finding === 'differs') return `wrong_differs_${underscored(found.what)}`;
  return `wrong_${underscored(found.finding)}`;
}

function underscored<S extends string>(name: S): Underscored<S> {
  return name.replaceAll('-', '_') as Underscored<S>;
}

/** Seats are counted from 1, as in records. */
function inputsOf(found: Finding): Sentence['inputs'] {
  if (found.finding === 'scores')
    return { claimed: found.claimed.join(', '), played: found.played.join(', ') };
  if (found.finding === 'differs' && found.what === 'view') return { count: found.position ?? 0 };
  return 'seat' in found && found.seat !== undefined ? { seat: found.seat + 1 } : {};
}

function detailOf(found: Finding): { readonly detail?: string } {
  switch (found.finding) {
    case 'bad-record':
    case 'bad-proof':
      return { detail: found.detail };
    case 'fixed':
      return { detail: `settled: ${found.fixed}; recorded: ${found.found}` };
    case 'given-deal':
      return { detail: found.parts.join(', ') };
    case 'seed':
      return { detail: `proven: ${found.proven}; recorded: ${found.found}` };
    case 'move':
      return { detail: `${found.place}: ${found.detail}` };
    default:
      return {};
  }
}

function countOf(done: Check): Sentence['inputs'] {
  if (done.check === 'bits') return { count: done.seats.length };
  return done.check === 'moves' ? { count: done.count } : {};
}
