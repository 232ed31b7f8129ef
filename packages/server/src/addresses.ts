/** Where a browser finds the server. */
import { isIPv6 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** Hosts that stand for every address of the machine. */
const EVERY = ['0.0.0.0', '::'];

export function addresses(
  host: string,
  port: number,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): string[] {
  if (!EVERY.includes(host)) return [address(host, port)];
  const others = Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  return [address('localhost', port), ...others.map((other) => address(other.address, port))];
}

function address(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}/`;
}
