import { useGenericAuth } from '@envelop/generic-auth';
import { useRateLimiter } from '@envelop/rate-limiter';
import { useResponseCache } from '@graphql-yoga/plugin-response-cache';
import type { Plugin } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { json } from '#test/harness';
import { served } from '#test/served';
import { ANSWER, ORDER, REQUESTS, shop } from './shop.ts';

const read = ({ body }: { body: Buffer }) => JSON.parse(body.toString());

async function over(plugin: Plugin, options: Parameters<typeof shop>[0] = {}) {
  const { gateway, sent } = await shop(options);
  return { ...(await served(gateway, [plugin])), sent };
}

interface Requested {
  readonly request: Request;
}

describe('@envelop/generic-auth', () => {
  const auth = (mode: 'protect-all' | 'resolve-only') =>
    useGenericAuth({
      mode,
      async resolveUserFn(context) {
        await Promise.resolve();
        const { headers } = (context as unknown as Requested).request;
        return headers.get('authorization') === 'Bearer robin' ? { name: 'robin' } : null;
      },
    } as Parameters<typeof useGenericAuth>[0]) as Plugin;

  it('refuses every request of an unknown user, and answers all others', async () => {
    const { ask } = await over(auth('protect-all'));

    for (let times = 0; times < 2; times++) {
      for (const [name, request] of Object.entries(REQUESTS)) {
        const headers = { ...request.headers, authorization: 'Bearer robin' };
        expect([name, (await ask({ ...request, headers })).status]).toEqual([name, 200]);
        expect([name, (await ask(request)).status]).toEqual([name, 401]);
      }
    }
  });

  it('names the refused field', async () => {
    const { post, sent } = await over(auth('protect-all'));

    const { status, body } = await post({ query: ORDER });

    expect([status, JSON.parse(body.toString())]).toEqual([
      401,
      {
        data: null,
        errors: [
          {
            message: 'Unauthorized field or type',
            path: ['order'],
            locations: [{ line: 1, column: 3 }],
            extensions: { code: 'UNAUTHORIZED_FIELD_OR_TYPE', requestId: expect.any(String) },
          },
        ],
      },
    ]);
    expect(sent).toEqual([]);
  });

  it('adds the user to the context', async () => {
    const { gateway } = await shop();
    const seen: unknown[] = [];
    const { post } = await served(gateway, [
      auth('resolve-only'),
      { onExecute: ({ args }) => void seen.push((args.contextValue as any).currentUser) },
    ]);

    await post({ query: ORDER }, { authorization: 'Bearer robin' });
    await post({ query: ORDER });

    expect(seen).toEqual([{ name: 'robin' }, null]);
  });
});

describe('@envelop/rate-limiter', () => {
  it('limits each field per caller, aliases included, with an error that has a path', async () => {
    const limiter = useRateLimiter({
      identifyFn: (context) => (context as Requested).request.headers.get('x-client') ?? '',
      configByField: [
        { type: 'Query', field: 'order', max: 3, window: '1m', message: 'Too many orders for {{ id }}.' },
      ],
    }) as unknown as Plugin;
    const { post } = await over(limiter);
    const ask = async (client: string, query = ORDER) => read(await post({ query }, { 'x-client': client }));

    expect(await ask('a')).toEqual({ data: { order: { orderId: '11-1' } } });
    const { errors } = await ask(
      'a',
      `{ ${['x', 'y', 'z'].map((name) => `${name}: order(id: "11-1") { orderId }`).join(' ')} }`,
    );
    expect(await ask('b')).toEqual({ data: { order: { orderId: '11-1' } } });

    expect(errors.map(({ message, path }: any) => [message, path])).toEqual([['Too many orders for a.', ['z']]]);
  });
});

describe('@graphql-yoga/plugin-response-cache', () => {
  it('answers cached operations of a session without an execution', async () => {
    let answers = 0;
    const cache = useResponseCache({
      session: (request) => request.headers.get('authorization'),
      includeExtensionMetadata: true,
    }) as Plugin;
    const { post, get, ask, sent } = await over(cache, {
      settings: { performance: { cache: false } },
      answer: () => json({ orderId: `11-${++answers}` }),
    });
    const asked = async (authorization: string) => {
      const { data, extensions } = read(await post({ query: ORDER }, { authorization }));
      return [data.order.orderId, extensions.responseCache.hit];
    };

    expect([await asked('a'), await asked('b'), await asked('a'), await asked('b')]).toEqual([
      ['11-1', false],
      ['11-2', false],
      ['11-1', true],
      ['11-2', true],
    ]);
    expect(sent.length).toBe(2);
    const { headers } = await get({ query: ORDER }, { authorization: 'a' });
    const known = await ask({
      query: `?query=${encodeURIComponent(ORDER)}`,
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect([known.status, headers['last-modified']]).toEqual([304, expect.any(String)]);
  });

  it('has no effect if it is disabled', async () => {
    const { post } = await over(useResponseCache({ session: () => null, enabled: () => false }) as Plugin);

    expect((await post({ query: ORDER })).body.toString()).toBe(ANSWER);
  });
});
