import { describe, expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import { empty, gatewayOf, gatewayOver, json, type Sent } from '#test/harness';
import { CHANNEL, ID, message, user } from './fakes.ts';

const SERVER = '1179999999999990000';
const MESSAGE = '1180000000000000777';
const MESSAGE_ID = toGlobalId('ChatMessage', `${CHANNEL}/${MESSAGE}`);
const summary = (id = SERVER, more: object = {}) => ({
  id,
  name: 'Depot',
  icon: null,
  banner: null,
  features: [],
  ...more,
});
const server = (id = SERVER) => summary(id, { description: 'd', owner_id: ID, preferred_locale: 'en-GB' });
const channel = (more: object = {}) => ({ id: CHANNEL, type: 0, guild_id: SERVER, name: 'parcels', ...more });
const lines = (sent: readonly Sent[]) =>
  sent.map(({ method, target }) => `${method} ${target.replace('/api/v10', '')}`);
const refusal = (status: number, code: number, errors?: object) =>
  json({ message: 'secret words', code, errors }, status);

describe('Bot.servers', () => {
  it('is paged by the ids of servers, and counts members', async () => {
    const answers = [
      json(user()),
      json([summary('1', { approximate_member_count: 4, approximate_presence_count: 2 }), summary('2')]),
      json(user()),
      json(null),
    ];
    const { run, sent } = await gatewayOver('chat', answers);
    const query = `query ($after: String) { bot { servers(first: 2, after: $after) {
      nodes { id serverId memberCount onlineCount raw } pageInfo { hasNextPage endCursor } } } }`;

    const { data } = await run(query);
    const { data: rest } = await run(query, { after: data.bot.servers.pageInfo.endCursor });

    expect(lines(sent)).toEqual([
      'GET /users/@me',
      'GET /users/@me/guilds?limit=2&with_counts=true',
      'GET /users/@me',
      'GET /users/@me/guilds?after=2&limit=2&with_counts=true',
    ]);
    expect(data.bot.servers.nodes).toEqual([
      {
        id: toGlobalId('ChatServer', '1'),
        serverId: '1',
        memberCount: 4,
        onlineCount: 2,
        raw: summary('1', { approximate_member_count: 4, approximate_presence_count: 2 }),
      },
      { id: toGlobalId('ChatServer', '2'), serverId: '2', memberCount: null, onlineCount: null, raw: summary('2') },
    ]);
    expect(rest.bot.servers.nodes).toEqual([]);
  });

  it('fetches what the list does not tell once for each server', async () => {
    const { run, sent } = await gatewayOver('chat', ({ target }) => {
      if (target.includes('/guilds?')) return json([summary('1'), summary('2')]);
      return json(target.includes('/guilds/') ? server(target.includes('/1?') ? '1' : '2') : user());
    });

    const { data, errors } = await run(
      '{ bot { servers { nodes { description ownerId locale owner { username } } } } }',
    );

    expect(errors).toBeUndefined();
    const detail = { description: 'd', ownerId: ID, locale: 'en-GB', owner: { username: 'gateway-bot' } };
    expect(data.bot.servers.nodes).toEqual([detail, detail]);
    expect(lines(sent).toSorted()).toEqual(
      [
        'GET /guilds/1?with_counts=true',
        'GET /guilds/2?with_counts=true',
        `GET /users/${ID}`,
        'GET /users/@me',
        'GET /users/@me/guilds?limit=20&with_counts=true',
      ].toSorted(),
    );
  });
});

describe('Query.chatChannel', () => {
  const QUERY = `query ($id: ID!) { chatChannel(id: $id) { id channelId kind name topic createdAt serverId parentId position
    isAgeRestricted slowdownSeconds lastPinnedAt lastMessageId recipients { userId }
    thread { isArchived archiveChangedAt isLocked archivesAfterMinutes messageCount memberCount ownerId } raw } }`;
  const bare = {
    id: toGlobalId('ChatChannel', CHANNEL),
    channelId: CHANNEL,
    kind: 'TEXT',
    name: 'parcels',
    topic: null,
    createdAt: '2023-12-01T04:18:43.339Z',
    serverId: SERVER,
    parentId: null,
    position: null,
    isAgeRestricted: null,
    slowdownSeconds: null,
    lastPinnedAt: null,
    lastMessageId: null,
    recipients: [],
    thread: null,
  };

  it.each([CHANNEL, toGlobalId('ChatChannel', CHANNEL)])('takes %s', async (id) => {
    const { run, sent } = await gatewayOver('chat', [json(channel())]);

    const { data, errors } = await run(QUERY, { id });

    expect(errors).toBeUndefined();
    expect(lines(sent)).toEqual([`GET /channels/${CHANNEL}`]);
    expect(data.chatChannel).toEqual({ ...bare, raw: channel() });
  });

  it('shows a thread, and a kind that is new', async () => {
    const thread = channel({
      type: 99,
      topic: 't',
      parent_id: '5',
      position: 3,
      nsfw: true,
      rate_limit_per_user: 10,
      last_pin_timestamp: '2026-03-02T10:15:30+00:00',
      last_message_id: MESSAGE,
      recipients: [user()],
      owner_id: ID,
      message_count: 4,
      member_count: 2,
      thread_metadata: {
        archived: true,
        archive_timestamp: '2026-03-02T10:15:30+00:00',
        auto_archive_duration: 60,
        locked: false,
      },
    });
    const { run } = await gatewayOver('chat', [json(thread)]);

    const { data } = await run(QUERY, { id: CHANNEL });

    expect(data.chatChannel).toEqual({
      ...bare,
      kind: 'UNRECOGNIZED',
      topic: 't',
      parentId: '5',
      position: 3,
      isAgeRestricted: true,
      slowdownSeconds: 10,
      lastPinnedAt: '2026-03-02T10:15:30Z',
      lastMessageId: MESSAGE,
      recipients: [{ userId: ID }],
      thread: {
        isArchived: true,
        archiveChangedAt: '2026-03-02T10:15:30Z',
        isLocked: false,
        archivesAfterMinutes: 60,
        messageCount: 4,
        memberCount: 2,
        ownerId: ID,
      },
      raw: thread,
    });
  });

  it('is null where there is no such channel, and an error where the bot cannot see it', async () => {
    const { run } = await gatewayOver('chat', [refusal(404, 10003), refusal(403, 50001)]);

    expect(await run('{ chatChannel(id: "1") { id } }')).toEqual({ data: { chatChannel: null } });
    expect(await run('{ chatChannel(id: "1") { id } }')).toMatchObject({
      data: { chatChannel: null },
      errors: [{ extensions: { code: 'PERMISSION_DENIED', operation: 'getChannel' } }],
    });
  });

  it('leads to messages, the newest first, each of which leads back in one call for all', async () => {
    const { run, sent } = await gatewayOver('chat', ({ target }) => {
      if (!target.includes('/messages')) return json(target.includes('/guilds/') ? server() : channel());
      return json(target.includes('before') ? [] : [message({ id: '30' }), message({ id: '20' })]);
    });

    const { data } = await run(`{ chatChannel(id: "${CHANNEL}") { messages(first: 2) {
      nodes { messageId channel { name server { name } } } pageInfo { endCursor } } } }`);
    const after = data.chatChannel.messages.pageInfo.endCursor;
    const { data: rest } = await run(
      `{ chatChannel(id: "${CHANNEL}") { messages(first: 2, after: "${after}") { nodes { id } } } }`,
    );

    const above = { name: 'parcels', server: { name: 'Depot' } };
    expect(data.chatChannel.messages.nodes).toEqual([
      { messageId: '30', channel: above },
      { messageId: '20', channel: above },
    ]);
    expect(rest.chatChannel.messages.nodes).toEqual([]);
    expect(lines(sent)).toEqual([
      `GET /channels/${CHANNEL}`,
      `GET /channels/${CHANNEL}/messages?limit=2`,
      `GET /guilds/${SERVER}?with_counts=true`,
      `GET /channels/${CHANNEL}`,
      `GET /channels/${CHANNEL}/messages?before=20&limit=2`,
    ]);
  });
});

describe('ChatServer.channels', () => {
  it('are all channels of the server in one call', async () => {
    const { run, sent } = await gatewayOver('chat', [json(server()), json([channel(), channel({ id: '8', type: 4 })])]);

    const { data } = await run(`{ node(id: "${toGlobalId('ChatServer', SERVER)}") { ... on ChatServer {
      channels(last: 1) { totalCount nodes { channelId kind } } } } }`);

    expect(lines(sent)).toEqual([`GET /guilds/${SERVER}?with_counts=true`, `GET /guilds/${SERVER}/channels`]);
    expect(data.node.channels).toEqual({ totalCount: 2, nodes: [{ channelId: '8', kind: 'CATEGORY' }] });
  });
});

describe('Query.node', () => {
  it.each([
    ['ChatUser', ID, `/users/${ID}`, user()],
    ['ChatServer', SERVER, `/guilds/${SERVER}?with_counts=true`, server()],
    ['ChatChannel', CHANNEL, `/channels/${CHANNEL}`, channel()],
    ['ChatMessage', `${CHANNEL}/${MESSAGE}`, `/channels/${CHANNEL}/messages/${MESSAGE}`, message()],
  ])('is a %s', async (type, key, path, row) => {
    const { run, sent } = await gatewayOver('chat', [json(row), refusal(404, 10003)]);
    const id = toGlobalId(type, key);

    const found = await run(`{ node(id: "${id}") { __typename id } }`);
    const gone = await run(`{ node(id: "${id}") { id } }`);

    expect(lines(sent)).toEqual([`GET ${path}`, `GET ${path}`]);
    expect([found.data, gone]).toEqual([{ node: { __typename: type, id } }, { data: { node: null } }]);
  });

  it.each([
    ['ChatUser', '@me'],
    ['ChatMessage', CHANNEL],
    ['ChatMessage', `${CHANNEL}/../x`],
  ])('is no %s with the key %s, without a call', async (type, key) => {
    const { run, sent } = await gatewayOver('chat', []);

    expect(await run(`{ node(id: "${toGlobalId(type, key)}") { id } }`)).toEqual({ data: { node: null } });
    expect(sent).toEqual([]);
  });
});

describe('ChatMessage', () => {
  const read = async (more: object, selection: string) => {
    const { run } = await gatewayOver('chat', [json(message(more))]);
    const { data, errors } = await run(`{ node(id: "${MESSAGE_ID}") { ... on ChatMessage { ${selection} } } }`);
    expect(errors).toBeUndefined();
    return data.node;
  };
  const POLL =
    'poll { question endsAt allowsSeveralAnswers isFinal answers { answerId text emoji { name } voteCount isMine } }';
  const poll = {
    question: { text: 'When?' },
    answers: [
      { answer_id: 1, poll_media: { text: 'At nine', emoji: { id: null, name: '🌙' } } },
      { answer_id: 2, poll_media: {} },
    ],
    expiry: '2026-03-02T10:15:30+00:00',
    allow_multiselect: true,
    layout_type: 1,
  };

  it('shows a poll with its votes', async () => {
    const results = { is_finalized: false, answer_counts: [{ id: 1, count: 4, me_voted: true }] };

    expect(await read({ poll: { ...poll, results } }, POLL)).toEqual({
      poll: {
        question: 'When?',
        endsAt: '2026-03-02T10:15:30Z',
        allowsSeveralAnswers: true,
        isFinal: false,
        answers: [
          { answerId: '1', text: 'At nine', emoji: { name: '🌙' }, voteCount: 4, isMine: true },
          { answerId: '2', text: null, emoji: null, voteCount: 0, isMine: false },
        ],
      },
    });
  });

  it('shows a poll without results, and no poll', async () => {
    expect((await read({ poll }, 'poll { isFinal answers { voteCount isMine } }')).poll).toEqual({
      isFinal: null,
      answers: [
        { voteCount: null, isMine: null },
        { voteCount: null, isMine: null },
      ],
    });
    expect(await read({}, POLL)).toEqual({ poll: null });
  });

  it('shows stickers and a thread', async () => {
    const sticker = { id: '6', name: 'Parcel', format_type: 9 };

    expect(
      await read(
        { sticker_items: [sticker], thread: channel() },
        'stickers { stickerId name format raw } thread { name }',
      ),
    ).toEqual({
      stickers: [{ stickerId: '6', name: 'Parcel', format: 'UNRECOGNIZED', raw: sticker }],
      thread: { name: 'parcels' },
    });
    expect(await read({}, 'stickers { name } thread { name }')).toEqual({ stickers: [], thread: null });
  });
});

describe('a new message', () => {
  it('is an edge of its channel, and takes global ids', async () => {
    const { run, sent } = await gatewayOver('chat', ({ method, target }) => {
      if (method === 'POST') return json(message());
      return json(target.includes('/messages') ? [] : channel());
    });
    const { data } = await run(`mutation { createMessage(input: {
      channelId: "${toGlobalId('ChatChannel', CHANNEL)}", content: "x", replyToId: "${MESSAGE_ID}",
      mentions: { userIds: ["${toGlobalId('ChatUser', ID)}", "2"] } }) {
      ... on CreateMessageSuccess { chatMessageEdge { cursor node { id } } } } }`);
    const { cursor, node } = data.createMessage.chatMessageEdge;

    await run(`{ chatChannel(id: "${CHANNEL}") { messages(after: "${cursor}") { nodes { id } } } }`);

    expect(node).toEqual({ id: MESSAGE_ID });
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      allowed_mentions: { users: [ID, '2'] },
      message_reference: { message_id: MESSAGE },
    });
    expect(lines(sent)).toEqual([
      `POST /channels/${CHANNEL}/messages`,
      `GET /channels/${CHANNEL}`,
      `GET /channels/${CHANNEL}/messages?before=${MESSAGE}&limit=20`,
    ]);
  });
});

