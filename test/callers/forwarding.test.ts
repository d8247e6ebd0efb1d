import { describe, expect, it } from 'vitest';
import { json } from '#test/harness';
import { ROUTES } from '#test/served';
import { apiKey, guarded, QUERY, refusal } from './guarded.ts';
import { tokenIssuer } from './issuer.ts';

const USER = 'Bearer of-the-api';
const forwarding = { settings: { apis: { quotes: { forward: ['authorization', 'x-tenant'] } } } };

describe.each(ROUTES)('the credential of a caller by the %s route', (route) => {
  it('does not reach an API that forwards nothing', async () => {
    const { key, entry } = apiKey('shop', ['quotes']);
    const { settings, token } = await tokenIssuer();
    const { post, sent } = await guarded(route, { keys: [entry], jwt: [settings] });

    const requests: readonly Readonly<Record<string, string>>[] = [
      { 'x-api-key': key },
      { authorization: `Bearer ${key}` },
      { authorization: `Bearer ${await token()}` },
    ];
    for (const headers of requests) {
      expect((await post({ query: QUERY }, headers)).status).toBe(200);
    }

    expect(sent.map(({ headers }) => headers)).toEqual([{}, {}, {}]);
  });

  it('reaches one that forwards it, if it is a token, and no key in either header', async () => {
    const { key, entry } = apiKey('shop', ['quotes']);
    const { settings, token } = await tokenIssuer();
    const { post, sent } = await guarded(route, { keys: [entry], jwt: [settings] }, forwarding);
    const authorization = `Bearer ${await token()}`;

    const requests: readonly Readonly<Record<string, string>>[] = [
      { authorization },
      { authorization: `Bearer ${key}`, 'x-tenant': 't' },
      { 'x-api-key': key, 'x-tenant': 't' },
      { 'x-api-key': key, authorization: USER },
    ];
    for (const headers of requests) {
      expect((await post({ query: QUERY }, headers)).status).toBe(200);
    }

    expect(sent.map(({ headers }) => headers)).toEqual([
      { authorization },
      { 'x-tenant': 't' },
      { 'x-tenant': 't' },
      { authorization: USER },
    ]);
  });

  it('does not reach an API that takes the own token of callers, unless its settings say so', async () => {
    const { settings, token } = await tokenIssuer();
    const authorization = `Bearer ${await token({ scope: 'identity' })}`;
    const answers = { identity: () => json({ sub: 'ada' }) };
    const query = '{ userProfile { name } }';
    const silent = await guarded(route, { jwt: [settings] }, { answers });
    const told = { ...forwarding.settings, apis: { identity: { forward: ['authorization'] } } };
    const open = await guarded(route, { jwt: [settings] }, { answers, settings: told });

    await silent.post({ query }, { authorization });
    await open.post({ query }, { authorization });

    expect(silent.sent.filter(({ headers }) => headers['authorization'] !== undefined)).toEqual([]);
    expect(open.sent.map(({ headers }) => headers['authorization'])).toEqual([authorization]);
  });

  it('is told apart for the quotas of an API, by a hash that is not the credential', async () => {
    const [ada, bob] = [apiKey('ada', ['readers']), apiKey('bob', ['readers'])];
    const answers = { readers: () => json({}) };
    const auth = { keys: [ada.entry, bob.entry], anonymous: ['readers'] };
    const { post, sent } = await guarded(route, auth, { answers });
    const query = '{ reader(id: "publications/p/readers/r") { raw } }';

    for (const headers of [{ 'x-api-key': ada.key }, { 'x-api-key': ada.key }, { 'x-api-key': bob.key }]) {
      await post({ query }, headers);
    }
    await post({ query });
    const users = sent.map(({ target }) => new URL(target, 'http://x').searchParams.get('quotaUser'));

    expect(users).toEqual([expect.stringMatching(/^[\w-]{32}$/), users[0], expect.stringMatching(/^[\w-]{32}$/), null]);
    expect(users[2]).not.toBe(users[0]);
  });

  it('appears in no log line and in no error', async () => {
    const { key, entry } = apiKey('shop', ['jokes']);
    const { post, logged } = await guarded(
      route,
      { keys: [entry] },
      { settings: { logs: { level: 'debug', format: 'json', access: 'all' } } },
    );

    const answers = [
      await post({ query: QUERY }, { 'x-api-key': key }),
      await post({ query: QUERY }, { 'x-api-key': `${key}x` }),
      await post({ query: QUERY }, { authorization: `Basic ${key}` }),
    ];

    expect(answers.map((answer) => refusal(answer)[0])).toEqual([403, 401, 401]);
    expect(logged.length).toBeGreaterThan(0);
    for (const text of [...logged, ...answers.map(({ body }) => body.toString())]) expect(text).not.toContain(key);
  });
});
