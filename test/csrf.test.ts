import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';
import { ROUTES, served } from '#test/served';

const QUERY = `?query=${encodeURIComponent('{ orders { totalCount } }')}`;
const ANSWER = { data: { orders: { totalCount: 5 } } };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function over(route: (typeof ROUTES)[number], forward: readonly string[] = []) {
  const { gateway, sent } = await gatewayOver(
    'marketplace',
    () => json({ total: 5, limit: 20, offset: 0, orders: [] }),
    { settings: { apis: { marketplace: { forward } } } },
  );
  return { ...(await served(gateway, route)), sent };
}

describe.each(ROUTES)("a request that another site's page could send, by the %s route", (route) => {
  it.each<[string, Record<string, string>]>([
    ['plain', {}],
    ['with a header that browsers do not add', { 'content-type': 'application/json' }],
    ['with cookies that go no further', { cookie: 'a=b' }],
  ])('is answered if it is a harmless GET, %s', async (_how, headers) => {
    const { ask } = await over(route);

    const { status, body } = await ask({ query: QUERY, headers });

    expect([status, JSON.parse(body.toString())]).toEqual([200, ANSWER]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'message/http', ''])(
    'is refused: a GET that says it has a body of %j',
    async (type) => {
      const { ask, sent } = await over(route);

      const { status, headers } = await ask({ query: QUERY, headers: { 'content-type': type } });

      expect([status, headers['cache-control'], sent]).toEqual([415, 'no-store', []]);
    },
  );

  it.each([
    ['cookie', 'session=1'],
    ['authorization', 'Basic cm9iaW46c2VjcmV0'],
    ['authorization', 'Negotiate abc'],
  ])('is refused with the forwarded %s %s, unless it has a preflight header', async (name, value) => {
    const { ask, sent } = await over(route, [name]);
    const get = (headers: object) => ask({ query: QUERY, headers: { [name]: value, ...headers } });

    const refused = await get({});
    expect([refused.status, sent]).toEqual([403, []]);

    for (const proof of ['graphql-preflight', 'apollo-require-preflight', 'x-graphql-yoga-csrf']) {
      expect((await get({ [proof]: '1' })).status).toBe(200);
    }
    expect(sent.map(({ headers }) => headers[name])).toEqual([value, value, value]);
  });

  it('is answered with a bearer token, which browsers do not add', async () => {
    const { ask } = await over(route, ['authorization', 'cookie']);

    expect((await ask({ query: QUERY, headers: { authorization: 'Bearer abc' } })).status).toBe(200);
  });

  it('is refused if it is a form, with a preflight header too', async () => {
    const { ask, sent } = await over(route);
    const body = new URLSearchParams({ query: '{ orders { totalCount } }' }).toString();

    for (const headers of [FORM, { ...FORM, 'graphql-preflight': '1' }, { 'content-type': 'text/plain' }, {}]) {
      expect((await ask({ method: 'POST', headers, body })).status).toBe(415);
    }
    expect(sent).toEqual([]);
  });
});
