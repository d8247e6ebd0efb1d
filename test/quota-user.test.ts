import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';

const NAME = 'publications/gazette.example.test/readers/r-1';
const QUERY = `{ reader(id: "${NAME}") { raw } }`;
const TARGET = `/v1/${NAME}/entitlements?alt=json&prettyPrint=false`;
const FORWARDED = { credentials: { type: 'forwarded', headers: ['authorization'] } };

function hashOf(name: string, value: string, slug = 'readers', key = 'manifold'): string {
  const digest = createHmac('sha256', key)
    .update(`caller ${slug} ${JSON.stringify([name, value])}`)
    .digest();
  return digest.subarray(0, 24).toString('base64url');
}

async function targetOf(readers: object, headers: Readonly<Record<string, string>>, more: object = {}) {
  const { run, sent } = await gatewayOver('readers', [json({ name: NAME })], {
    headers,
    settings: { ...more, apis: { readers } },
  });
  const { errors } = await run(QUERY);
  expect(errors).toBeUndefined();
  return sent.map(({ target }) => target);
}

describe('the quota user of a call', () => {
  it('is a hash of the credential that is forwarded', async () => {
    const target = await targetOf(FORWARDED, { authorization: 'Bearer ada' });

    expect(target).toEqual([`${TARGET}&quotaUser=${hashOf('authorization', 'Bearer ada')}`]);
    expect(hashOf('authorization', 'Bearer ada')).toMatch(/^[\w-]{32}$/);
  });

  it('is a hash of the configured header, which is not forwarded', async () => {
    const { run, sent } = await gatewayOver('readers', [json({ name: NAME })], {
      headers: { authorization: 'Bearer ada', 'x-user': 'ada' },
      settings: { apis: { readers: { token: 'secret', quotaUserHeader: 'X-User' } } },
    });
    await run(QUERY);

    expect(sent).toEqual([
      {
        method: 'GET',
        target: `${TARGET}&quotaUser=${hashOf('x-user', 'ada')}`,
        headers: expect.not.objectContaining({ 'x-user': 'ada' }),
        body: '',
      },
    ]);
  });

  it('depends on the key and on the API', async () => {
    const target = await targetOf(FORWARDED, { authorization: 'Bearer ada' }, { cursorSecret: 'another' });

    expect(target).toEqual([`${TARGET}&quotaUser=${hashOf('authorization', 'Bearer ada', 'readers', 'another')}`]);
    expect(hashOf('authorization', 'Bearer ada', 'indexing')).not.toBe(hashOf('authorization', 'Bearer ada'));
  });

  it.each([
    ['for a caller without a credential', FORWARDED, {}],
    ['for a caller without the configured header', { ...FORWARDED, quotaUserHeader: 'x-user' }, { authorization: 'a' }],
    ['where the gateway has a credential of its own', { token: 'secret' }, { authorization: 'Bearer ada' }],
    ['where only headers that are no credentials are forwarded', { forward: ['x-user'] }, { 'x-user': 'ada' }],
    ['where the setting is off', { ...FORWARDED, quotaUser: false }, { authorization: 'Bearer ada' }],
  ])('is not sent %s', async (_when, readers, headers) => {
    expect(await targetOf(readers, headers)).toEqual([TARGET]);
  });

  it('is sent with mutations too', async () => {
    const { run, sent } = await gatewayOver('integrity', [json({ tokenPayloadExternal: {} })], {
      headers: { 'x-user': 'ada' },
      settings: { apis: { integrity: { quotaUserHeader: 'x-user' } } },
    });
    await run(`mutation { decodeIntegrityToken(input: { packageName: "org.example.parcel", integrityToken: "t" }) {
      __typename } }`);

    expect(sent.map(({ target }) => new URLSearchParams(target.split('?')[1]).get('quotaUser'))).toEqual([
      hashOf('x-user', 'ada', 'integrity'),
    ]);
  });

  it('does not keep callers from sharing what they may share', async () => {
    const headers: Record<string, string> = { 'x-user': 'ada' };
    const { run, sent } = await gatewayOver('readers', [json({ name: NAME }, 200, { 'cache-control': 'max-age=60' })], {
      headers,
      settings: { apis: { readers: { quotaUserHeader: 'x-user' } }, performance: { cache: true } },
    });
    const first = await run(QUERY);
    headers['x-user'] = 'grace';

    expect(await run(QUERY)).toEqual(first);
    expect(sent.length).toBe(1);
  });

  it('is not sent to an API that has no such parameter', async () => {
    const { run, sent } = await gatewayOver('quotes', [json({ statusCode: 404 }, 404)], {
      headers: { 'x-user': 'ada' },
      settings: { apis: { quotes: { quotaUserHeader: 'x-user' } } },
    });
    await run('{ randomQuote { text } }');

    expect(sent.map(({ target }) => target)).toEqual(['/random']);
  });
});
