import { describe, expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { gatewayOverSandbox } from '#test/over-sandbox';

const profile = (sub = 'r-1') => json({ sub });
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target.replace(/\?.*$/, ''));

describe('UserProfile.reader', () => {
  it('is one call for each publication, however often it is selected', async () => {
    const { run, sent } = await gatewayOverAll({
      identity: [profile()],
      readers: ({ target }) => json({ entitlements: [{ productId: target.includes('/b.test/') ? 'b:one' : 'a:one' }] }),
    });
    const reader = (publication: string) => `reader(publicationId: "${publication}") { id entitlements { productId } }`;

    const { data, errors } = await run(`{ userProfile {
      ${Array.from({ length: 15 }, (_, n) => `a${n}: ${reader('a.test')} b${n}: ${reader('b.test')}`).join(' ')} } }`);

    expect(errors).toBeUndefined();
    expect(targets(sent)).toEqual([
      '/userinfo',
      '/v1/publications/a.test/readers/r-1/entitlements',
      '/v1/publications/b.test/readers/r-1/entitlements',
    ]);
    expect([data.userProfile.a0, data.userProfile.b14]).toEqual([
      { id: toGlobalId('Reader', 'publications/a.test/readers/r-1'), entitlements: [{ productId: 'a:one' }] },
      { id: toGlobalId('Reader', 'publications/b.test/readers/r-1'), entitlements: [{ productId: 'b:one' }] },
    ]);
  });

  it('is null for a reader who does not exist, and without a call for a subject that can be none', async () => {
    const missing = await gatewayOverAll({
      identity: [profile()],
      readers: [json({ error: { status: 'NOT_FOUND' } }, 404)],
    });
    const none = await gatewayOverAll({ identity: [profile('a/b')], readers: [] });
    const query = '{ userProfile { reader(publicationId: "a.test") { id } } }';

    expect([await missing.run(query), await none.run(query)]).toEqual([
      { data: { userProfile: { reader: null } } },
      { data: { userProfile: { reader: null } } },
    ]);
    expect(none.sent.length).toBe(1);
  });

  it('fails alone', async () => {
    const { run } = await gatewayOverAll({
      identity: [profile()],
      readers: [json({ error: { status: 'PERMISSION_DENIED' } }, 403)],
    });

    const { data, errors } = await run('{ userProfile { subject reader(publicationId: "a.test") { id } } }');

    expect(data).toEqual({ userProfile: { subject: 'r-1', reader: null } });
    expect(errors).toMatchObject([
      { path: ['userProfile', 'reader'], extensions: { code: 'PERMISSION_DENIED', api: 'readers' } },
    ]);
  });

  it.each(['', '..', 'a/readers/b'])('refuses %j as a publication before the call', async (publicationId) => {
    const { run, sent } = await gatewayOverAll({ identity: [profile()], readers: [] });

    const { errors } = await run('query ($p: ID!) { userProfile { reader(publicationId: $p) { id } } }', {
      p: publicationId,
    });

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent.length).toBe(1);
  });

  it('has a value in the sandbox', async () => {
    const { run } = await gatewayOverSandbox('identity', 'readers');

    const { data, errors } = await run(
      '{ userProfile { reader(publicationId: "gazette.example.test") { entitlements { productId } } } }',
      {},
      { authorization: 'Bearer sandbox' },
    );

    expect(errors).toBeUndefined();
    expect(data.userProfile.reader.entitlements.length).toBeGreaterThan(0);
  });
});
