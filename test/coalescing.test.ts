import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { gatewayOver, json, type Reply, type Sent } from '#test/harness';
import { serveUntilOver } from '#test/serve-until-over';

const PAGE = json({ total: 7, limit: 20, offset: 0, orders: [] });
const QUERY = '{ orders { totalCount } }';
const ANSWER = { data: { orders: { totalCount: 7 } } };

/** A served gateway over an upstream whose responses are released by the test. */
async function heldUpstream(apiSettings: object = {}, reply: (request: Sent) => Reply = () => PAGE, settings = {}) {
  const waiting: (() => void)[] = [];
  let asked = Promise.withResolvers<void>();
  const { gateway, sent } = await gatewayOver(
    'marketplace',
    async (request) => {
      asked.resolve();
      await new Promise<void>((resolve) => waiting.push(resolve));
      return reply(request);
    },
    { settings: { apis: { marketplace: apiSettings }, ...settings } },
  );
  const server = await serveUntilOver(gateway);
  const post = (body: object, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
    fetch(`${server.origin}/graphql`, {
      method: 'POST',
      body: JSON.stringify(body),
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    });
  return {
    sent,
    post,
    asked: () => asked.promise,
    /** Resolves once the gateway has read all requests: it answers `__typename` after those before it. */
    async settled() {
      await (await post({ query: '{ __typename }' })).text();
    },
    release() {
      asked = Promise.withResolvers<void>();
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

describe('equal queries in flight', () => {
  it('are executed once, and all of them are answered', async () => {
    const { sent, post, asked, settled, release } = await heldUpstream();
    const first = post({ query: QUERY });
    await asked();
    const others = [post({ query: QUERY }), post({ query: QUERY }), post({ query: QUERY })];
    await settled();

    release();

    const answers = await Promise.all([first, ...others].map(async (each) => (await each).json()));
    expect(answers).toEqual([ANSWER, ANSWER, ANSWER, ANSWER]);
    expect(sent.length).toBe(1);
  });

  it('do not join an execution that has less than half of its time left', async () => {
    const { sent, post, asked, settled, release } = await heldUpstream({}, () => PAGE, {
      limits: { timeouts: { operation: '60s' } },
      performance: { coalesceCalls: false },
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const now = performance.now.bind(performance);
    const joining = [post({ query: QUERY })];
    await asked();
    for (const seconds of [29, 31, 32, 33]) {
      vi.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1000);
      joining.push(post({ query: QUERY }));
      await settled();
    }

    release();

    const answers = await Promise.all(joining.map(async (each) => (await each).json()));
    expect(answers).toEqual(Array(5).fill(ANSWER));
    expect(sent.length).toBe(2);
  });

  it('go on for the others when the first caller disconnects', async () => {
    const { sent, post, asked, settled, release } = await heldUpstream();
    const gone = new AbortController();
    const leader = post({ query: QUERY }, { signal: gone.signal });
    await asked();
    const follower = post({ query: QUERY });
    await settled();

    gone.abort();
    await expect(leader).rejects.toThrow('aborted');
    await settled();
    release();

    expect(await (await follower).json()).toEqual(ANSWER);
    expect(sent.length).toBe(1);
  });

  it('are not shared between callers whose forwarded headers differ', async () => {
    const { sent, post, asked, settled, release } = await heldUpstream({ forward: ['x-tenant'] });
    const one = post({ query: QUERY }, { headers: { 'x-tenant': 'a' } });
    await asked();
    const same = post({ query: QUERY }, { headers: { 'x-tenant': 'a' } });
    const other = post({ query: QUERY }, { headers: { 'x-tenant': 'b' } });
    const none = post({ query: QUERY });
    while (sent.length < 3) await settled();

    release();

    await Promise.all([one, same, other, none].map(async (each) => expect(await (await each).json()).toEqual(ANSWER)));
    expect(sent.map(({ headers }) => headers['x-tenant']).toSorted()).toEqual(['a', 'b', undefined]);
  });

  it('are not shared between priorities, of which one waits behind others', async () => {
    const { sent, post, asked, settled, release } = await heldUpstream({}, () => PAGE, {
      performance: { coalesceCalls: false },
    });
    const background = { headers: { priority: 'u=7' } };
    const waiting = [post({ query: QUERY }, background)];
    await asked();
    waiting.push(post({ query: QUERY }), post({ query: QUERY }, background));
    await settled();
    release();

    for (const each of waiting) expect(await (await each).json()).toEqual(ANSWER);
    expect(sent.length).toBe(2);
  });

  it('have errors with the request id of each caller', async () => {
    const { post, asked, settled, release } = await heldUpstream({}, () => json({}, 500));
    const one = post({ query: QUERY }, { headers: { 'x-request-id': 'one' } });
    await asked();
    const two = post({ query: QUERY }, { headers: { 'x-request-id': 'two' } });
    await settled();

    release();

    const ids = await Promise.all(
      [one, two].map(async (each) => ((await (await each).json()) as any).errors[0].extensions.requestId),
    );
    expect(ids).toEqual(['one', 'two']);
  });

  it('are not shared after the response was sent', async () => {
    const { sent, post, asked, release } = await heldUpstream();
    for (const _ of [1, 2]) {
      const answer = post({ query: QUERY });
      await asked();
      release();
      await answer;
    }

    expect(sent.length).toBe(2);
  });
});
