import { describe, expect, it } from 'vitest';
import { contract } from '#test/hostile/contract';
import { forwardedHeaders } from './request.ts';
import type { ApiSettings, CredentialSettings } from './settings.ts';

const probe = contract(
  {
    get: { path: '/', headers: [{ name: 'X-Own' }, { name: 'X-Target', constant: 'A.B', nameSetting: 'target' }] },
    list: { path: '/list', headers: [{ name: 'X-Other', nameSetting: 'unset' }] },
  },
  { settings: { target: 'X-Target', unset: '' } },
);
const from = (
  credentials: CredentialSettings,
  forward: readonly string[],
  settings: Readonly<Record<string, string>> = {},
) => forwardedHeaders(probe, { credentials, forward, settings } as unknown as ApiSettings);

const all = ['authorization', 'x-key', 'x-amz-date', 'x-amz-security-token', 'cookie'];
const none = { type: 'none' } as const;
const token = { tokenUrl: 'https://token', scope: '' };

describe('forwardedHeaders', () => {
  it.each<[CredentialSettings, readonly string[]]>([
    [none, all],
    [{ type: 'query', name: 'authorization', value: 'x' }, all],
    [{ type: 'header', name: 'X-Key', value: 'x', prefix: '' }, all.toSpliced(1, 1)],
    [{ type: 'basic', username: 'x', password: 'x' }, all.slice(1)],
    [{ type: 'bearer', token: 'x' }, all.slice(1)],
    [
      { type: 'client-credentials', clientId: 'x', clientSecret: 'x', clientAuthentication: 'form', ...token },
      all.slice(1),
    ],
    [{ type: 'service-account', email: 'x', privateKey: 'x', ...token }, all.slice(1)],
    [{ type: 'sigv4', accessKeyId: 'x', secretAccessKey: 'x', region: 'x', service: 'x' }, ['x-key', 'cookie']],
    [{ type: 'forwarded', headers: ['authorization', 'x-more'] }, [...all, 'x-more']],
  ])('with %j has the headers that it does not set', (credentials, expected) => {
    expect(from(credentials, all)).toEqual(expected);
  });

  it("leaves out the operations' own headers, by the names in force", () => {
    const headers = ['x-own', 'x-target', 'x-vendor', 'x-other'];

    expect(from(none, headers)).toEqual(['x-vendor']);
    expect(from(none, headers, { target: 'X-Vendor' })).toEqual(['x-target']);
  });

  it('leaves out headers of a connection, of a body, and about a response that the caller has', () => {
    const headers =
      'host connection keep-alive te trailer transfer-encoding upgrade expect content-length content-type accept accept-encoding ' +
      'content-encoding if-match if-none-match if-modified-since if-unmodified-since if-range range';

    expect(from(none, headers.split(' '))).toEqual([]);
  });
});