describe('Mutation.updateMessage', () => {
  const UPDATE = `mutation ($input: UpdateMessageInput!) { updateMessage(input: $input) { __typename
    ... on UpdateMessageSuccess { chatMessage { id content } } ... on Rejection { message ... on InvalidInput { fields } } } }`;
  const input = { id: `${CHANNEL}/${MESSAGE}`, content: 'hello' };

  it.each([MESSAGE_ID, `${CHANNEL}/${MESSAGE}`])('changes %s, and notifies nobody', async (id) => {
    const { run, sent } = await gatewayOver('chat', [json(message({ content: 'hello' }))]);

    const { data } = await run(UPDATE, { input: { id, content: 'hello' } });

    expect(lines(sent)).toEqual([`PATCH /channels/${CHANNEL}/messages/${MESSAGE}`]);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ content: 'hello', allowed_mentions: { parse: [] } });
    expect(data).toEqual({
      updateMessage: { __typename: 'UpdateMessageSuccess', chatMessage: { id: MESSAGE_ID, content: 'hello' } },
    });
  });

  it.each([
    [404, 10003, 'ChatChannelNotFound'],
    [404, 10008, 'ChatMessageNotFound'],
    [403, 50001, 'ChatAccessDenied'],
    [403, 50005, 'ChatAccessDenied'],
    [403, 50013, 'ChatAccessDenied'],
    [400, 50006, 'InvalidChatMessage'],
    [400, 50035, 'InvalidChatMessage'],
    [403, 200000, 'InvalidChatMessage'],
    [400, 240000, 'InvalidChatMessage'],
  ])('is refused by %i with %i', async (status, code, __typename) => {
    const { run } = await gatewayOver('chat', [refusal(status, code, { content: {} })]);

    const { data } = await run(UPDATE, { input });

    const fields = __typename === 'InvalidChatMessage' ? { fields: ['content'] } : {};
    expect(data.updateMessage).toEqual({ __typename, message: expect.stringMatching(/^[A-Z].*\.$/), ...fields });
    expect(data.updateMessage.message).not.toContain('secret');
  });

  it('refuses no text, a long one, and an id of something else before any call', async () => {
    const { run, sent } = await gatewayOver('chat', []);

    const nothing = await run(UPDATE, { input: { ...input, content: ' ' } });
    const long = await run(UPDATE, { input: { ...input, content: 'x'.repeat(2001) } });
    const wrong = await run(UPDATE, { input: { ...input, id: MESSAGE } });

    expect([nothing.data.updateMessage.__typename, long.data.updateMessage.fields]).toEqual([
      'InvalidChatMessage',
      ['content'],
    ]);
    expect(wrong.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });
});

