import type { Failure, Message } from '#contracts/chat';
import { empty, hash, json, type Reply, type SandboxRequest, standIn, type World } from '#sandbox';
import { BOT, botAsAuthor, formerMessages, OPEN_CHANNEL, plainMessage } from './sandbox/messages.ts';

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

type Body = Readonly<Record<string, unknown>>;

const DEFAULT_LIMIT = 50;
const MOST_CHARACTERS = 2000;
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
  handlers: {
    getCurrentUser: (request) => refuseAgent(request) ?? json(BOT),
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
      const body = await request.json();
      if (!body) return failure(400, 50109, 'The request body contains invalid JSON.');
      const wrong = refuseBody(body, channel);
      if (wrong) return wrong;
      const now = world.clock.now();
      const known = body['enforce_nonce'] ? sameNonce(channel, body['nonce'], now) : undefined;
      if (known) return json(known, 200, limitsOf(id, now));
      // Makes ids of one millisecond different.
      state.made += 1;
      const message = messageOf(body, id, channel, state.made, now);
      channel.messages.push(message);
      return json(message, 200, limitsOf(id, now));
    },
  },
});

/** Five messages in five seconds are as many as a channel takes. */
function limitsOf(channel: string, now: number) {
  return {
    'x-ratelimit-bucket': hash(channel).toString(16).padStart(8, '0'),
    'x-ratelimit-limit': '5',
    'x-ratelimit-remaining': '4',
    'x-ratelimit-reset': ((now + 5000) / 1000).toFixed(3),
    'x-ratelimit-reset-after': '5.000',
  };
}

function messageOf(body: Body, channelId: string, { messages }: Channel, made: number, now: number): Message {
  const content = String(body['content']);
  const replied = messages.find((message) => message.id === referenceIn(body));
  const allowed = body['allowed_mentions'] as { parse?: string[] } | undefined;
  return {
    ...plainMessage(channelId, botAsAuthor(), content.trim(), now, made),
    type: replied ? 19 : 0,
    mention_everyone: content.includes('@everyone') && (allowed?.parse?.includes('everyone') ?? true),
    ...(isNonce(body['nonce']) && { nonce: body['nonce'] }),
    ...(replied && {
      message_reference: { type: 0, channel_id: channelId, message_id: replied.id },
      referenced_message: replied,
    }),
  };
}

function referenceIn(body: Body): string | undefined {
  const reference = body['message_reference'] as { message_id?: unknown } | undefined;
  return reference ? String(reference.message_id) : undefined;
}

const isSnowflake = (text: string) => /^\d{1,20}$/.test(text);

const isNonce = (value: unknown) => typeof value === 'string' || typeof value === 'number';

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
  if (!isSnowflake(query.get('before') ?? '0')) return invalid('before', 'NUMBER_TYPE_COERCE');
  const limit = query.get('limit') ?? String(DEFAULT_LIMIT);
  return /^([1-9]\d?|100)$/.test(limit) ? undefined : invalid('limit', 'NUMBER_TYPE_MAX');
}

function refuseType({ headers }: SandboxRequest): Reply | undefined {
  const isJson = headers['content-type']?.startsWith('application/json');
  return isJson ? undefined : invalid('_errors', 'CONTENT_TYPE_INVALID');
}

function refuseBody(body: Body, channel: Channel): Reply | undefined {
  const { content = '', nonce } = body;
  if (typeof content !== 'string') return invalid('content', 'BASE_TYPE_BAD_TYPE');
  if (content.trim() === '') return failure(400, 50006, 'Cannot send an empty message');
  if (Array.from(content).length > MOST_CHARACTERS) return invalid('content', 'BASE_TYPE_MAX_LENGTH');
  if (nonce !== undefined && !(isNonce(nonce) && String(nonce).length <= 25))
    return invalid('nonce', 'BASE_TYPE_MAX_LENGTH');
  if (content.includes('blocked.test')) return failure(400, 240000, 'Message contains a blocked link');
  if (/\bforbidden\b/i.test(content)) return failure(403, 200000, 'Message was blocked by automatic moderation');
  const reference = referenceIn(body);
  const isKnown = reference === undefined || channel.messages.some(({ id }) => id === reference);
  return isKnown ? undefined : invalid('message_reference', 'REPLIES_UNKNOWN_MESSAGE');
}

function invalid(field: string, code: string): Reply {
  return failure(400, 50035, 'Invalid Form Body', { [field]: { _errors: [{ code, message: 'This is not valid.' }] } });
}

function failure(status: number, code: number, message: string, errors?: Failure['errors']): Reply {
  return json({ message, code, ...(errors && { errors }) } satisfies Failure, status);
}
