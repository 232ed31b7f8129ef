/** Ctrl-C, as a signal that work can be stopped with. */

export interface Interruption {
  readonly signal: AbortSignal;
  /** From now on Ctrl-C ends the process again. */
  release(): void;
}

/** The first Ctrl-C stops the work, the second one ends the process. */
export function interruption(source: Pick<NodeJS.Process, 'once' | 'off'> = process): Interruption {
  const controller = new AbortController();
  const stop = () => controller.abort();
  source.once('SIGINT', stop);
  return { signal: controller.signal, release: () => source.off('SIGINT', stop) };
}
