/** Which line to the network an address belongs to. */
import { isIPv4, isIPv6 } from 'node:net';

/**
 * An IPv4 address is its own line; of an IPv6 address the first 64 bits are, since whoever has a line has all of the
 * rest. `::ffff:192.0.2.1` is the IPv4 address that it stands for.
 */
export function lineOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(plain)) return isIPv4(plain) ? plain : 'unknown';
  return `${firstGroups(plain).join(':')}::/64`;
}

export function isLoopback(address: string): boolean {
  const line = lineOf(address);
  return line.startsWith('127.') || address === '::1';
}

function firstGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    // An IPv4 address at the end stands for two groups.
    const length = groups.length + rest.length + (rest.at(-1)?.includes('.') ? 1 : 0);
    for (let i = length; i < 8; i++) groups.push('0');
    groups.push(...rest);
  }
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
}
