/** Something was asked for that is not done; the fault has words in every language. */
import type { OnlineFault } from '@horta/online';

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly fault: OnlineFault;
  /** `detail` is for curious people. It tells nothing about what others do. */
  constructor(fault: OnlineFault, detail: string) {
    super(detail);
    this.fault = fault;
  }
}
