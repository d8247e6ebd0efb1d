import type { Guild, Message } from '#contracts/chat';
import { empty, json, mock, type Reply, type SandboxRequest, UNKNOWN_PARAMETERS } from '#sandbox';
import { chatErrors, failure, invalid } from './sandbox/failures.ts';
import { chatLimits, limitHeaders } from './sandbox/limits.ts';
import { BOT, botAsAuthor, HUMAN, PACKER, plainMessage } from './sandbox/messages.ts';
import { embedsOf, mentionsOf, type NewMessageBody, refuseBody } from './sandbox/new-message.ts';
import {
  type Channel,
  countedServer,
  currentChannel,
  initialState,
  listedServer,
  type State,
} from './sandbox/servers.ts';

type Answer = Reply | Promise<Reply>;

const DEFAULT_LIMIT = 50;
const BEARER = /^Bearer [\w.~+/=:-]+$/;
const NONCE_MS = 5 * 60_000;

/** A bot with channels: one to post to, one only to read (…001), and one that it cannot see (…002). */
export const sandbox = mock({
  slug: 'chat',
  about: {
    data:
      'a bot, two servers, and channels of the first: one to post to, `1179999999999999000`, one only to read, one out of ' +
      'sight, a category and a thread',
    changes: 'what is posted is there, and read back, until it is changed or removed',
  },
  seed: initialState,
  unauthorized: () => failure(401, 0, '401: Unauthorized'),
  /** The token of a user, instead of the bot's, is for the account alone. */
  accepts: ({ headers: { authorization = '' } }, operation) =>
    operation === 'getCurrentUser' && BEARER.test(authorization) ? true : undefined,
  errors: chatErrors,
  ignores: [
    UNKNOWN_PARAMETERS,
    {
      in: 'body',
      rules: ['unknown'],
      what: 'unknown members of the body',
      why: 'the service reads what it knows; the sandbox knows `embeds` besides',
    },
    {
      in: 'body',
      rules: ['missing'],
      names: ['content'],
      what: 'no `content`',
      why: 'a message may consist of embeds',
    },
    { in: 'body', rules: ['null'], what: '`null` as a member of the body', why: 'means absent' },
    { in: 'body', rules: ['type'], names: ['nonce'], what: 'a number as `nonce`', why: 'the service takes both' },
  ],
  limits: chatLimits,
  limitHeaders,
  handlers: {
    getCurrentUser: (request) =>
      refuseAgent(request) ?? json(BEARER.test(request.headers.authorization ?? '') ? HUMAN : BOT),
    getUser(request) {
      const id = request.parameter('user_id');
      if (!isSnowflake(id)) return invalid('user_id', 'NUMBER_TYPE_COERCE');
      const known = [botAsAuthor(), PACKER].find((user) => user.id === id);
      return refuseAgent(request) ?? (known ? json(known) : failure(404, 10013, 'Unknown User'));
    },
    listServers(request, { servers }) {
      const after = request.query.get('after') ?? '0';
      if (!isSnowflake(after)) return invalid('after', 'NUMBER_TYPE_COERCE');
      const rows = servers.filter(({ id }) => BigInt(id) > BigInt(after)).slice(0, request.int('limit', 200));
      return refuseAgent(request) ?? json(rows.map((server) => listedServer(server, withCounts(request))));
    },
    getServer: (request, { servers }) =>
      withServer(request, servers, (server) => json(countedServer(server, withCounts(request)))),
    listChannels: (request, { servers, channels }) =>
      withServer(request, servers, ({ id }) => {
        const own = [...channels.values()].filter(({ about }) => about.guild_id === id && !about.thread_metadata);
        return json(own.map(currentChannel));
      }),
    getChannel: (request, state) => withChannel(request, state, (channel) => json(currentChannel(channel))),
    listMessages: (request, state) =>
      withChannel(request, state, ({ about, messages }) => {
        const before = request.query.get('before');
        if (before !== null && !isSnowflake(before)) return invalid('before', 'NUMBER_TYPE_COERCE');
        if (about.type === 4) return failure(400, 50024, 'Cannot execute action on this channel type');
        const older = messages.filter((message) => before === null || BigInt(message.id) < BigInt(before));
        return json(older.toReversed().slice(0, request.int('limit', DEFAULT_LIMIT)));
      }),
    getMessage: (request, state) => withMessage(request, state, ({ messages }, at) => json(messages[at])),
    updateMessage: (request, state, world) =>
      withMessage(request, state, async ({ messages }, at) => {
        const known = messages[at] as Message;
        if (known.author.id !== BOT.id) {
          return failure(403, 50005, 'Cannot edit a message authored by another user');
        }
        const body = withoutNull((await request.json()) ?? {}) as NewMessageBody;
        const wrong = refuseType(request) ?? refuseBody({ content: known.content, ...body });
        if (wrong) return wrong;
        const edited_timestamp = new Date(world.clock.now()).toISOString().replace('Z', '000+00:00');
        const changed = { ...known, content: (body.content ?? known.content).trim(), edited_timestamp };
        messages[at] = changed;
        return json(changed);
      }),
    deleteMessage: (request, state) =>
      withMessage(request, state, ({ messages }, at) => {
        if (messages[at]?.author.id !== BOT.id) return failure(403, 50013, 'Missing Permissions');
        messages.splice(at, 1);
        return empty(204);
      }),
    async createMessage(request, state, world) {
      const id = request.parameter('channel_id');
      const channel = state.channels.get(id);
      const refused = refuseAgent(request) ?? refuseWriter(id, channel) ?? refuseType(request);
      if (refused || !channel) return refused ?? empty(500);
      const body = withoutNull((await request.json()) ?? {}) as NewMessageBody;
      const wrong = refuseNonce(body) ?? refuseBody(body) ?? refuseReference(body, channel);
      if (wrong) return wrong;
      const now = world.clock.now();
      const known = body.enforce_nonce ? sameNonce(channel, body.nonce, now) : undefined;
      if (known) return json(known);
      // Makes ids of one millisecond different.
      state.made += 1;
      const message = messageOf(body, id, channel, state.made, now);
      channel.messages.push(message);
      return json(message);
    },
  },
});

