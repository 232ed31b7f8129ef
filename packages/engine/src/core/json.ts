/** States as JSON: everything but the rules, which are named, and the sink. */
import { agendaFaults, isOver, options } from './agenda.ts';
import { type Fault, refuse, refuseFaults } from './faults.ts';
import type { FieldValues, Frame, GameOptions, GameState, Ruleset } from './game.ts';
import { fingerprint } from './pack.ts';
import { randomFromSeed } from './random.ts';
import { either, integer, listOf, object, oneOf, read, recordOf, type Shape, text } from './shape.ts';

/** What names a ruleset: enough to make it again, given the pack. */
export interface RulesName {
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly options: GameOptions;
  /** Fingerprint of the component pack. */
  readonly pack: string;
}

export interface StateJson {
  readonly rules: RulesName;
  readonly fields: FieldValues;
  readonly agenda: readonly Frame[];
}

export const optionsShape: Shape<GameOptions> = recordOf(either(oneOf([true, false]), text(60)));

const frameShape: Shape<Frame> = object({
  step: text(60),
  player: integer(0, 9),
  a: integer(-0x8000_0000, 0x7fff_ffff),
  b: integer(-0x8000_0000, 0x7fff_ffff),
});

const number = integer(-0x8000_0000, 0x7fff_ffff);

const stateShape = object({
  rules: object({
    game: text(60),
    version: integer(1, 9999),
    players: integer(1, 9),
    options: optionsShape,
    pack: text(60),
  }),
  fields: recordOf(either(number, listOf(number))),
  agenda: listOf(frameShape),
});

export function rulesName(rules: Ruleset): RulesName {
  const { game, version, players, options, pack } = rules;
  return { game, version, players, options, pack: fingerprint(pack) };
}

export function toJson(s: GameState): StateJson {
  const values = s as unknown as Record<string, number | number[]>;
  const fields: Record<string, number | number[]> = {};
  for (const name in s.rules.fields) {
    const value = values[name];
    fields[name] = typeof value === 'number' ? value : value.slice();
  }
  return { rules: rulesName(s.rules), fields, agenda: s.agenda.map((frame) => ({ ...frame })) };
}

/** Checks the form of a state or view from outside; whether it makes sense is checked once its rules are known. */
export function readStateJson(json: unknown, what = 'state'): StateJson {
  return read(stateShape, json, what);
}

/** A state under these rules; throws InvalidInput if a field is missing, unknown or broken, or an invariant is. */
export function fromFields(rules: Ruleset, fields: FieldValues, agenda: readonly Frame[]): GameState {
  const s = wellFormed('state', rules, fields, agenda);
  refuseUnsound('state', s);
  return s;
}

/**
 * A view under these rules. Hidden cards break the invariants of a state; but a view holds if those cards can be dealt
 * so that a state comes out which holds. Throws InvalidInput as fromFields does.
 */
export function viewFromFields(rules: Ruleset, fields: FieldValues, agenda: readonly Frame[]): GameState {
  const v = wellFormed('view', rules, fields, agenda);
  let s: GameState;
  try {
    s = rules.sample(v, randomFromSeed('any deal will do'));
  } catch {
    // Sampling trusts its view: with fewer cards than none to deal it stumbles.
    refuse('view', 'fields', 'no cards can be dealt that would look like this');
  }
  refuseUnsound('view', s);
  return v;
}

/** All fields are there and of their kind, and the agenda is one of these rules. */
function wellFormed(what: string, rules: Ruleset, fields: FieldValues, agenda: readonly Frame[]): GameState {
  const faults: Fault[] = [];
  for (const name of Object.keys(rules.fields)) {
    if (!Object.hasOwn(fields, name)) faults.push({ path: name, message: 'missing' });
    else if ((rules.fields[name].kind === 'numbers') !== Array.isArray(fields[name]))
      faults.push({
        path: name,
        message: rules.fields[name].kind === 'numbers' ? 'expected a list of numbers' : 'expected a number',
      });
  }
  for (const name of Object.keys(fields)) {
    if (!Object.hasOwn(rules.fields, name)) faults.push({ path: name, message: 'unknown field' });
  }
  refuseFaults(what, faults);
  const s = assemble(rules, fields, agenda);
  refuseFaults(what, agendaFaults(s));
  return s;
}

function refuseUnsound(what: string, s: GameState): void {
  refuseFaults(what, s.rules.faults(s));
  if (!isOver(s) && options(s).length === 0)
    refuse(what, 'agenda', 'the pending decision has no legal choice');
}

/** A state of these fields, which are all there and of the right kind. */
function assemble(rules: Ruleset, fields: FieldValues, agenda: readonly Frame[]): GameState {
  // All fields at once: objects that grow field by field are slow ones, and clone, having met one, is slow for all.
  const s = { rules, sink: undefined, agenda: agenda.slice(), ...fields };
  for (const [name, { kind }] of Object.entries(rules.fields)) {
    if (kind === 'numbers') Object.assign(s, { [name]: (fields[name] as number[]).slice() });
  }
  // Through clone, so that every state has the same hidden class, whichever way it was made.
  return rules.clone(s);
}
