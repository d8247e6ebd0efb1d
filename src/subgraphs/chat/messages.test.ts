import { describe, expect, it } from 'vitest';
import { answered, gatewayOf, gatewayOver, json, type Sent } from '#test/harness';
import { CHANNEL, message as fake, ID, user } from './fakes.ts';

/** The message that so many are newer than, which the bot posted or somebody else. */
const message = (n: number, author = ID) =>
  fake({
    id: String(1_180_000_000_000_001_000n - BigInt(n)),
    content: `message ${n}`,
    author: user({ id: author }),
  });
/** Messages from the newest on, every so many of which is the bot's. */
const messages = (from: number, until: number, each = 1) =>
  Array.from({ length: until - from }, (_, index) => message(from + index, (from + index) % each === 0 ? ID : '7'));

/** A channel with these messages, the newest first. */
const channelOf = (all: readonly { id: string }[]) => (request: Sent) => {
  if (request.target === '/api/v10/users/@me') return json(user());
  const query = new URL(request.target, 'http://chat').searchParams;
  const before = query.get('before');
  const older = all.filter(({ id }) => before === null || BigInt(id) < BigInt(before));
  return json(older.slice(0, Number(query.get('limit'))));
};
const QUERY = `query ($channelId: ID!, $first: Int, $after: String) { bot { messages(channelId: $channelId, first: $first,
  after: $after) { nodes { messageId content author { userId } } pageInfo { hasNextPage endCursor } } } }`;
const listed = (sent: readonly Sent[]) => sent.filter(({ target }) => target.includes('/channels/'));
const read = ({ data }: { data?: any }) => data.bot.messages.nodes.map(({ content }: { content: string }) => content);

