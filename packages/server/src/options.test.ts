import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addresses } from './addresses.ts';
import { type Options, readOptions } from './options.ts';

const USUAL: Options = {
  host: 'localhost',
  port: undefined,
  data: undefined,
  root: undefined,
  url: undefined,
  proxies: [],
  hasChat: true,
  metricsToken: undefined,
  log: 'info',
  logsAddresses: false,
  limits: {},
  isHelpWanted: false,
};

describe('The command line', () => {
  it('may be empty', () => {
    expect(readOptions([])).toEqual(USUAL);
  });

  it('names port and host', () => {
    expect(readOptions(['--port', '8080', '--host=0.0.0.0'])).toEqual({
      ...USUAL,
      host: '0.0.0.0',
      port: 8080,
    });
    expect(readOptions(['--help']).isHelpWanted).toBe(true);
  });

  it.each([
    [['--port', 'x'], /--port: expected 0 to 65535, found 'x'/],
    [['--port', '65536'], /--port/],
    [['--port'], /--port/],
    [['--players', '3'], /--players/],
    [['play'], /play/],
  ])('is refused with a reason: %s', (args, reason) => {
    expect(() => readOptions(args)).toThrow(reason);
  });
});

describe('The addresses', () => {
  const card = (address: string, family: 'IPv4' | 'IPv6', internal: boolean): NetworkInterfaceInfo =>
    ({ address, family, internal }) as NetworkInterfaceInfo;

  const interfaces = {
    lo: [card('127.0.0.1', 'IPv4', true), card('::1', 'IPv6', true)],
    eth0: [card('192.168.1.7', 'IPv4', false), card('fe80::1', 'IPv6', false)],
  };

  it('are one for this machine', () => {
    expect(addresses('localhost', 1893, interfaces)).toEqual(['http://localhost:1893/']);
    expect(addresses('::1', 1893, interfaces)).toEqual(['http://[::1]:1893/']);
  });

  it('are those of the local network for all hosts', () => {
    expect(addresses('0.0.0.0', 1900, interfaces)).toEqual([
      'http://localhost:1900/',
      'http://192.168.1.7:1900/',
    ]);
  });
});
