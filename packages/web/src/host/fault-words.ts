import type { HostFault } from './contract.ts';

export function faultText(fault: HostFault): string {
  return fault;
}