function messageOf(body: NewMessageBody, channelId: string, { messages }: Channel, made: number, now: number): Message {
  const { content = '', nonce, allowed_mentions: allowed } = body;
  const replied = messages.find((message) => message.id === body.message_reference?.message_id);
  return {
    ...plainMessage(channelId, botAsAuthor(), content.trim(), now, made),
    type: replied ? 19 : 0,
    embeds: embedsOf(body),
    mentions: mentionsOf(body, [botAsAuthor(), PACKER]),
    mention_everyone: content.includes('@everyone') && (allowed?.parse?.includes('everyone') ?? true),
    ...(nonce !== undefined && { nonce }),
    ...(replied && {
      message_reference: { type: 0, channel_id: channelId, message_id: replied.id },
      referenced_message: replied,
    }),
  };
}

const isSnowflake = (text: string) => /^\d{1,20}$/.test(text);

/** The same author's message of the last minutes that had this nonce. */
function sameNonce({ messages }: Channel, nonce: unknown, now: number): Message | undefined {
  return messages.find((message) => message.nonce === nonce && Date.parse(message.timestamp) > now - NONCE_MS);
}

function refuseAgent({ headers }: SandboxRequest): Reply | undefined {
  const known = /^DiscordBot \(\S+, \S+\)/.test(headers['user-agent'] ?? '');
  return known ? undefined : failure(403, 40333, 'internal network error');
}

function refuseReader(id: string, channel: Channel | undefined): Reply | undefined {
  if (!isSnowflake(id)) return invalid('channel_id', 'NUMBER_TYPE_COERCE');
  if (!channel) return failure(404, 10003, 'Unknown Channel');
  return channel.mayRead ? undefined : failure(403, 50001, 'Missing Access');
}

function refuseWriter(id: string, channel: Channel | undefined): Reply | undefined {
  return refuseReader(id, channel) ?? (channel?.mayPost ? undefined : failure(403, 50013, 'Missing Permissions'));
}

/** The answer over the server that a path names. */
function withServer(request: SandboxRequest, servers: State['servers'], answer: (server: Guild) => Reply): Reply {
  const id = request.parameter('guild_id');
  if (!isSnowflake(id)) return invalid('guild_id', 'NUMBER_TYPE_COERCE');
  const server = servers.find((each) => each.id === id);
  return refuseAgent(request) ?? (server ? answer(server) : failure(404, 10004, 'Unknown Guild'));
}

/** The answer over the channel that a path names, if the bot can see it. */
function withChannel(request: SandboxRequest, { channels }: State, answer: (channel: Channel) => Answer): Answer {
  const id = request.parameter('channel_id');
  const channel = channels.get(id);
  const refused = refuseAgent(request) ?? refuseReader(id, channel);
  return refused || !channel ? (refused ?? empty(500)) : answer(channel);
}

/** The answer over the message that a path names, by its place in the channel. */
function withMessage(request: SandboxRequest, state: State, answer: (channel: Channel, at: number) => Answer): Answer {
  return withChannel(request, state, (channel) => {
    const id = request.parameter('message_id');
    if (!isSnowflake(id)) return invalid('message_id', 'NUMBER_TYPE_COERCE');
    const at = channel.messages.findIndex((message) => message.id === id);
    return at < 0 ? failure(404, 10008, 'Unknown Message') : answer(channel, at);
  });
}

const withCounts = ({ query }: SandboxRequest) => query.get('with_counts') === 'true';

function refuseType({ headers }: SandboxRequest): Reply | undefined {
  const isJson = headers['content-type']?.startsWith('application/json');
  return isJson ? undefined : invalid('_errors', 'CONTENT_TYPE_INVALID');
}

function refuseNonce({ nonce = '' }: NewMessageBody): Reply | undefined {
  const isNonce = typeof nonce === 'string' || typeof nonce === 'number';
  return isNonce && String(nonce).length <= 25 ? undefined : invalid('nonce', 'BASE_TYPE_MAX_LENGTH');
}

function refuseReference({ message_reference: reference }: NewMessageBody, { messages }: Channel): Reply | undefined {
  const isKnown = !reference || messages.some(({ id }) => id === reference.message_id);
  return isKnown ? undefined : invalid('message_reference', 'REPLIES_UNKNOWN_MESSAGE');
}

function withoutNull(body: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}
