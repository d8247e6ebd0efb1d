import { describe, expect, it } from 'vitest';
import { createHostCheck, type HostSettings } from './host-check.ts';

const status = (settings: HostSettings, ...hosts: readonly string[]) =>
  createHostCheck(settings)({ rawHeaders: ['Accept', '*/*', ...hosts.flatMap((host) => ['hOsT', host])] })?.status;

describe('the Host of a request', () => {
  it.each([
    'localhost',
    'LOCALHOST:4000',
    'app.localhost:80',
    'localhost.:4000',
    '127.0.0.1',
    '127.255.0.1:4000',
    '[::1]:4000',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]:1',
  ])('may be the loopback name or address %s', (host) => {
    expect(status({ host: '127.0.0.1' }, host)).toBeUndefined();
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example:4000',
    '127.1',
    '2130706433',
    '10.0.0.1',
    '0.0.0.0',
    '[::2]',
    '[::ffff:10.0.0.1]',
  ])('may not be %s', (host) => {
    expect(status({ host: '127.0.0.1' }, host)).toBe(421);
  });

  it.each([
    '',
    '[',
    'a b',
    'a..b',
    '.a',
    'a/b',
    'a@b',
    'a,b',
    'a:b',
    'a:65536',
    'a:1:2',
    '[::1',
    '[::g]',
    '[127.0.0.1]',
    '::1',
    'a\u00e9',
    `${'a'.repeat(300)}`,
  ])('is malformed: %j', (host) => {
    expect(status({ host: '0.0.0.0' }, host)).toBe(400);
  });

  it('is there once', () => {
    expect(status({ host: '0.0.0.0' })).toBe(400);
    expect(status({ host: '0.0.0.0' }, 'localhost', 'localhost')).toBe(400);
  });

  it('may be the address that the server listens on, or a listed one', () => {
    const settings = { host: 'Gateway.internal', hosts: ['api.example.', '10.0.0.7', 'fd00::7'] };

    expect(
      ['gateway.internal:4000', 'API.example.', '10.0.0.7', '[FD00::7]:80'].map((host) => status(settings, host)),
    ).toEqual([undefined, undefined, undefined, undefined]);
    expect(['www.api.example', 'example', '10.0.0.8'].map((host) => status(settings, host))).toEqual([421, 421, 421]);
  });

  it.each([
    ['0.0.0.0', undefined, undefined],
    ['0.0.0.0', [], undefined],
    ['::', [], undefined],
    ['0.0.0.0', ['api.example'], 421],
    ['::', ['api.example'], 421],
    ['127.0.0.1', ['*'], undefined],
  ])('on %s with the list %j', (host, hosts, expected) => {
    expect(status({ host, hosts }, 'any.example')).toBe(expected);
  });

  it('is not a header of another name', () => {
    const check = createHostCheck({ host: '127.0.0.1' });

    expect(check({ rawHeaders: ['From', 'evil.example', 'Host', 'localhost', 'Date', 'a b'] })).toBeUndefined();
    expect(check({ rawHeaders: ['From', 'localhost'] })?.status).toBe(400);
  });

  it('may have 260 characters, and a port up to 65535', () => {
    const longest = `${'a'.repeat(254)}:65535`;

    expect([longest, `a${longest}`].map((host) => status({ host: '0.0.0.0' }, host))).toEqual([undefined, 400]);
  });

  it.each([
    ['malformed', '[', 'The request needs one valid Host header.'],
    [
      'foreign',
      'evil.example',
      'This server does not answer for the Host of the request. The setting server.hosts adds further ones.',
    ],
  ])('is told to be %s without being quoted', (_what, host, message) => {
    expect(createHostCheck({ host: '127.0.0.1' })({ rawHeaders: ['host', host] })?.message).toBe(message);
  });
});
