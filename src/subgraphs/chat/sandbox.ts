import type { Message } from '#contracts/chat';
import { empty, json, type Reply, type SandboxRequest, standIn, UNKNOWN_PARAMETERS, type World } from '#sandbox';
import { chatErrors, failure, invalid } from './sandbox/failures.ts';
import { chatLimits, limitHeaders } from './sandbox/limits.ts';
import { BOT, botAsAuthor, formerMessages, HUMAN, OPEN_CHANNEL, PACKER, plainMessage } from './sandbox/messages.ts';
import { embedsOf, mentionsOf, type NewMessageBody, refuseBody } from './sandbox/new-message.ts';

interface Channel {
  readonly mayRead: boolean;
  readonly mayPost: boolean;
  /** Oldest first. */
  readonly messages: Message[];
}

interface State {
  readonly channels: ReadonlyMap<string, Channel>;
  made: number;
}

const DEFAULT_LIMIT = 50;
const BEARER = /^Bearer [\w.~+/=:-]+$/;
const NONCE_MS = 5 * 60_000;

/** A bot with three channels: one to post to, one only to read (…001), and one that it cannot see (…002). */
export const sandbox = standIn({
  slug: 'chat',
  about: {
    data: 'a bot, three channels: one to post to, `1179999999999999000`, one only to read and one out of sight',
    changes: 'what is posted is there, and read back',
  },
  seed(world: World): State {
    const channels = new Map<string, Channel>([
      [OPEN_CHANNEL, { mayRead: true, mayPost: true, messages: formerMessages(world) }],
      ['1179999999999999001', { mayRead: true, mayPost: false, messages: [] }],
      ['1179999999999999002', { mayRead: false, mayPost: false, messages: [] }],
    ]);
    return { channels, made: 0 };
  },
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
    listMessages(request, { channels }) {
      const id = request.parameter('channel_id');
      const channel = channels.get(id);
      const refused = refuseAgent(request) ?? refuseReader(id, channel) ?? refusePage(request);
      if (refused || !channel) return refused ?? empty(500);
      const before = request.query.get('before');
      const older = channel.messages.filter((message) => before === null || BigInt(message.id) < BigInt(before));
      return json(older.toReversed().slice(0, request.int('limit', DEFAULT_LIMIT)));
    },
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

function refusePage({ query }: SandboxRequest): Reply | undefined {
  return isSnowflake(query.get('before') ?? '0') ? undefined : invalid('before', 'NUMBER_TYPE_COERCE');
}

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
