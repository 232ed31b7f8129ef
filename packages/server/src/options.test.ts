import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addresses, sharedAddresses } from './addresses.ts';
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

  it('says everything else too, and so does the environment, which counts less', () => {
    const wanted = {
      ...USUAL,
      data: '/srv/horta',
      url: new URL('https://horta.example.org/'),
      proxies: ['loopback', '10.0.0.0/8', '2001:db8::/32'],
      hasChat: false,
      metricsToken: '0123456789abcdef',
      log: 'warn',
      logsAddresses: true,
      limits: { socketsPerAddress: 500, pingSeconds: 10 },
    };
    expect(
      readOptions(
        [
          ...['--data', '/srv/horta', '--url', 'https://horta.example.org', '--no-chat', '--log', 'warn'],
          ...['--proxy', 'loopback', '--proxy', '10.0.0.0/8', '--proxy', '2001:db8::/32', '--log-addresses'],
          ...['--metrics-token', '0123456789abcdef', '--limit', 'sockets-per-address=500'],
          ...['--limit', 'ping-seconds=10'],
        ],
        { HORTA_DATA: '/elsewhere', HORTA_LOG: 'debug', HORTA_PROXY: '192.0.2.1', HORTA_NO_CHAT: '0' },
      ),
    ).toEqual(wanted);
    expect(
      readOptions([], {
        HORTA_DATA: '/srv/horta',
        HORTA_URL: 'https://horta.example.org/',
        HORTA_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32',
        HORTA_NO_CHAT: '1',
        HORTA_METRICS_TOKEN: '0123456789abcdef',
        HORTA_LOG: 'warn',
        HORTA_LOG_ADDRESSES: 'yes',
        HORTA_LIMIT: 'sockets-per-address=500,ping-seconds=10',
        HORTA_HOST: '',
      }),
    ).toEqual(wanted);
  });

  it.each([
    [{ HORTA_PORT: 'x' }, /^HORTA_PORT: expected 0 to 65535, found 'x'/],
    [{ HORTA_NO_CHAT: 'maybe' }, /^HORTA_NO_CHAT: expected 1 or 0, found 'maybe'/],
    [{ HORTA_URL: 'nowhere' }, /^HORTA_URL: /],
    [{ HORTA_PROXY: 'loopback,me' }, /^HORTA_PROXY: .*found 'me'/],
  ])('of the environment is refused with the name that stands there: %s', (environment, reason) => {
    expect(() => readOptions([], environment)).toThrow(reason);
  });

  it.each([
    [['--url', 'horta.example.org'], /--url: expected an address as in https:/],
    [['--url', 'ftp://horta.example.org'], /--url/],
    [['--url', 'https://example.org/horta'], /--url: expected a host of its own without a path/],
    [['--proxy', 'nginx'], /--proxy: expected an address, a network or 'loopback', found 'nginx'/],
    [['--proxy', '10.0.0.0/33'], /--proxy/],
    [['--metrics-token', 'short'], /--metrics-token: expected at least 16/],
    [['--log', 'loud'], /--log: expected one of trace, debug/],
    [['--data', ''], /--data: nothing stands there/],
    [['--limit', 'x=1'], /there is no limit 'x=1'/],
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

  it.each([
    ['localhost', undefined, []],
    ['127.0.0.1', undefined, []],
    ['::1', undefined, []],
    ['0.0.0.0', undefined, ['http://192.168.1.7:1893/']],
    ['::', undefined, ['http://192.168.1.7:1893/']],
    ['192.168.1.7', undefined, ['http://192.168.1.7:1893/']],
    ['localhost', 'https://horta.example.org', ['https://horta.example.org/']],
    ['0.0.0.0', 'https://horta.example.org', ['https://horta.example.org/']],
    ['0.0.0.0', 'http://localhost:8080', []],
    ['0.0.0.0', 'http://[::1]:8080', []],
  ])('that others can open, at %s with %s, are %s', (host, url, expected) => {
    const named = { host, url: url === undefined ? undefined : new URL(url) };
    expect(sharedAddresses(named, 1893, interfaces)).toEqual(expected);
  });
});
