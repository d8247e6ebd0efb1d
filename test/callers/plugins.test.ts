import { describe, expect, it, onTestFinished } from 'vitest';
import type { Plugin } from '#gateway';
import { gatewayOver, json, type Sent } from '#test/harness';
import { answerOf, BLOCKS } from '#test/live/chain';
import { connectSocket } from '#test/live/connect-socket';
import { served } from '#test/served';
import { until } from '#test/until';

/* A plugin may decide by the caller in ways that no key knows: nothing that it has seen for one caller is another's. */
const SECRET = 'secret of admin';
const byCaller: Plugin = {
  onExecute: ({ args }) => ({
    onExecuteDone({ result, setResult }) {
      const { request } = args.contextValue as unknown as { readonly request: Request };
      const isAdmin = request.headers.get('x-user') === 'admin';
      if ('data' in result) setResult({ data: isAdmin ? { ...result.data, greeting: SECRET } : null });
    },
  }),
};
const KINDS: Readonly<Record<string, readonly Plugin[]>> = {
  'an envelop hook': [byCaller],
  'an HTTP hook': [byCaller, { onRequest() {} }],
};
const LATEST = '{ latestBlock { height } }';
const LIVE = `query @live ${LATEST}`;

/** A gateway whose plugin answers the admin alone. */
async function guardedByPlugin(plugins: readonly Plugin[], cacheControl = 'max-age=60') {
  const chain = { height: 100, isDown: false };
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  const answer = async (sent: Sent) => {
    if (isHeld) await held.promise;
    const { status, body } = answerOf(chain)(sent);
    return json(JSON.parse(String(body)), status, { 'cache-control': cacheControl });
  };
  const { gateway, sent } = await gatewayOver('blockchain', answer, {
    settings: { subscriptions: { poll: '10ms' }, liveQueries: { interval: '5ms', poll: '20ms' }, performance: {} },
  });
  const { address } = await served(gateway, plugins);
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());

  const post = (user: string, query: string, accept: string) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept, 'x-user': user },
      body: JSON.stringify({ query }),
      signal: leaving.signal,
    });
  const follow = {
    async sse(user: string, query: string) {
      const response = await post(user, query, 'text/event-stream');
      let text = '';
      const decoder = new TextDecoder();
      const read = async () => {
        for await (const chunk of response.body ?? []) text += decoder.decode(chunk as Uint8Array, { stream: true });
      };
      read().catch(() => undefined);
      return () => text;
    },
    async websocket(user: string, query: string) {
      const { send, messages } = await connectSocket(address, undefined, { headers: { 'x-user': user } });
      send({ type: 'connection_init' });
      await until(() => expect(messages).toHaveLength(1));
      send({ type: 'subscribe', id: '1', payload: { query } });
      return () => messages.map((each) => JSON.stringify(each)).join('\n');
    },
  };
  return {
    follow,
    gateway,
    chain,
    sent,
    text: async (user: string, query: string) => (await post(user, query, 'application/json')).text(),
    hold: () => void (isHeld = true),
    release: () => held.resolve(),
  };
}

describe.each(Object.entries(KINDS))('with %s that decides by the caller', (_kind, plugins) => {
  it.each(['admin', 'mallory'])('no response is cached for another: %s first', async (first) => {
    const { text } = await guardedByPlugin(plugins);
    const second = first === 'admin' ? 'mallory' : 'admin';
    for (const user of [first, second, first, second]) {
      expect((await text(user, LATEST)).includes(SECRET)).toBe(user === 'admin');
    }
  });

  it('no execution is shared', async () => {
    const { text, hold, release, gateway } = await guardedByPlugin(plugins);
    hold();
    const users = ['admin', 'mallory', 'admin', 'mallory'];
    const answers = users.map((user) => text(user, LATEST));
    await until(() => expect(gateway.overload.inFlight).toBe(users.length));
    release();
    expect((await Promise.all(answers)).map((each) => each.includes(SECRET))).toEqual([true, false, true, false]);
  });

  it.each([
    ['live query', 'sse', LIVE],
    ['live query', 'websocket', LIVE],
    ['subscription', 'sse', BLOCKS],
    ['subscription', 'websocket', BLOCKS],
  ] as const)('no %s is shared by %s', async (_feature, transport, query) => {
    const { follow, gateway, chain } = await guardedByPlugin(plugins, 'no-store');
    const open = () => gateway.live.counts.subscribers + gateway.live.counts.liveQueries.open;
    const users = ['admin', 'mallory', 'admin'];
    const texts: (() => string)[] = [];
    for (const user of users) {
      texts.push(await follow[transport](user, query));
      await until(() => expect(open()).toBe(texts.length));
    }
    if (query === BLOCKS) await until(() => expect(gateway.live.counts.polls).toBeGreaterThan(0));
    chain.height = 101;
    await until(() => {
      // Each has the data of the change, by its own execution.
      for (const text of texts) expect(text()).toMatch(/"data":(?:null|\{.*101)/s);
    });
    expect(texts.map((text) => text().includes(SECRET))).toEqual([true, false, true]);
    for (const [at, text] of texts.entries()) expect(text().includes('"data":null')).toBe(users[at] === 'mallory');
  });
});
