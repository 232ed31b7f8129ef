import type { FalseScores, HostFault } from '@horta/table';

/** What the host can't do, and why. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly fault: HostFault;
  readonly scores: FalseScores | undefined;

  constructor(fault: HostFault, detail: string = fault, scores?: FalseScores) {
    super(detail);
    this.fault = fault;
    this.scores = scores;
  }
}