describe('Mutation.deleteMessage', () => {
  const DELETE = `mutation { deleteMessage(input: { id: "${MESSAGE_ID}" }) { __typename
    ... on DeleteMessageSuccess { deletedChatMessageId } } }`;

  it('sends the ids, and answers with the id', async () => {
    const { run, sent } = await gatewayOver('chat', [empty(204)]);

    const { data } = await run(DELETE);

    expect(lines(sent)).toEqual([`DELETE /channels/${CHANNEL}/messages/${MESSAGE}`]);
    expect(data).toEqual({
      deleteMessage: { __typename: 'DeleteMessageSuccess', deletedChatMessageId: MESSAGE_ID },
    });
  });

  it.each([
    [404, 10003, 'ChatChannelNotFound'],
    [404, 10008, 'ChatMessageNotFound'],
    [403, 50001, 'ChatAccessDenied'],
    [403, 50013, 'ChatAccessDenied'],
  ])('is refused by %i with %i', async (status, code, __typename) => {
    const { run } = await gatewayOver('chat', [refusal(status, code)]);

    expect((await run(DELETE)).data).toEqual({ deleteMessage: { __typename } });
  });
});

it('has the specified fields alone without the operations beyond the specification', () => {
  const { schema } = gatewayOf({ chat: 'http://127.0.0.1:9' }, { apis: { chat: { extras: false } } });

  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['node', 'nodes', 'currency', 'bot']);
  expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual(['createMessage']);
  expect(schema.getType('ChatChannelConnection')).toBeUndefined();
});
