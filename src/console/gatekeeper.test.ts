import { describe, expect, it } from 'vitest';
import { apiKey, guarded, QUERY, SECRET } from '#test/callers/guarded';
import { stoppedClock } from '#test/clock';
import { servedWithConsole } from '#test/console';
import { gatewayOf } from '#test/harness';

async function consoleFor(scopes: readonly string[], more: object = {}) {
  const { key, entry } = apiKey('admin', scopes, more);
  const gateway = gatewayOf({ marketplace: 'http://127.0.0.1:9' }, { auth: { secret: SECRET, keys: [entry] } });
  const { origin } = await servedWithConsole(gateway);
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(origin + path, { headers, redirect: 'manual' });
  const signIn = (text: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${origin}/console/sign-in`, {
      method: 'POST',
      body: new URLSearchParams({ key: text }),
      headers,
      redirect: 'manual',
    });
  const session = async () => (await signIn(key)).headers.get('set-cookie')?.split(';')[0] ?? '';
  return { key, entry, gateway, get, signIn, session };
}

const seen = ({ status, headers }: Response) => [status, headers.get('location')];

describe('the console of a gateway that identifies callers', () => {
  it('asks browsers to sign in, and shows others nothing of the gateway', async () => {
    const { get } = await consoleFor(['console']);

    expect(seen(await get('/'))).toEqual([303, '/console/']);
    expect(seen(await get('/console/'))).toEqual([303, '/console/sign-in']);
    expect((await get('/console/sign-in')).status).toBe(200);
    expect((await get('/console/base.css')).status).toBe(200);
    for (const path of ['/console/picture', '/console/events', '/console/anything']) {
      expect([path, (await get(path)).status]).toEqual([path, 401]);
    }
  });

  it('lets a browser in with a key, by a cookie that scripts and other sites do not get', async () => {
    const { key, signIn, session, get } = await consoleFor(['console', 'countries']);

    const signedIn = await signIn(` ${key} `);
    const cookie = await session();

    expect(seen(signedIn)).toEqual([303, '/console/']);
    expect(signedIn.headers.get('set-cookie')).toMatch(
      /^manifold_console=YWRtaW4\.\d+\.[\w-]{43}; Path=\/console\/; Max-Age=28800; HttpOnly; SameSite=Strict$/,
    );
    expect(cookie).not.toContain(key);
    expect((await get('/console/', { cookie: `a=b; ${cookie}` })).status).toBe(200);
    expect((await get('/console/picture', { cookie })).status).toBe(200);
  });

  it.each([
    [['countries'], 'key'],
    [['*'], 'key'],
    [['console'], 'mfk_other'],
    [['console'], ''],
    [['console'], 'x'.repeat(5000)],
  ])('refuses keys without the scope, and other texts: %j %#', async (scopes, text) => {
    const { key, signIn, get } = await consoleFor(scopes);

    const answer = await signIn(text === 'key' ? key : text);

    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
    expect((await get('/console/picture', { 'x-api-key': text === 'key' ? key : 'mfk_other' })).status).toBe(401);
  });

  it('takes a credential of each request from programs', async () => {
    const { key, get } = await consoleFor(['console']);

    expect((await get('/console/picture', { authorization: `Bearer ${key}` })).status).toBe(200);
    expect((await get('/console/picture', { 'x-api-key': key })).status).toBe(200);
  });

  it('does not sign in for a page of another site', async () => {
    const { key, signIn } = await consoleFor(['console']);

    const foreign: readonly Readonly<Record<string, string>>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const { status, headers: sent } = await signIn(key, headers);
      expect([status, sent.get('set-cookie')]).toEqual([403, null]);
    }
  });

  it('ends a session with its time, and with its key', async () => {
    const clock = stoppedClock();
    const { session, get, gateway, entry } = await consoleFor(['console']);
    const status = async (cookie: string) => (await get('/console/picture', { cookie })).status;
    const keys = gateway.authenticator?.keys;
    const full = { subject: undefined, tenant: undefined, notAfter: undefined, ...entry };
    const cookie = await session();
    const [id, until = '', signature] = cookie.split('.');
    expect(await status(cookie)).toBe(200);

    expect(await status(`${id}.${Number(until) + 1}.${signature}`)).toBe(401);
    expect(await status(`${cookie}x`)).toBe(401);
    keys?.replace([{ ...full, hash: apiKey('admin', []).entry.hash }]);
    expect(await status(cookie)).toBe(401);
    keys?.replace([{ ...full, scopes: ['countries'] }]);
    expect(await status(cookie)).toBe(401);
    keys?.replace([full]);
    expect(await status(cookie)).toBe(200);
    clock.pass(8 * 3600);

    expect(await status(cookie)).toBe(401);
  });

  it.each(['a session', 'a key'])('ends event streams with the end of %s', async (credential) => {
    const clock = stoppedClock();
    const notAfter = new Date(Date.now() + 60_000).toISOString();
    const { key, session, get } = await consoleFor(['console'], { notAfter });
    const events = await get(
      '/console/events',
      credential === 'a key' ? { 'x-api-key': key } : { cookie: await session() },
    );
    expect(events.status).toBe(200);

    clock.pass(60);

    expect(await events.text()).toContain('event: states');
  });

  it('gives no session to the graph', async () => {
    const { entry } = apiKey('admin', ['console', 'quotes']);
    const { post } = await guarded('direct', { keys: [entry] });

    expect((await post({ query: QUERY }, { cookie: 'manifold_console=x' })).status).toBe(401);
  });
});
