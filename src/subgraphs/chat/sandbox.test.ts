import { expect, it } from 'vitest';
import { gatewayOverSandbox, sandboxOf } from '#test/over-sandbox';

const OPEN = '1179999999999999000';
const AGENT = 'DiscordBot (https://example.test, 1)';

/** The service itself, and a way to post to its channel. */
async function channel(options: Parameters<typeof sandboxOf>[1] = {}) {
  const { origin, world } = await sandboxOf(['chat'], options);
  const base = `${origin}/chat/api/v10`;
  const headers = { authorization: 'Bot abc', 'user-agent': AGENT, 'content-type': 'application/json' };
  const post = async (body: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${base}/channels/${OPEN}/messages`, init);
    return { status: answer.status, body: (await answer.json()) as any };
  };
  return { base, world, post };
}

const CREATE = `mutation ($input: CreateMessageInput!) { createMessage(input: $input) { __typename
  ... on CreateMessageSuccess { chatMessage { messageId content kind author { username } mentionsEveryone repliedTo { content } } }
  ... on InvalidChatMessage { fields } } }`;

const MESSAGES = `query ($channelId: ID!, $first: Int, $after: String) { bot { messages(channelId: $channelId, first: $first,
  after: $after) { nodes { messageId content author { username } } pageInfo { hasNextPage endCursor } } } }`;

it('has a bot, and keeps its messages', async () => {
  const { run } = await gatewayOverSandbox('chat');
  const post = async (input: object) =>
    (await run(CREATE, { input: { channelId: OPEN, ...input } })).data.createMessage;

  const { data } = await run('{ bot { username isBot premium } }');
  const first = await post({ content: 'hello @everyone', nonce: 'n-1' });
  const again = await post({ content: 'something else', nonce: 'n-1' });
  const reply = await post({ content: 'a reply', replyToId: first.chatMessage.messageId });
  const kept = await run(MESSAGES, { channelId: OPEN, first: 3 });

  expect(data.bot).toEqual({ username: 'manifold-bot', isBot: true, premium: 'NONE' });
  expect(first.chatMessage).toEqual({
    messageId: expect.stringMatching(/^\d{19}$/),
    content: 'hello @everyone',
    kind: 'ORDINARY',
    author: { username: 'manifold-bot' },
    mentionsEveryone: false,
    repliedTo: null,
  });
  expect(again).toEqual(first);
  expect(reply.chatMessage).toMatchObject({ kind: 'REPLY', repliedTo: { content: 'hello @everyone' } });
  expect(kept.data?.bot.messages.nodes.map(({ content }: { content: string }) => content)).toEqual([
    'a reply',
    'hello @everyone',
    expect.stringMatching(/^Order \d{2}-\d{5}-\d{5} was sold\.$/),
  ]);
});

it('has a channel in which others write too, told in pages', async () => {
  const { run, sandbox } = await gatewayOverSandbox('chat');
  const all: { messageId: string; content: string; author: { username: string } }[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const { data }: { data?: any } = await run(MESSAGES, { channelId: OPEN, first: 7, after });
    all.push(...data.bot.messages.nodes);
    after = data.bot.messages.pageInfo.endCursor;
    more = data.bot.messages.pageInfo.hasNextPage;
  }
  const headers = { authorization: 'Bot abc', 'user-agent': 'DiscordBot (https://example.test, 1)' };
  const response = await fetch(`${sandbox.origin}/chat/api/v10/channels/${OPEN}/messages?limit=100`, { headers });
  const raw = (await response.json()) as { author: { username: string } }[];

  expect(all.length).toBeGreaterThan(50);
  expect(new Set(all.map(({ messageId }) => messageId)).size).toBe(all.length);
  expect(all.map(({ messageId }) => messageId)).toEqual(
    all
      .map(({ messageId }) => messageId)
      .toSorted()
      .reverse(),
  );
  expect(new Set(all.map(({ author }) => author.username))).toEqual(new Set(['manifold-bot']));
  expect(new Set(raw.map(({ author }) => author.username))).toEqual(new Set(['manifold-bot', 'packing.table']));
});

it.each([
  ['1', 200, null],
  ['1179999999999999001', 200, []],
  ['1179999999999999002', 403, null],
])('has messages of the channel %s to read or not', async (channelId, status, nodes) => {
  const { run } = await gatewayOverSandbox('chat');

  const { data, errors } = await run(MESSAGES, { channelId });

  expect(data.bot.messages?.nodes ?? null).toEqual(nodes);
  expect(errors?.[0].extensions.status ?? 200).toBe(status);
});

it('sends a page of messages in the platform’s limits only', async () => {
  const { sandbox } = await gatewayOverSandbox('chat');
  const get = async (query: string, agent = 'DiscordBot (https://example.test, 1)') => {
    const target = `${sandbox.origin}/chat/api/v10/channels/${OPEN}/messages${query}`;
    const response = await fetch(target, { headers: { authorization: 'Bot abc', 'user-agent': agent } });
    const body = (await response.json()) as { code?: number; length?: number };
    return [response.status, body.code ?? body.length];
  };

  expect(await get('')).toEqual([200, 50]);
  expect(await get('?limit=100&before=1180000000000000001')).toEqual([200, 0]);
  expect(await get('?limit=101')).toEqual([400, 50035]);
  expect(await get('?limit=0')).toEqual([400, 50035]);
  expect(await get('?before=yesterday')).toEqual([400, 50035]);
  expect(await get('', 'curl')).toEqual([403, 40333]);
});

it.each([
  [{ channelId: '1' }, { __typename: 'ChatChannelNotFound' }],
  [{ channelId: '1179999999999999001' }, { __typename: 'ChatAccessDenied' }],
  [{ channelId: '1179999999999999002' }, { __typename: 'ChatAccessDenied' }],
  [{ channelId: 'general' }, { __typename: 'InvalidChatMessage', fields: ['channelId'] }],
  [{ replyToId: '4' }, { __typename: 'InvalidChatMessage', fields: ['replyToId'] }],
  [{ nonce: 'x'.repeat(26) }, { __typename: 'InvalidChatMessage', fields: ['nonce'] }],
  [{ content: 'this is forbidden' }, { __typename: 'InvalidChatMessage', fields: ['content'] }],
  [{ content: 'see https://blocked.test' }, { __typename: 'InvalidChatMessage', fields: ['content'] }],
])('refuses %j', async (more, expected) => {
  const { run } = await gatewayOverSandbox('chat');

  const { data } = await run(CREATE, { input: { channelId: OPEN, content: 'hello', ...more } });

  expect(data).toEqual({ createMessage: expected });
});

it('wants a token, its own kind of user agent, and JSON', async () => {
  const { sandbox } = await gatewayOverSandbox('chat');
  const headers = {
    authorization: 'Bot abc',
    'user-agent': 'DiscordBot (https://example.test, 1)',
    'content-type': 'application/json',
  };
  const post = async (more: object, body: string) => {
    const target = `${sandbox.origin}/chat/api/v10/channels/${OPEN}/messages`;
    const response = await fetch(target, { method: 'POST', headers: { ...headers, ...more }, body });
    return [response.status, ((await response.json()) as { code: number }).code];
  };

  expect(await post({ authorization: 'Basic abc' }, '{}')).toEqual([401, 0]);
  expect(await post({ 'user-agent': 'curl' }, '{}')).toEqual([403, 40333]);
  expect(await post({ 'content-type': 'text/plain' }, '{}')).toEqual([400, 50035]);
  expect(await post({}, '{')).toEqual([400, 50109]);
  expect(await post({}, '{}')).toEqual([400, 50006]);
  expect(await post({}, JSON.stringify({ content: 'x'.repeat(2001) }))).toEqual([400, 50035]);
});

it('changes and removes messages of the bot, and of nobody else', async () => {
  const { run } = await gatewayOverSandbox('chat');
  const change = async (id: string, content: string) =>
    (
      await run(
        `mutation ($id: ID!, $content: String!) { updateMessage(input: { id: $id, content: $content }) { __typename
          ... on UpdateMessageSuccess { chatMessage { content editedAt } } } }`,
        { id, content },
      )
    ).data.updateMessage;
  const remove = async (id: string) =>
    (await run('mutation ($id: ID!) { deleteMessage(input: { id: $id }) { __typename } }', { id })).data.deleteMessage;
  const [own, others] = ['1180000000000000500', '1180000000000000501'].map((id) => `${OPEN}/${id}`) as [string, string];

  expect(await change(own, 'changed')).toMatchObject({
    chatMessage: { content: 'changed', editedAt: expect.any(String) },
  });
  expect([await change(others, 'x'), await remove(others)]).toEqual([
    { __typename: 'ChatAccessDenied' },
    { __typename: 'ChatAccessDenied' },
  ]);
  expect(await change(own, 'this is forbidden')).toEqual({ __typename: 'InvalidChatMessage' });
  expect([await remove(own), await remove(own), await change(own, 'x')]).toEqual([
    { __typename: 'DeleteMessageSuccess' },
    { __typename: 'ChatMessageNotFound' },
    { __typename: 'ChatMessageNotFound' },
  ]);
  expect(await remove('1/2')).toEqual({ __typename: 'ChatChannelNotFound' });
  expect(await remove('1179999999999999002/2')).toEqual({ __typename: 'ChatAccessDenied' });
});

it('has servers with channels, in pages', async () => {
  const { run } = await gatewayOverSandbox('chat');
  const page = `query ($after: String) { bot { servers(first: 1, after: $after) { nodes { name memberCount locale
    channels { nodes { name kind } } } pageInfo { hasNextPage endCursor } } } }`;

  const { data } = await run(page);
  const { data: rest } = await run(page, { after: data.bot.servers.pageInfo.endCursor });

  const kinds = data.bot.servers.nodes[0].channels.nodes.map(({ kind }: { kind: string }) => kind);
  expect([data.bot.servers.nodes[0].name, kinds]).toEqual(['Depot', ['CATEGORY', 'TEXT', 'ANNOUNCEMENT', 'TEXT']]);
  expect(rest.bot.servers.nodes).toEqual([
    { name: 'Night shift', memberCount: 4, locale: 'en-GB', channels: { nodes: [] } },
  ]);
});

it('posts embeds without a text, and names whom the text mentions', async () => {
  const { post } = await channel();

  const embedded = await post({ embeds: [{ title: 'Parcel 17', fields: [{ name: 'at', value: 'the depot' }] }] });
  const mentioning = await post({ content: 'Ask <@1180000000000000002>.' });
  const quiet = await post({ content: 'Ask <@1180000000000000002>.', allowed_mentions: { parse: [] } });

  expect(embedded).toMatchObject({
    status: 200,
    body: {
      content: '',
      embeds: [{ type: 'rich', title: 'Parcel 17', fields: [{ name: 'at', value: 'the depot' }] }],
    },
  });
  expect(mentioning.body.mentions.map(({ username }: { username: string }) => username)).toEqual(['packing.table']);
  expect(quiet.body.mentions).toEqual([]);
});

it.each([
  [{ content: 7 }, { content: 'STRING_TYPE_CONVERT' }],
  [{ content: 'a'.repeat(2001), tts: 'x' }, { content: 'BASE_TYPE_MAX_LENGTH' }],
  [{ embeds: ['x'] }, { embeds: 'DICT_TYPE_CONVERT' }],
  [{ embeds: Array.from({ length: 11 }, () => ({ title: 'x' })) }, { embeds: 'BASE_TYPE_MAX_LENGTH' }],
  [{ embeds: [{ description: 'a'.repeat(6001) }] }, { embeds: 'MAX_EMBED_SIZE_EXCEEDED' }],
])('refuses a body with errors that mirror it', async (body, codes) => {
  const { post } = await channel();

  const { status, body: failure } = await post(body);

  const found = Object.entries(failure.errors as Record<string, any>).map(([name, { _errors }]) => [
    name,
    _errors[0].code,
  ]);
  expect([status, failure.code, Object.fromEntries(found)]).toEqual([400, 50035, codes]);
});

it('mirrors the path to a member that is wrong', async () => {
  const { post } = await channel();

  const { body } = await post({ content: 'x', allowed_mentions: { parse: ['users', 'nobody'] } });

  expect(body).toEqual({
    code: 50035,
    message: 'Invalid Form Body',
    errors: {
      allowed_mentions: {
        parse: { 1: { _errors: [{ code: 'BASE_TYPE_CHOICES', message: 'Value must be one of the choices.' }] } },
      },
    },
  });
});

it("shows a user's own account to the user's token, which may do nothing else", async () => {
  const { base } = await channel();
  const headers = { authorization: 'Bearer abc', 'user-agent': AGENT };

  const account = await (await fetch(`${base}/users/@me`, { headers })).json();
  const messages = await fetch(`${base}/channels/1179999999999999000/messages`, { headers });

  expect(account).toMatchObject({ username: 'stock.keeper', bot: false });
  expect([messages.status, await messages.json()]).toEqual([401, { code: 0, message: '401: Unauthorized' }]);
});

it.each(['/users/@me', '/channels/1179999999999999000/messages'])(
  'sends the headers of a bucket with %s',
  async (path) => {
    const { base, world } = await channel({ limits: 'published' });
    world.clock.stop(Date.parse('2026-03-01T09:00:00Z'));
    const headers = { authorization: 'Bot abc', 'user-agent': AGENT };

    const answers = [await fetch(base + path, { headers }), await fetch(base + path, { headers })];

    const told = answers.map((answer) =>
      Object.fromEntries([...answer.headers].filter(([name]) => /ratelimit/.test(name))),
    );
    const bucket = {
      'x-ratelimit-bucket': expect.stringMatching(/^[\da-f]{8}$/),
      'x-ratelimit-limit': '50',
      'x-ratelimit-reset': '1772355601.000',
      'x-ratelimit-reset-after': '1.000',
    };
    expect(told).toEqual(['49', '48'].map((remaining) => ({ ...bucket, 'x-ratelimit-remaining': remaining })));
  },
);

it('makes a fault wear the headers and the body of its limit', async () => {
  const { base, world } = await channel();
  world.clock.stop(Date.parse('2026-03-01T09:00:00Z'));
  const headers = { authorization: 'Bot abc', 'user-agent': AGENT, 'x-sandbox-fault': 'limited=7s' };

  const answer = await fetch(`${base}/channels/1179999999999999000/messages`, { headers });

  expect([answer.status, await answer.json()]).toEqual([
    429,
    { message: 'You are being rate limited.', retry_after: 7, global: false },
  ]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'retry-after': '7',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': '1772355607.000',
    'x-ratelimit-reset-after': '7.000',
  });
});
