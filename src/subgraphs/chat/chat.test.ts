import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { answered, gatewayOf, gatewayOver, json, runOn, type Sent, text } from '#test/harness';
import { listen } from '#test/listen';
import { CHANNEL, ID, message, user } from './fakes.ts';

const refusal = (status: number, code: number, errors?: object) =>
  json({ message: 'secret words', code, errors }, status);
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

const ACCOUNT = `userId username discriminator displayName createdAt avatar banner accentColor isBot isSystem flags publicFlags
  avatarDecoration { asset skuId } nameplate { asset label palette skuId } primaryServer { serverId isShown tag badge }`;
const bareAccount = {
  userId: ID,
  username: 'gateway-bot',
  discriminator: '4410',
  displayName: null,
  createdAt: '2023-12-01T04:18:43.339Z',
  avatar: null,
  banner: null,
  accentColor: null,
  isBot: false,
  isSystem: false,
  flags: '0',
  publicFlags: 0,
  avatarDecoration: null,
  nameplate: null,
  primaryServer: null,
};

describe('Query.bot', () => {
  it('shows everything that is known of the account', async () => {
    const account = user({
      global_name: 'Gateway',
      avatar: 'a1',
      bot: true,
      system: true,
      banner: 'b1',
      accent_color: 16711680,
      flags: 4503599627370496,
      public_flags: 65536,
      avatar_decoration_data: { asset: 'd1', sku_id: '1' },
      collectibles: { nameplate: { sku_id: '2', asset: 'n1', label: 'leaves', palette: 'teal' } },
      primary_guild: { identity_guild_id: '3', identity_enabled: true, tag: 'GATE', badge: 'g1' },
      mfa_enabled: true,
      locale: 'en-GB',
      email: 'bot@example.test',
      verified: true,
      premium_type: 3,
    });
    const settings = { apis: { chat: { token: 'abc' } } };
    const { run, sent } = await gatewayOver('chat', [json(account)], { settings });

    const { data, errors } = await run(`{ bot { ${ACCOUNT} requiresMfa locale email isEmailVerified premium raw } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      { method: 'GET', target: '/api/v10/users/@me', headers: { authorization: 'Bot abc' }, body: '' },
    ]);
    expect(data.bot).toEqual({
      userId: ID,
      username: 'gateway-bot',
      discriminator: '4410',
      displayName: 'Gateway',
      createdAt: '2023-12-01T04:18:43.339Z',
      avatar: 'a1',
      banner: 'b1',
      accentColor: 16711680,
      isBot: true,
      isSystem: true,
      flags: '4503599627370496',
      publicFlags: 65536,
      avatarDecoration: { asset: 'd1', skuId: '1' },
      nameplate: { asset: 'n1', label: 'leaves', palette: 'teal', skuId: '2' },
      primaryServer: { serverId: '3', isShown: true, tag: 'GATE', badge: 'g1' },
      requiresMfa: true,
      locale: 'en-GB',
      email: 'bot@example.test',
      isEmailVerified: true,
      premium: 'BASIC',
      raw: account,
    });
  });

  it('takes an account of which little is known', async () => {
    const { run } = await gatewayOver('chat', [json(user({ premium_type: 9 }))]);

    const { data } = await run(`{ bot { ${ACCOUNT} requiresMfa locale email isEmailVerified premium } }`);

    const more = { requiresMfa: null, locale: null, email: null, isEmailVerified: null, premium: 'UNRECOGNIZED' };
    expect(data.bot).toEqual({ ...bareAccount, ...more });
  });

  it('is asked for once in an operation, and has the id that its account has everywhere', async () => {
    const { run, sent } = await gatewayOver('chat', () => json(user()));

    const { data } = await run('{ a: bot { user { id } } b: bot { username } }');
    const again = await run('query ($id: ID!) { node(id: $id) { ... on ChatUser { username } } }', data.a.user);

    expect(targets(sent)).toEqual(['/api/v10/users/@me', `/api/v10/users/${ID}`]);
    expect(again.data).toEqual({ node: { username: 'gateway-bot' } });
  });

  it.each([
    ['the platform demands it', {}, 'DiscordBot (http://127.0.0.1:4100, 0.1.0)'],
    ['it is set', { userAgent: 'DiscordBot (https://bot.example, 2.1)' }, 'DiscordBot (https://bot.example, 2.1)'],
  ])('calls itself as %s, once', async (_as, settings, agent) => {
    const seen: IncomingHttpHeaders[] = [];
    const origin = await listen((request, response) => {
      seen.push(request.headersDistinct as unknown as IncomingHttpHeaders);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(user()));
    });

    await runOn(gatewayOf({ chat: origin }, { apis: { chat: { settings } } }), '{ bot { username } }');

    expect(seen).toMatchObject([{ 'user-agent': [agent] }]);
  });
});

describe('Mutation.createMessage', () => {
  const mutation = `mutation ($input: CreateMessageInput!) { createMessage(input: $input) { __typename
    ... on CreateMessageSuccess { chatMessage { messageId content } } ... on InvalidChatMessage { fields } ... on Rejection { message } } }`;
  const input = (more: object = {}) => ({ input: { channelId: CHANNEL, content: 'hello', ...more } });
  const posted = (sent: readonly Sent[]) => sent.map(({ body, ...rest }) => ({ ...rest, body: JSON.parse(body) }));

  it('notifies nobody when nothing else is given', async () => {
    const { run, sent } = await gatewayOver('chat', [json(message())]);

    const { data, errors } = await run(mutation, input());

    expect(errors).toBeUndefined();
    expect(posted(sent)).toEqual([
      {
        method: 'POST',
        target: `/api/v10/channels/${CHANNEL}/messages`,
        headers: { 'content-type': 'application/json' },
        body: { content: 'hello', allowed_mentions: { parse: [] } },
      },
    ]);
    expect(data.createMessage).toEqual({
      __typename: 'CreateMessageSuccess',
      chatMessage: { messageId: '1180000000000000777', content: 'build 42 finished' },
    });
  });

  it('sends every argument in its place', async () => {
    const { run, sent } = await gatewayOver('chat', [json(message())]);

    await run(
      mutation,
      input({
        mentions: { notifiesEveryone: true, userIds: ['1', '2'], roleIds: ['3'], notifiesRepliedUser: true },
        replyToId: '4',
        nonce: 'gw-8f31',
      }),
    );

    expect(posted(sent)[0]?.body).toEqual({
      content: 'hello',
      allowed_mentions: { parse: ['everyone'], users: ['1', '2'], roles: ['3'], replied_user: true },
      message_reference: { message_id: '4' },
      nonce: 'gw-8f31',
      enforce_nonce: true,
    });
  });

  it('shows everything that is known of the message', async () => {
    const full = message({
      type: 19,
      edited_timestamp: '2026-03-02T10:16:00+00:00',
      tts: true,
      pinned: true,
      mention_everyone: true,
      mentions: [user()],
      mention_roles: ['5'],
      attachments: [
        {
          id: '6',
          filename: 'a.ogg',
          size: 12,
          url: 'https://cdn.example/a.ogg',
          proxy_url: 'https://proxy.example/a.ogg',
          width: 1,
          height: 2,
          content_type: 'audio/ogg',
          title: 'A',
          description: 'a sound',
          duration_secs: 1.5,
          waveform: 'AAAA',
          ephemeral: true,
          flags: 1,
          placeholder: 'p1',
        },
      ],
      embeds: [
        {
          type: 'rich',
          title: 'T',
          description: 'D',
          url: 'https://example.test/',
          timestamp: '2026-03-02T10:15:30+00:00',
          color: 255,
          fields: [
            { name: 'n', value: 'v', inline: true },
            { name: 'm', value: 'w' },
          ],
          author: { name: 'A', url: 'https://example.test/a', icon_url: 'https://example.test/a.png' },
          footer: { text: 'F', icon_url: 'https://example.test/f.png' },
          image: { url: 'https://example.test/i.png', proxy_url: 'https://proxy.example/i.png', width: 3, height: 4 },
          thumbnail: { url: 'https://example.test/t.png' },
          video: { url: 'https://example.test/v.mp4' },
          provider: { name: 'P', url: 'https://example.test/p' },
        },
        { type: 'link' },
      ],
      components: [{ type: 1 }],
      reactions: [
        {
          emoji: { id: '7', name: 'party', animated: true },
          count: 3,
          count_details: { burst: 1, normal: 2 },
          me: true,
          me_burst: true,
          burst_colors: ['#fff'],
        },
      ],
      flags: 4,
      nonce: 17,
      position: 8,
      webhook_id: '9',
      application_id: '10',
      message_reference: { type: 0, channel_id: CHANNEL, message_id: '11', guild_id: '12' },
      referenced_message: message({ id: '11', content: 'before' }),
    });
    const { run } = await gatewayOver('chat', [json(full)]);

    const { data, errors } =
      await run(`mutation { createMessage(input: { channelId: "${CHANNEL}", content: "x" }) { ... on CreateMessageSuccess {
      chatMessage { messageId channelId content kind createdAt editedAt author { ${ACCOUNT} } isReadAloud isPinned mentionsEveryone
        mentions { userId } mentionedRoleIds componentsJson flags nonce position webhookId applicationId
        attachments { attachmentId filename title description size contentType url proxyUrl width height placeholder durationSeconds
          waveform isEphemeral flags }
        embeds { kind title description url happenedAt color fields { name value isInline } author { name url iconUrl }
          footer { text iconUrl } image { url proxyUrl width height } thumbnail { url } video { url } provider { name url } }
        reactions { emoji { emojiId name isAnimated } count normalCount burstCount isMine isMyBurst burstColors }
        reference { kind channelId messageId serverId raw } repliedTo { messageId content } raw } } } }`);

    expect(errors).toBeUndefined();
    expect(data.createMessage.chatMessage).toEqual({
      messageId: '1180000000000000777',
      channelId: CHANNEL,
      content: 'build 42 finished',
      kind: 'REPLY',
      createdAt: '2026-03-02T10:15:30.123456Z',
      editedAt: '2026-03-02T10:16:00Z',
      author: { ...bareAccount, isBot: true },
      isReadAloud: true,
      isPinned: true,
      mentionsEveryone: true,
      mentions: [{ userId: ID }],
      mentionedRoleIds: ['5'],
      componentsJson: [{ type: 1 }],
      flags: 4,
      nonce: '17',
      position: 8,
      webhookId: '9',
      applicationId: '10',
      attachments: [
        {
          attachmentId: '6',
          filename: 'a.ogg',
          title: 'A',
          description: 'a sound',
          size: 12,
          contentType: 'audio/ogg',
          url: 'https://cdn.example/a.ogg',
          proxyUrl: 'https://proxy.example/a.ogg',
          width: 1,
          height: 2,
          placeholder: 'p1',
          durationSeconds: 1.5,
          waveform: 'AAAA',
          isEphemeral: true,
          flags: 1,
        },
      ],
      embeds: [
        {
          kind: 'RICH',
          title: 'T',
          description: 'D',
          url: 'https://example.test/',
          happenedAt: '2026-03-02T10:15:30Z',
          color: 255,
          fields: [
            { name: 'n', value: 'v', isInline: true },
            { name: 'm', value: 'w', isInline: false },
          ],
          author: { name: 'A', url: 'https://example.test/a', iconUrl: 'https://example.test/a.png' },
          footer: { text: 'F', iconUrl: 'https://example.test/f.png' },
          image: { url: 'https://example.test/i.png', proxyUrl: 'https://proxy.example/i.png', width: 3, height: 4 },
          thumbnail: { url: 'https://example.test/t.png' },
          video: { url: 'https://example.test/v.mp4' },
          provider: { name: 'P', url: 'https://example.test/p' },
        },
        {
          kind: 'LINK',
          title: null,
          description: null,
          url: null,
          happenedAt: null,
          color: null,
          fields: [],
          author: null,
          footer: null,
          image: null,
          thumbnail: null,
          video: null,
          provider: null,
        },
      ],
      reactions: [
        {
          emoji: { emojiId: '7', name: 'party', isAnimated: true },
          count: 3,
          normalCount: 2,
          burstCount: 1,
          isMine: true,
          isMyBurst: true,
          burstColors: ['#fff'],
        },
      ],
      reference: {
        kind: 'REPLY',
        channelId: CHANNEL,
        messageId: '11',
        serverId: '12',
        raw: { type: 0, channel_id: CHANNEL, message_id: '11', guild_id: '12' },
      },
      repliedTo: { messageId: '11', content: 'before' },
      raw: full,
    });
  });

  it('takes a message of which little is known', async () => {
    const { run } = await gatewayOver('chat', [json({ id: '1180000000000000777', channel_id: CHANNEL, content: 'x' })]);

    const { data, errors } =
      await run(`mutation { createMessage(input: { channelId: "${CHANNEL}", content: "x" }) { ... on CreateMessageSuccess {
      chatMessage { messageId kind createdAt author { userId } isReadAloud isPinned mentionsEveryone mentions { userId } mentionedRoleIds
        attachments { size } embeds { kind } componentsJson reactions { count } nonce reference { kind } repliedTo { messageId } } } } }`);

    expect(errors).toBeUndefined();
    expect(data.createMessage.chatMessage).toEqual({
      messageId: '1180000000000000777',
      kind: null,
      createdAt: '2023-12-01T04:18:43.339Z',
      author: null,
      isReadAloud: false,
      isPinned: false,
      mentionsEveryone: false,
      mentions: [],
      mentionedRoleIds: [],
      attachments: [],
      embeds: [],
      componentsJson: [],
      reactions: [],
      nonce: null,
      reference: null,
      repliedTo: null,
    });
  });

  it.each([
    [404, 10003, { __typename: 'ChatChannelNotFound', message: 'There is no such channel.' }],
    [403, 50001, { __typename: 'ChatAccessDenied', message: 'The bot cannot see the channel.' }],
    [403, 50013, { __typename: 'ChatAccessDenied', message: 'The bot may not post in the channel.' }],
    [400, 50006, { __typename: 'InvalidChatMessage', message: 'The message says nothing.', fields: ['content'] }],
    [
      403,
      200000,
      { __typename: 'InvalidChatMessage', message: 'Automatic moderation keeps the message out.', fields: ['content'] },
    ],
    [
      400,
      240000,
      { __typename: 'InvalidChatMessage', message: 'The message holds a link that is kept out.', fields: ['content'] },
    ],
    [400, 50035, { __typename: 'InvalidChatMessage', message: 'The platform does not take the message.', fields: [] }],
  ])('is refused by %i with %i', async (status, code, expected) => {
    const { run } = await gatewayOver('chat', [refusal(status, code)]);

    expect(await run(mutation, input())).toEqual({ data: { createMessage: expected } });
  });

  it('tells which fields are wrong, in the words of the input', async () => {
    const wrong = { _errors: [{ code: 'X', message: 'secret words' }] };
    const errors = { content: wrong, message_reference: wrong, allowed_mentions: { users: wrong }, strange: wrong };
    const { run } = await gatewayOver('chat', [refusal(400, 50035, errors)]);

    const { data } = await run(mutation, input());

    expect(data.createMessage.fields).toEqual(['content', 'replyToId', 'mentions']);
  });

  it.each([
    ['nothing', '', 'InvalidChatMessage'],
    ['white space', ' \n', 'InvalidChatMessage'],
    ['2001 letters', 'x'.repeat(2001), 'InvalidChatMessage'],
    ['2001 pictures', '🎉'.repeat(2001), 'InvalidChatMessage'],
  ])('refuses %s before any call', async (_what, content, __typename) => {
    const { run, sent } = await gatewayOver('chat', []);

    const { data } = await run(mutation, input({ content }));

    expect(data.createMessage).toMatchObject({ __typename });
    expect(sent).toEqual([]);
  });

  it('takes two thousand characters, however many bytes they are', async () => {
    const { run, sent } = await gatewayOver('chat', [json(message())]);

    await run(mutation, input({ content: '🎉'.repeat(2000) }));

    expect(sent.length).toBe(1);
  });

  it('keeps to the channel, whatever its id is', async () => {
    const { run, sent } = await gatewayOver('chat', () => json(message()));

    await run(mutation, input({ channelId: '../users/@me?x=' }));
    const { errors } = await run(mutation, input({ channelId: '..' }));

    expect(targets(sent)).toEqual(['/api/v10/channels/..%2Fusers%2F%40me%3Fx%3D/messages']);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it.each([429, 500, 502, 503])('is never sent again, not after %i either', async (status) => {
    const settings = { apis: { chat: { retry: { attempts: 3 } } } };
    const { run, sent } = await gatewayOver('chat', () => refusal(status, 0), { settings });

    await run(mutation, input());

    expect(sent.length).toBe(1);
  });
});

describe('failures', () => {
  it.each([
    [400, 50035, 'BAD_USER_INPUT'],
    [400, 50109, 'BAD_USER_INPUT'],
    [401, 0, 'UNAUTHENTICATED'],
    [401, 50014, 'UNAUTHENTICATED'],
    [403, 40333, 'PERMISSION_DENIED'],
    [403, 50001, 'PERMISSION_DENIED'],
    [404, 10013, 'NOT_FOUND'],
    [405, 0, 'UPSTREAM_ERROR'],
    [429, 0, 'RATE_LIMITED'],
    [500, 0, 'UPSTREAM_ERROR'],
    [502, 0, 'UPSTREAM_UNAVAILABLE'],
  ])('%i with %i is %s', async (status, upstreamCode, code) => {
    const { run } = await gatewayOver('chat', [refusal(status, upstreamCode)]);

    const { data, errors } = await run('{ bot { username } }');

    expect(data).toEqual({ bot: null });
    expect(errors).toEqual([
      {
        message: answered('chat', status),
        path: ['bot'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'chat',
          operation: 'getCurrentUser',
          status,
          upstreamCode: String(upstreamCode),
          retryable: ['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE'].includes(code),
          requestId: 'test',
        },
      },
    ]);
  });

  it.each([
    [403, 40333, 'PERMISSION_DENIED'],
    [400, 50109, 'BAD_USER_INPUT'],
    [404, 10013, 'NOT_FOUND'],
    [401, 0, 'UNAUTHENTICATED'],
    [429, 0, 'RATE_LIMITED'],
  ])('of a message that nobody can help, %i with %i, is the error %s', async (status, upstreamCode, code) => {
    const { run } = await gatewayOver('chat', [refusal(status, upstreamCode)]);

    const { data, errors } = await run(
      `mutation { createMessage(input: { channelId: "${CHANNEL}", content: "x" }) { __typename } }`,
    );

    expect(data).toEqual({ createMessage: null });
    expect(errors).toMatchObject([{ extensions: { code, operation: 'createMessage' } }]);
  });

  it('may be a web page', async () => {
    const { run } = await gatewayOver('chat', [text('<html>', 403, 'text/html')]);

    const { errors } = await run(
      `mutation { createMessage(input: { channelId: "${CHANNEL}", content: "x" }) { __typename } }`,
    );

    expect(errors).toMatchObject([{ extensions: { code: 'PERMISSION_DENIED', status: 403 } }]);
  });

  it('tell how long to wait', async () => {
    const reply = json({ message: 'x', retry_after: 0.6, global: false }, 429, { 'retry-after': '1' });
    const { run } = await gatewayOver('chat', [reply]);

    const { errors } = await run('{ bot { username } }');

    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: 1 } }]);
  });
});
