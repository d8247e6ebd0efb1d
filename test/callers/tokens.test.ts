import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { stoppedClock } from '#test/clock';
import { empty, json } from '#test/harness';
import { ROUTES } from '#test/served';
import { ANSWER, guarded, QUERY, read, refusal } from './guarded.ts';
import { AUDIENCE, tokenIssuer } from './issuer.ts';

const INVALID = [401, 'UNAUTHENTICATED', 'Bearer realm="manifold", error="invalid_token"'];

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const later = () => Math.floor(Date.now() / 1000) + 3600;

describe.each(ROUTES)('a token by the %s route', (route) => {
  it('identifies a caller by the claims that the settings name', async () => {
    const { settings, token } = await tokenIssuer();
    const { post } = await guarded(route, { jwt: [settings] });
    const custom = await guarded(route, { jwt: [{ ...settings, scopesClaim: 'realm.roles' }] });

    const answers = [
      await post({ query: QUERY }, { authorization: `Bearer ${await token()}` }),
      await custom.post({ query: QUERY }, { authorization: `Bearer ${await token({ realm: { roles: ['quotes'] } })}` }),
    ];

    expect(answers.map(read)).toEqual([ANSWER, ANSWER]);
    expect(refusal(await custom.post({ query: QUERY }, { authorization: `Bearer ${await token()}` }))).toEqual([
      403,
      'FORBIDDEN',
      'Bearer realm="manifold", error="insufficient_scope", scope="quotes:read:quotes"',
    ]);
  });

  it('is refused if anything about it is wrong', async () => {
    const issuer = await tokenIssuer();
    const { token, issuer: iss } = issuer;
    const { post, sent } = await guarded(route, { jwt: [issuer.settings], anonymous: ['quotes'] });
    const claims = { iss, aud: AUDIENCE, sub: 'ada', scope: 'quotes', exp: later() };
    const pem = issuer.publicKey().export({ type: 'spki', format: 'pem' });
    const hmacInput = `${encoded({ alg: 'HS256', kid: 'k1' })}.${encoded(claims)}`;
    const hmac = createHmac('sha256', pem).update(hmacInput).digest('base64url');
    const valid = await token();
    const [header, , signature] = valid.split('.');
    const wrong: Readonly<Record<string, string>> = {
      'another issuer': await token({ iss: 'https://other.example' }),
      'no issuer': await token({ iss: undefined }),
      'another audience': await token({ aud: 'other' }),
      'no audience': await token({ aud: undefined }),
      expired: await token({}, { expiresIn: '-31s' }),
      'not valid yet': await token({ nbf: later() }),
      'an unknown key': await token({}, { header: { kid: 'k9' } }),
      'other claims': `${header}.${encoded(claims)}.${signature}`,
      unsigned: `${encoded({ alg: 'none' })}.${encoded(claims)}.x`,
      'signed with the public key as a secret': `${hmacInput}.${hmac}`,
      'no JSON': 'a.b.c',
      'without an end': await token({}, { expiresIn: null }),
    };

    const found = await Promise.all(
      Object.entries(wrong).map(async ([name, text]) => [
        name,
        refusal(await post({ query: QUERY }, { authorization: `Bearer ${text}` })),
      ]),
    );

    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.keys(wrong).map((name) => [name, INVALID])));
    expect(refusal(await post({ query: QUERY }, { 'x-api-key': valid }))).toEqual(INVALID);
    expect(sent).toEqual([]);
  });
});

describe('a token', () => {
  it('is verified once, and until it expires', async () => {
    const clock = stoppedClock();
    const issuer = await tokenIssuer();
    const { post } = await guarded('direct', { jwt: [{ ...issuer.settings, clockTolerance: '10s' }] });
    const authorization = `Bearer ${await issuer.token({}, { expiresIn: '60s' })}`;
    const status = async () => (await post({ query: QUERY }, { authorization })).status;
    expect(await status()).toBe(200);

    issuer.rotate('k2');
    clock.pass(65);
    expect(await status()).toBe(200);
    clock.pass(6);

    expect([await status(), issuer.requests]).toEqual([401, 1]);
  });
});

