import type { HostFault } from '@horta/table';

/** What the host can't do, and why. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly fault: HostFault;

  constructor(fault: HostFault, detail: string = fault) {
    super(detail);
    this.fault = fault;
  }
}
