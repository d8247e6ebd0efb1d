import { describe, expect, it } from 'vitest';
import { ROUTES } from '#test/served';
import { ANSWER, guarded, QUERY, read, refusal } from './guarded.ts';

const INVALID = [401, 'UNAUTHENTICATED', 'Bearer realm="manifold", error="invalid_token"'];
const PREFLIGHTED = { 'graphql-preflight': '1' };
const CALLERS = [
  { fingerprint: 'AB12', scopes: ['quotes'] },
  { dn: 'CN=orders,O=Shop', scopes: ['jokes'] },
  { uri: 'spiffe://shop.example/orders', tenant: 'shop', scopes: ['quotes:read'] },
];
const from = (trustedProxies: readonly string[]) => ({ settings: { server: { trustedProxies } } });
const auth = (format: string) => ({ certificates: { format, callers: CALLERS } });

describe.each(ROUTES)('a client certificate by the %s route', (route) => {
  it.each([
    ['xfcc', { 'x-forwarded-client-cert': 'By=x;Hash=ab12;Subject="CN=a"' }, 200],
    ['xfcc', { 'x-forwarded-client-cert': 'URI=spiffe://shop.example/orders;Subject="CN=a"' }, 200],
    ['nginx', { 'ssl-client-verify': 'SUCCESS', 'ssl-client-fingerprint': 'AB12', 'ssl-client-s-dn': 'CN=a' }, 200],
    ['nginx', { 'ssl-client-verify': 'SUCCESS', 'ssl-client-s-dn': 'CN=orders,O=Shop' }, 403],
    ['xfcc', { 'x-forwarded-client-cert': 'Hash=ab13' }, 401],
    ['xfcc', { 'x-forwarded-client-cert': 'Hash=ab12,Hash=ab12' }, 400],
    ['nginx', { 'ssl-client-verify': 'FAILED:expired', 'ssl-client-fingerprint': 'AB12' }, 401],
    ['nginx', { 'ssl-client-verify': 'NONE' }, 401],
    ['nginx', { 'x-forwarded-client-cert': 'Hash=ab12' }, 401],
  ])('identifies its caller where a trusted proxy forwards it as %s %j: %i', async (format, headers, status) => {
    const { post, sent } = await guarded(route, auth(format), from(['127.0.0.0/8']));

    expect((await post({ query: QUERY }, headers)).status).toBe(status);
    expect(sent).toHaveLength(status === 200 ? 1 : 0);
  });

  it('is refused where anyone else sends it, also with anonymous callers', async () => {
    const { post, sent } = await guarded(route, { ...auth('xfcc'), anonymous: ['quotes'] }, from(['192.0.2.1']));

    expect(refusal(await post({ query: QUERY }, { 'x-forwarded-client-cert': 'Hash=ab12' }))).toEqual(INVALID);
    expect(sent).toEqual([]);
    expect(read(await post({ query: QUERY }))).toEqual(ANSWER);
  });

  it('needs a preflight header for GET, because browsers send it by themselves', async () => {
    const { get } = await guarded(route, auth('xfcc'), from(['127.0.0.1']));
    const headers = { 'x-forwarded-client-cert': 'Hash=ab12' };

    expect(refusal(await get({ query: QUERY }, headers)).slice(0, 2)).toEqual([403, 'CSRF_PREVENTED']);
    expect(read(await get({ query: QUERY }, { ...headers, ...PREFLIGHTED }))).toEqual(ANSWER);
  });
});
