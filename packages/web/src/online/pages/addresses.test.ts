import { describe, expect, it } from 'vitest';
import { isLoopback, linkTo, sharedAddresses } from './addresses.ts';

describe('an address that is shared', () => {
  it.each([
    ['localhost', true],
    ['horta.localhost', true],
    ['127.0.0.1', true],
    ['127.1.2.3', true],
    ['[::1]', true],
    ['LOCALHOST', true],
    ['192.168.1.7', false],
    ['horta.example', false],
    ['localhost.example', false],
    ['[fe80::1]', false],
  ])('%s is of this machine alone: %s', (name, isOwn) => expect(isLoopback(name)).toBe(isOwn));

  it('is the one by which the page was opened, if others can open it', () =>
    expect(sharedAddresses('https://horta.example/#/together', [])).toEqual(['https://horta.example/']));
  it('is under the path of the page, without its file', () =>
    expect(sharedAddresses('https://example.org/games/index.html?x#/together', [])).toEqual([
      'https://example.org/games/',
    ]));
  it('is never localhost', () => {
    expect(sharedAddresses('http://localhost:8080/', [])).toEqual([]);
    expect(sharedAddresses('http://127.0.0.1:8080/', ['http://localhost:8080/', 'nonsense'])).toEqual([]);
  });
  it('is what the server knows of, if the page is opened on its own machine', () =>
    expect(
      sharedAddresses('http://localhost:8080/#/online/1', [
        'http://192.168.1.7:8080/',
        'http://10.0.0.2:8080',
      ]),
    ).toEqual(['http://192.168.1.7:8080/', 'http://10.0.0.2:8080/']));
  it('comes once', () =>
    expect(
      sharedAddresses('http://192.168.1.7:8080/', ['http://192.168.1.7:8080/', 'https://horta.example']),
    ).toEqual(['http://192.168.1.7:8080/', 'https://horta.example/']));
  it('has the page behind it', () =>
    expect(linkTo('https://horta.example/', '#/online/12')).toBe('https://horta.example/#/online/12'));
});
