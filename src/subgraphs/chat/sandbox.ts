import type { CurrentUser, Failure, Message, User } from '#contracts/chat';
import { empty, hash, json, type Reply, type SandboxRequest, standIn } from '#sandbox';

interface Channel {
  readonly mayRead: boolean;
  readonly mayPost: boolean;
  /** Oldest first. */
  readonly messages: Message[];
}

interface State {
  readonly channels: ReadonlyMap<string, Channel>;
  /** Makes ids of one millisecond different. */
  made: number;
}

type Body = Readonly<Record<string, unknown>>;

const EPOCH_MS = 1_420_070_400_000;
const MOST_CHARACTERS = 2000;
const NONCE_MS = 5 * 60_000;

const BOT: CurrentUser = {
  id: '1180000000000000001',
  username: 'manifold-bot',
  discriminator: '4410',
  global_name: null,
  avatar: null,
  bot: true,
  banner: null,
  accent_color: null,
  flags: 0,
  public_flags: 0,
  mfa_enabled: true,
  locale: 'en-GB',
  premium_type: 0,
  email: null,
  verified: true,
  avatar_decoration_data: null,
  collectibles: null,
  primary_guild: null,
};

/** A bot with three channels: one to post to, one only to read (…001), and one that it cannot see (…002). */
export const sandbox = standIn({
  slug: 'chat',
  seed(): State {
    const channel = (mayRead: boolean, mayPost: boolean): Channel => ({ mayRead, mayPost, messages: [] });
    const channels = new Map([
      ['1179999999999999000', channel(true, true)],
      ['1179999999999999001', channel(true, false)],
      ['1179999999999999002', channel(false, false)],
    ]);
    return { channels, made: 0 };
  },
  unauthorized: () => failure(401, 0, '401: Unauthorized'),
  handlers: {
    getCurrentUser: (request) => refuseAgent(request) ?? json(BOT),
    async createMessage(request, state, world) {
      const id = request.parameter('channel_id');
      const channel = state.channels.get(id);
      const refused = refuseAgent(request) ?? refuseChannel(id, channel) ?? refuseType(request);
      if (refused || !channel) return refused ?? empty(500);
      const body = await request.json();
      if (!body) return failure(400, 50109, 'The request body contains invalid JSON.');
      const wrong = refuseBody(body, channel);
      if (wrong) return wrong;
      const now = world.clock.now();
      const known = body['enforce_nonce'] ? sameNonce(channel, body['nonce'], now) : undefined;
      if (known) return json(known, 200, limitsOf(id, now));
      const message = messageOf(body, id, channel, snowflake(state, now), now);
      channel.messages.push(message);
      return json(message, 200, limitsOf(id, now));
    },
  },
  /** A way to look at what the graph has posted: the newest first. */
  other({ method, path, query }, { channels }) {
    const [, id = ''] = /^\/api\/v10\/channels\/(\d+)\/messages$/.exec(path) ?? [];
    const channel = channels.get(id);
    if (method !== 'GET' || !channel) return undefined;
    if (!channel.mayRead) return failure(403, 50001, 'Missing Access');
    const limit = Math.min(100, Number(query.get('limit') ?? 50) || 50);
    return json(channel.messages.toReversed().slice(0, limit));
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

/** Ids carry their time, above 22 bits that make them different. */
function snowflake(state: State, now: number): string {
  state.made = (state.made + 1) % 4096;
  return String((BigInt(Math.floor(now) - EPOCH_MS) << 22n) + BigInt(state.made));
}

function messageOf(body: Body, channelId: string, { messages }: Channel, id: string, now: number): Message {
  const {
    mfa_enabled: _mfa,
    locale: _locale,
    email: _email,
    verified: _verified,
    premium_type: _premium,
    ...author
  } = BOT;
  const content = String(body['content']);
  const replied = messages.find((message) => message.id === referenceIn(body));
  const allowed = body['allowed_mentions'] as { parse?: string[] } | undefined;
  return {
    id,
    channel_id: channelId,
    type: replied ? 19 : 0,
    content: content.trim(),
    timestamp: new Date(now).toISOString().replace('Z', '000+00:00'),
    edited_timestamp: null,
    tts: false,
    pinned: false,
    mention_everyone: content.includes('@everyone') && (allowed?.parse?.includes('everyone') ?? true),
    author: author satisfies User,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    flags: 0,
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

const isNonce = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** The same author's message of the last minutes that had this nonce. */
function sameNonce({ messages }: Channel, nonce: unknown, now: number): Message | undefined {
  return messages.find((message) => message.nonce === nonce && Date.parse(message.timestamp) > now - NONCE_MS);
}

function refuseAgent({ headers }: SandboxRequest): Reply | undefined {
  const known = /^DiscordBot \(\S+, \S+\)/.test(headers['user-agent'] ?? '');
  return known ? undefined : failure(403, 40333, 'internal network error');
}

function refuseChannel(id: string, channel: Channel | undefined): Reply | undefined {
  if (!/^\d{1,20}$/.test(id)) return invalid('channel_id', 'NUMBER_TYPE_COERCE');
  if (!channel) return failure(404, 10003, 'Unknown Channel');
  if (!channel.mayRead) return failure(403, 50001, 'Missing Access');
  return channel.mayPost ? undefined : failure(403, 50013, 'Missing Permissions');
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