describe('Bot.messages', () => {
  it('picks what the bot posted from what is in the channel', async () => {
    const settings = { apis: { chat: { token: 'abc' } } };
    const answers = [json(user()), json([message(0), message(1, '7'), message(2)])];
    const { run, sent } = await gatewayOver('chat', answers, { settings });

    const { data, errors } = await run(QUERY, { channelId: CHANNEL });

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      { method: 'GET', target: '/api/v10/users/@me', headers: { authorization: 'Bot abc' }, body: '' },
      {
        method: 'GET',
        target: `/api/v10/channels/${CHANNEL}/messages?limit=100`,
        headers: { authorization: 'Bot abc' },
        body: '',
      },
    ]);
    expect(data.bot.messages).toEqual({
      nodes: [
        { messageId: '1180000000000001000', content: 'message 0', author: { userId: ID } },
        { messageId: '1180000000000000998', content: 'message 2', author: { userId: ID } },
      ],
      pageInfo: { hasNextPage: false, endCursor: expect.any(String) },
    });
  });

  it('goes on before the last message, whatever is new', async () => {
    const { run, sent } = await gatewayOver('chat', channelOf(messages(0, 150, 2)));

    const first = await run(QUERY, { channelId: CHANNEL, first: 2 });
    const after = first.data?.bot.messages.pageInfo.endCursor;
    const second = await run(QUERY, { channelId: CHANNEL, first: 60, after });

    expect([read(first), read(second).length, read(second)[0]]).toEqual([['message 0', 'message 2'], 60, 'message 4']);
    expect(listed(sent).map(({ target }) => target.replace(/^.*\?/, ''))).toEqual([
      'limit=100',
      `before=${message(2).id}&limit=100`,
      `before=${message(102).id}&limit=100`,
    ]);
  });

  it('looks through a thousand messages for a page, and for the next one through the thousand after those', async () => {
    const { run, sent } = await gatewayOver('chat', channelOf(messages(1, 1502, 1500)));

    const first = await run(QUERY, { channelId: CHANNEL });
    const { hasNextPage, endCursor } = first.data?.bot.messages.pageInfo ?? {};
    const second = await run(QUERY, { channelId: CHANNEL, after: endCursor });

    expect([read(first), hasNextPage, read(second)]).toEqual([[], true, ['message 1500']]);
    expect(second.data?.bot.messages.pageInfo.hasNextPage).toBe(false);
    expect(listed(sent).length).toBe(10 + 6);
  });

  it('is one call for a channel that is asked for fifty times', async () => {
    const settings = { performance: { cache: false, coalesceCalls: true }, limits: { aliases: 50 } };
    const { run, sent } = await gatewayOver('chat', channelOf(messages(0, 5)), { settings });
    const fields = Array.from(
      { length: 50 },
      (_, n) => `m${n}: messages(channelId: "${CHANNEL}") { nodes { content } }`,
    );

    const { data, errors } = await run(`{ bot { ${fields.join(' ')} } }`);

    expect(errors).toBeUndefined();
    expect(Object.values(data.bot)).toHaveLength(50);
    expect(listed(sent)).toHaveLength(1);
  });

  it('makes no call for no row, and refuses a cursor of another channel before any', async () => {
    const { run, sent } = await gatewayOver('chat', channelOf(messages(0, 5)));
    const none = await run(`{ bot { messages(channelId: "${CHANNEL}", first: 0) { nodes { content } } } }`);
    const { data } = await run(QUERY, { channelId: CHANNEL, first: 1 });
    const calls = listed(sent).length;

    const { errors } = await run(QUERY, { channelId: '1', after: data.bot.messages.pageInfo.endCursor });

    expect([none.data.bot.messages.nodes, calls]).toEqual([[], 1]);
    expect(errors).toMatchObject([{ path: ['bot', 'messages'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(listed(sent)).toHaveLength(1);
  });

  it.each([
    ['null', null],
    ['nothing', []],
  ])('is empty where the platform sends %s', async (_what, rows) => {
    const { run } = await gatewayOver('chat', [json(user()), json(rows)]);

    const { data } = await run(QUERY, { channelId: CHANNEL });

    expect(data.bot.messages).toEqual({ nodes: [], pageInfo: { hasNextPage: false, endCursor: null } });
  });

  it('keeps to the channel, whatever its id is', async () => {
    const { run, sent } = await gatewayOver('chat', channelOf([]));

    await run(QUERY, { channelId: '../users/@me?x=' });
    const { errors } = await run(QUERY, { channelId: '..' });

    expect(listed(sent).map(({ target }) => target)).toEqual([
      '/api/v10/channels/..%2Fusers%2F%40me%3Fx%3D/messages?limit=100',
    ]);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('is null where there is no such channel', async () => {
    const { run } = await gatewayOver('chat', [json(user()), json({ message: 'x', code: 10003 }, 404)]);

    expect(await run(QUERY, { channelId: CHANNEL })).toEqual({ data: { bot: { messages: null } } });
  });

  it.each([
    [400, 50035, 'BAD_USER_INPUT'],
    [401, 0, 'UNAUTHENTICATED'],
    [403, 50001, 'PERMISSION_DENIED'],
    [403, 40333, 'PERMISSION_DENIED'],
    [429, 0, 'RATE_LIMITED'],
    [500, 0, 'UPSTREAM_ERROR'],
    [502, 0, 'UPSTREAM_UNAVAILABLE'],
  ])('fails alone: %i with %i is %s', async (status, upstreamCode, code) => {
    const { run } = await gatewayOver('chat', [json(user()), json({ message: 'x', code: upstreamCode }, status)]);

    const { data, errors } = await run(`{ bot { username messages(channelId: "${CHANNEL}") { nodes { content } } } }`);

    expect(data).toEqual({ bot: { username: 'gateway-bot', messages: null } });
    expect(errors).toMatchObject([
      {
        message: answered('chat', status),
        path: ['bot', 'messages'],
        extensions: { code, operation: 'listMessages', status, upstreamCode: String(upstreamCode) },
      },
    ]);
  });

  it('is not there without the operations beyond the specification', () => {
    const extras = { apis: { chat: { extras: false } } };
    const { schema } = gatewayOf({ chat: 'http://127.0.0.1:9' }, extras);

    expect(schema.getType('Bot')).toBeDefined();
    expect(schema.getType('ChatMessage')).toBeDefined();
    expect(schema.getType('ChatMessageConnection')).toBeUndefined();
  });
});