describe('the keys of an issuer', () => {
  it('are fetched again for an unknown key id, at most every 30 s', async () => {
    const clock = stoppedClock();
    const issuer = await tokenIssuer();
    const { post } = await guarded('direct', { jwt: [issuer.settings] });
    const ask = async () => (await post({ query: QUERY }, { authorization: `Bearer ${await issuer.token()}` })).status;
    expect(await ask()).toBe(200);

    issuer.rotate('k2');
    expect([await ask(), issuer.requests]).toEqual([401, 1]);
    clock.pass(30);
    expect([await ask(), await ask(), issuer.requests]).toEqual([200, 200, 2]);
    issuer.rotate('k3');
    for (let n = 0; n < 20; n++) expect(await ask()).toBe(401);
    expect(issuer.requests).toBe(2);
  });

  it('are waited for by the first token of a new key, where they are being fetched again', async () => {
    const clock = stoppedClock();
    const issuer = await tokenIssuer();
    const { post } = await guarded('direct', { jwt: [issuer.settings] });
    const ask = async () => (await post({ query: QUERY }, { authorization: `Bearer ${await issuer.token()}` })).status;
    expect(await ask()).toBe(200);

    clock.pass(11 * 60);
    issuer.rotate('k2');

    expect([await ask(), issuer.requests]).toEqual([200, 2]);
  });

  it('are fetched for an unknown key id although the clock was a day ahead before', async () => {
    const clock = stoppedClock();
    clock.pass(86_400);
    const issuer = await tokenIssuer();
    const { post } = await guarded('direct', { jwt: [issuer.settings] });
    const ask = async () => (await post({ query: QUERY }, { authorization: `Bearer ${await issuer.token()}` })).status;
    expect(await ask()).toBe(200);

    clock.pass(-86_400);
    issuer.rotate('k2');

    expect([await ask(), issuer.requests]).toEqual([200, 2]);
  });

  it('stay in use while the issuer is down', async () => {
    const clock = stoppedClock();
    const issuer = await tokenIssuer();
    const { post, logged } = await guarded('direct', { jwt: [issuer.settings] });
    const ask = async () => {
      const token = await issuer.token({ jti: Math.random() });
      return (await post({ query: QUERY }, { authorization: `Bearer ${token}` })).status;
    };
    await ask();
    issuer.answerKeys(() => empty(500));

    clock.pass(11 * 60);

    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]);
    expect(issuer.requests).toBe(2);
    expect(logged.filter((line) => line.includes('keys of an issuer'))).toHaveLength(1);
  });

  it.each([
    ['it fails', () => empty(500)],
    ['it sends no keys', () => json({ keys: 'none' })],
    ['it sends no JSON', () => empty(200)],
  ])('that were never there make the answer 503, where %s, and are asked for again', async (_how, answer) => {
    const clock = stoppedClock();
    const issuer = await tokenIssuer();
    issuer.answerKeys(answer);
    const { post } = await guarded('direct', { jwt: [issuer.settings] });
    const ask = async () => post({ query: QUERY }, { authorization: `Bearer ${await issuer.token()}` });

    const [first, second] = [await ask(), await ask()];

    expect([first, second].map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
      [503, '5'],
      [503, '5'],
    ]);
    expect([read(first).errors[0].extensions.code, issuer.requests]).toEqual(['ISSUER_UNAVAILABLE', 1]);
    issuer.answerKeys();
    clock.pass(5);
    expect([(await ask()).status, issuer.requests]).toEqual([200, 2]);
  });

  it('are fetched once for all who wait', async () => {
    const issuer = await tokenIssuer();
    const { promise, resolve } = Promise.withResolvers<void>();
    issuer.answerKeys(async () => {
      await promise;
      issuer.answerKeys();
      return json({ keys: [] });
    });
    const { post } = await guarded('direct', { jwt: [issuer.settings] });
    const tokens = await Promise.all([1, 2, 3].map((jti) => issuer.token({ jti })));

    const answers = Promise.all(tokens.map((token) => post({ query: QUERY }, { authorization: `Bearer ${token}` })));
    resolve();

    expect((await answers).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(issuer.requests).toBe(1);
  });
});
