/**
 * Drives tables, whichever server they are at: as soon as everybody at a table was told of a decision, the next one is
 * sent there. One decision at a time is under way at each.
 */
import type { Line } from './line.ts';

/** What is sent next, by the page of that place. */
export interface Asked {
  readonly by: number;
  readonly text: string;
}

/** A table as its driver knows it. */
export interface Driven {
  /** Of all who sit or look on there, in the order of their places. */
  readonly lines: readonly Line[];
  /** A page was told what it may decide on, in these words. */
  offered(place: number, text: Buffer): void;
  /** Something else came that no decision waits for. */
  heard(place: number, text: Buffer): void;
  /** What to send now that everybody knows the last one; undefined: nothing is left to decide. */
  next(): Asked | undefined;
  /** Resolves when there is something to decide again. */
  renew(): Promise<void>;
}

/** A decision as it was told. */
export interface Step {
  readonly asked: Asked;
  answer: string;
  /** By place. */
  readonly told: string[];
  /** What came meanwhile, with the place that it came to. */
  readonly besides: (readonly [number, string])[];
}

export interface Round {
  readonly seconds: number;
  /** Milliseconds from sending a decision until everybody was told and it was answered, by size. */
  readonly waits: readonly number[];
}

export interface RoundOptions {
  readonly milliseconds: number;
  /** So many decisions a second in all; as many as can be if it is not said. */
  readonly perSecond?: number;
  /** Whether a table has decided enough before the time is over. */
  readonly isEnough?: (table: number, decided: number) => boolean;
  /** Everything that came, by table. */
  readonly onStep?: (table: number, step: Step) => void;
}

export interface Driver {
  round(options: RoundOptions): Promise<Round>;
}

/** The number of the call with which a decision is sent: no other call has it. */
export const ASKED = 0;
const ANSWER = `{"answer":${ASKED},`;
const DONE = `${ANSWER}"ok":true`;
const TELL = '{"tell":"table"';
const TOLD = '"told":{"kind":"';
const OPTIONS = '"options":[';
/** Where a text says what it is. */
const HEAD = 110;
/** How often decisions are sent where there is a pace, in milliseconds. */
const BEAT = 2;

interface UnderWay {
  readonly sent: number;
  missing: number;
  readonly step: Step | undefined;
}

export function createDriver(tables: readonly Driven[]): Driver {
  const underWay = Array<UnderWay | undefined>(tables.length).fill(undefined);
  const decided = new Uint32Array(tables.length);
  /** Where the next decision can be sent, in a round that has a pace. */
  let ready: number[] = [];
  let waits: number[] = [];
  let options: RoundOptions = { milliseconds: 0 };
  let isOver = true;
  let failure: unknown;
  let busy = 0;
  let settled = () => {};

  for (const [table, { lines }] of tables.entries())
    for (const [place, line] of lines.entries()) {
      line.onGone = () => fail(new Error('a socket was closed'));
      line.onText = (text) => {
        try {
          hear(table, place, text);
        } catch (error) {
          fail(error);
        }
      };
    }

  function hear(table: number, place: number, text: Buffer): void {
    const at = tables[table] as Driven;
    const open = underWay[table];
    const head = text.toString('latin1', 0, HEAD);
    if (head.startsWith(TELL) && head.includes(TOLD)) {
      if (text.includes(OPTIONS)) at.offered(place, text);
      if (open === undefined) return;
      if (open.step !== undefined) open.step.told[place] = String(text);
    } else if (open !== undefined && head.startsWith(ANSWER)) {
      if (!head.startsWith(DONE)) throw new Error(`a decision was refused: ${text}`);
      if (open.step !== undefined) open.step.answer = String(text);
    } else {
      open?.step?.besides.push([place, String(text)]);
      at.heard(place, text);
      return;
    }
    if (--open.missing > 0) return;
    waits.push(performance.now() - open.sent);
    decided[table] = (decided[table] ?? 0) + 1;
    if (open.step !== undefined) options.onStep?.(table, open.step);
    underWay[table] = undefined;
    busy--;
    goOn(table);
  }

  function goOn(table: number): void {
    if (isOver || options.isEnough?.(table, decided[table] ?? 0)) settle();
    else if (options.perSecond === undefined) send(table);
    else ready.push(table);
  }

  function send(table: number): void {
    const at = tables[table] as Driven;
    const asked = at.next();
    busy++;
    if (asked === undefined) {
      at.renew().then(() => {
        busy--;
        goOn(table);
      }, fail);
      return;
    }
    const step = options.onStep === undefined ? undefined : { asked, answer: '', told: [], besides: [] };
    // Everybody is told, and whoever decided is answered.
    underWay[table] = { sent: performance.now(), missing: at.lines.length + 1, step };
    at.lines[asked.by]?.send(asked.text);
  }

  function settle(): void {
    if (busy === 0) settled();
  }

  function fail(error: unknown): void {
    failure ??= error;
    settled();
  }

  /** Sends at the pace, first where everybody has waited longest. */
  function keepPace(perSecond: number): () => void {
    const began = performance.now();
    let sent = 0;
    const timer = setInterval(() => {
      const due = ((performance.now() - began) / 1000) * perSecond;
      const now = ready.splice(0, Math.max(0, Math.floor(due - sent)));
      sent += now.length;
      for (const table of now) send(table);
    }, BEAT);
    return () => clearInterval(timer);
  }

  return {
    async round(wanted) {
      options = wanted;
      isOver = false;
      waits = [];
      ready = [];
      decided.fill(0);
      const end = new Promise<void>((resolve) => {
        settled = resolve;
      });
      const began = performance.now();
      const timer = setTimeout(() => {
        isOver = true;
        settle();
      }, wanted.milliseconds);
      const stopPace = wanted.perSecond === undefined ? () => {} : keepPace(wanted.perSecond);
      // Not before all have begun.
      busy++;
      for (const table of tables.keys()) goOn(table);
      busy--;
      if (options.isEnough !== undefined) settle();
      await end;
      clearTimeout(timer);
      stopPace();
      if (failure !== undefined) throw failure;
      const seconds = (performance.now() - began) / 1000;
      return { seconds, waits: waits.sort((one, other) => one - other) };
    },
  };
}
