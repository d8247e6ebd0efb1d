import { describe, expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import { answered, empty, gatewayOver, json, type Sent } from '#test/harness';
import { CHANNEL, ID, message, user } from './fakes.ts';

const SERVER = '1179999999999990000';
const MESSAGE = '1180000000000000777';
const MESSAGE_ID = toGlobalId('ChatMessage', `${CHANNEL}/${MESSAGE}`);
const settings = { apis: { chat: { token: 'abc' } } };
const headers = { authorization: 'Bot abc' };

const server = { id: SERVER, name: 'Depot', icon: null, features: [] };
const channel = { id: CHANNEL, type: 0, guild_id: SERVER, name: 'parcels' };
const serverNode = (selection: string) =>
  `{ node(id: "${toGlobalId('ChatServer', SERVER)}") { ... on ChatServer { ${selection} } } }`;
const get = (path: string): Sent => ({ method: 'GET', target: `/api/v10${path}`, headers, body: '' });

describe('the whole request', () => {
  it.each([
    ['getUser', 'ChatUser', ID, `/users/${ID}`, user()],
    ['getServer', 'ChatServer', SERVER, `/guilds/${SERVER}?with_counts=true`, server],
    ['getChannel', 'ChatChannel', CHANNEL, `/channels/${CHANNEL}`, channel],
    ['getMessage', 'ChatMessage', `${CHANNEL}/${MESSAGE}`, `/channels/${CHANNEL}/messages/${MESSAGE}`, message()],
  ])('of %s', async (_operation, type, key, path, row) => {
    const { run, sent } = await gatewayOver('chat', [json(row)], { settings });
    const id = toGlobalId(type, key);

    expect(await run(`{ node(id: "${id}") { id } }`)).toEqual({ data: { node: { id } } });
    expect(sent).toEqual([get(path)]);
  });

  it('of listServers', async () => {
    const { run, sent } = await gatewayOver('chat', [json(user()), json([server])], { settings });

    const answer = await run('{ bot { servers(first: 5) { nodes { name } } } }');

    expect(answer).toEqual({ data: { bot: { servers: { nodes: [{ name: 'Depot' }] } } } });
    expect(sent).toEqual([get('/users/@me'), get('/users/@me/guilds?limit=5&with_counts=true')]);
  });

  it('of listChannels', async () => {
    const { run, sent } = await gatewayOver('chat', [json(server), json([channel])], { settings });

    const answer = await run(serverNode('channels { nodes { name } }'));

    expect(answer).toEqual({ data: { node: { channels: { nodes: [{ name: 'parcels' }] } } } });
    expect(sent).toEqual([get(`/guilds/${SERVER}?with_counts=true`), get(`/guilds/${SERVER}/channels`)]);
  });

  it('of updateMessage', async () => {
    const { run, sent } = await gatewayOver('chat', [json(message({ content: 'hello' }))], { settings });

    const { data } = await run(`mutation { updateMessage(input: { id: "${MESSAGE_ID}", content: "hello",
      mentions: { userIds: ["${ID}"] } }) { ... on UpdateMessageSuccess { chatMessage { content } } } }`);

    expect(data).toEqual({ updateMessage: { chatMessage: { content: 'hello' } } });
    expect(sent).toEqual([
      {
        method: 'PATCH',
        target: `/api/v10/channels/${CHANNEL}/messages/${MESSAGE}`,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ content: 'hello', allowed_mentions: { parse: [], users: [ID] } }),
      },
    ]);
  });

  it('of deleteMessage', async () => {
    const { run, sent } = await gatewayOver('chat', [empty(204)], { settings });

    const { data } = await run(`mutation { deleteMessage(input: { id: "${MESSAGE_ID}" }) {
      ... on DeleteMessageSuccess { deletedChatMessageId } } }`);

    expect(data).toEqual({ deleteMessage: { deletedChatMessageId: MESSAGE_ID } });
    expect(sent).toEqual([
      { method: 'DELETE', target: `/api/v10/channels/${CHANNEL}/messages/${MESSAGE}`, headers, body: '' },
    ]);
  });
});

describe('a failed list', () => {
  const denied = json({ message: 'Missing Access', code: 50001 }, 403);
  const extensions = {
    code: 'PERMISSION_DENIED',
    api: 'chat',
    status: 403,
    upstreamCode: '50001',
    retryable: false,
    requestId: 'test',
  };

  it.each([
    [
      'listServers',
      '{ bot { username servers { nodes { id } } } }',
      user(),
      { bot: { username: 'gateway-bot', servers: null } },
      ['bot', 'servers'],
    ],
    [
      'listChannels',
      serverNode('name channels { nodes { id } }'),
      server,
      { node: { name: 'Depot', channels: null } },
      ['node', 'channels'],
    ],
  ])('of %s leaves the rest of the answer', async (operation, query, above, data, path) => {
    const { run } = await gatewayOver('chat', [json(above), denied]);

    expect(await run(query)).toEqual({
      data,
      errors: [
        {
          message: answered('chat', 403),
          path,
          locations: [{ line: 1, column: query.indexOf(path.at(-1) ?? '') + 1 }],
          extensions: { ...extensions, operation },
        },
      ],
    });
  });
});
