/** Where a browser finds the server. */
import { isIPv6 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { isLoopback } from './limits/line.ts';

/** Hosts that stand for every address of the machine. */
const EVERY = ['0.0.0.0', '::'];

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** For whoever has started it: the first is for this machine, if it can be. */
export function addresses(
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  if (!EVERY.includes(host)) return [address(host, port)];
  return [address('localhost', port), ...inNetwork(port, interfaces)];
}

/** Those that other devices can open, and so never localhost; none if only this machine can come. */
export function sharedAddresses(
  { host, url }: { readonly host: string; readonly url: URL | undefined },
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  if (url !== undefined) return isThisMachine(url.hostname) ? [] : [url.href];
  if (EVERY.includes(host)) return inNetwork(port, interfaces);
  return isThisMachine(host) ? [] : [address(host, port)];
}

/** Whether a name or address leads from any machine to itself. */
export function isThisMachine(name: string): boolean {
  const plain = name.replace(/^\[|\]$/g, '').toLowerCase();
  return plain === 'localhost' || plain.endsWith('.localhost') || isLoopback(plain);
}

function inNetwork(port: number, interfaces: Interfaces): string[] {
  return Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((other) => address(other.address, port));
}

function address(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}/`;
}
