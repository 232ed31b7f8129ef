/** `horta train`: makes the weights of the bots anew. */
import { availableParallelism } from 'node:os';
import {
  KINDS,
  type Kind,
  loadWeights,
  PLAN,
  type Progress,
  type StoredWeights,
  type TrainingPlan,
} from '@horta/bots/training';
import { type Context, command, print, printJson, UsageError } from '../command.ts';
import { partOf, run } from '../training/run.ts';
import { weightsModule } from '../training/weights-module.ts';
import { refuseUnwritable, writeText } from '../writing.ts';

const OPTIONS = {
  kind: { kind: 'text', placeholder: 'KIND', help: 'of tables', choices: KINDS },
  out: { kind: 'text', placeholder: 'FILE', help: 'write the module there rather than print it' },
  check: { kind: 'flag', help: 'tell whether these are the shipped weights; exit code 1 if not' },
  workers: {
    kind: 'integer',
    placeholder: 'N',
    help: 'how many threads; as many as processors if not given; the result is the same',
    min: 1,
    max: 64,
  },
  generations: {
    kind: 'integer',
    placeholder: 'N',
    help: 'only the first N, to try things',
    min: 1,
    max: PLAN.generations.length,
  },
  'games-share': {
    kind: 'integer',
    placeholder: 'PERCENT',
    help: 'only this share of the games, to try things',
    min: 1,
    max: 100,
    default: 100,
  },
} as const;

export const train = trainOf({});

interface Surroundings {
  readonly plan?: TrainingPlan;
  readonly workerEntry?: URL;
  readonly shipped?: (kind: Kind) => Promise<StoredWeights>;
}

/** Tests bring a small plan. */
export function trainOf({ plan = PLAN, workerEntry, shipped = loadWeights }: Surroundings) {
  return command({
    name: 'train',
    summary: 'make the weights of the bots anew, from nothing',
    usage: '--kind KIND [options]',
    options: OPTIONS,
    async run(context) {
      const { out, check, workers = availableParallelism(), generations } = context.values;
      const percent = context.values['games-share'];
      const kind = KINDS.find((candidate) => candidate === context.values.kind);
      if (kind === undefined) throw new UsageError(`--kind is missing: --kind ${KINDS.join('|')}`);
      if (check && (generations !== undefined || percent !== 100))
        throw new UsageError('--check: only the whole plan makes the shipped weights');
      if (out !== undefined) refuseUnwritable(out);
      const { log, onProgress } = progressOn(context);
      const part = partOf(plan, { generations, percent });
      const weights = await run(kind, part, { workers, workerEntry, onProgress });
      if (out !== undefined) writeText(out, weightsModule(weights, kind));
      const isShipped = check && isSame(weights, await shipped(kind));
      if (context.json)
        printJson(context, { kind, generations: log, ...(check ? { isShipped } : { weights }) });
      else if (check)
        print(context, `${kind}: ${isShipped ? 'these are' : 'these are not'} the shipped weights`);
      else if (out === undefined) context.stdout.write(weightsModule(weights, kind));
      return check && !isShipped ? 1 : 0;
    },
  });
}

/** A line on stderr for each generation. */
function progressOn({ stderr }: Context): { log: Progress[]; onProgress(progress: Progress): void } {
  const log: Progress[] = [];
  let since = performance.now();
  return {
    log,
    onProgress(progress) {
      const { generation, generations, games, samples, error } = progress;
      const seconds = Math.round((performance.now() - since) / 1000);
      since = performance.now();
      log.push(progress);
      stderr.write(
        `generation ${generation} of ${generations}: ${games} games, ${samples} samples, error ${error.toFixed(2)} points, ${seconds} s\n`,
      );
    },
  };
}

function isSame(one: StoredWeights, other: StoredWeights): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
