import { expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';

const OPEN = '1179999999999999000';
const CREATE = `mutation ($input: CreateMessageInput!) { createMessage(input: $input) { __typename
  ... on CreateMessageSuccess { chatMessage { messageId content kind author { username } mentionsEveryone repliedTo { content } } }
  ... on InvalidMessage { fields } } }`;

it('has a bot, and keeps its messages', async () => {
  const { run, sandbox } = await gatewayOverSandbox('chat');
  const post = async (input: object) =>
    (await run(CREATE, { input: { channelId: OPEN, ...input } })).data.createMessage;

  const { data } = await run('{ bot { username isBot premium } }');
  const first = await post({ content: 'hello @everyone', nonce: 'n-1' });
  const again = await post({ content: 'something else', nonce: 'n-1' });
  const reply = await post({ content: 'a reply', replyTo: first.chatMessage.messageId });
  const kept = await fetch(`${sandbox.origin}/chat/api/v10/channels/${OPEN}/messages`);

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
  expect(((await kept.json()) as { content: string }[]).map(({ content }) => content)).toEqual([
    'a reply',
    'hello @everyone',
  ]);
});

it.each([
  [{ channelId: '1' }, { __typename: 'ChannelNotFound' }],
  [{ channelId: '1179999999999999001' }, { __typename: 'MissingAccess' }],
  [{ channelId: '1179999999999999002' }, { __typename: 'MissingAccess' }],
  [{ channelId: 'general' }, { __typename: 'InvalidMessage', fields: ['channelId'] }],
  [{ replyTo: '4' }, { __typename: 'InvalidMessage', fields: ['replyTo'] }],
  [{ nonce: 'x'.repeat(26) }, { __typename: 'InvalidMessage', fields: ['nonce'] }],
  [{ content: 'this is forbidden' }, { __typename: 'MessageBlocked' }],
  [{ content: 'see https://blocked.test' }, { __typename: 'MessageBlocked' }],
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
