import type { Channel, CurrentUser, Message, User } from '#contracts/chat';
import type { World } from '#sandbox';
import { sales } from '#sandbox/world/sales';

export const OPEN_CHANNEL = '1179999999999999000';

const EPOCH_MS = 1_420_070_400_000;
const SALES_TOLD = 90;

export const BOT: CurrentUser = {
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

/** The human who signed in, whom a user's token stands for. */
export const HUMAN: CurrentUser = {
  ...BOT,
  id: '1180000000000000003',
  username: 'stock.keeper',
  discriminator: '0',
  global_name: 'Stock keeper',
  bot: false,
  email: 'stock.keeper@example.test',
};

export const PACKER: User = {
  id: '1180000000000000002',
  username: 'packing.table',
  discriminator: '0',
  global_name: 'Packing table',
  avatar: null,
  flags: 0,
  public_flags: 0,
};

/** The bot as others see it. */
export function botAsAuthor(): User {
  const { mfa_enabled: _mfa, locale: _locale, email: _email, verified: _verified, ...rest } = BOT;
  const { premium_type: _premium, ...author } = rest;
  return author;
}

/** A message that says so, and nothing else. `made` sets messages of one millisecond apart. */
export function plainMessage(channelId: string, author: User, content: string, time: number, made: number): Message {
  return {
    id: snowflake(time, made),
    channel_id: channelId,
    type: 0,
    content,
    timestamp: new Date(time).toISOString().replace('Z', '000+00:00'),
    edited_timestamp: null,
    tts: false,
    pinned: false,
    mention_everyone: false,
    author,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    flags: 0,
  };
}

/** Ids carry their time, above 22 bits that make them different. */
function snowflake(time: number, made: number): string {
  return String((BigInt(Math.floor(time) - EPOCH_MS) << 22n) + BigInt(made % 4096));
}

/** A message of the bot, a poll, and a reply with a sticker and its thread, of the day on which the channel was made. */
export function firstMessages(thread: Channel): Message[] {
  const at = Date.parse('2023-12-01T04:18:43.339Z');
  const message = (id: string, author: User, content: string, more: Partial<Message> = {}): Message => ({
    ...plainMessage(OPEN_CHANNEL, author, content, at, 0),
    id,
    ...more,
  });
  const first = message('1180000000000000500', botAsAuthor(), 'Orders and parcels are reported here.', {
    pinned: true,
  });
  return [
    first,
    message('1180000000000000501', PACKER, '', {
      poll: {
        question: { text: 'When does the night shift begin?' },
        answers: [
          { answer_id: 1, poll_media: { text: 'At nine', emoji: { id: null, name: '🌙' } } },
          { answer_id: 2, poll_media: { text: 'At ten' } },
        ],
        expiry: '2023-12-02T04:18:43.339000+00:00',
        allow_multiselect: false,
        layout_type: 1,
        results: { is_finalized: true, answer_counts: [{ id: 1, count: 4, me_voted: false }] },
      },
    }),
    message('1180000000000000502', PACKER, 'The first parcel!', {
      sticker_items: [{ id: '1180000000000000600', name: 'Parcel', format_type: 1 }],
      thread,
      type: 19,
      mentions: [botAsAuthor()],
      message_reference: { type: 0, channel_id: OPEN_CHANNEL, message_id: first.id },
      referenced_message: first,
    }),
  ];
}

/** The earlier messages: the bot's about each sale, and the packers' about each parcel. Oldest first. */
export function formerMessages(world: World): Message[] {
  const lines = world
    .of(sales)
    .slice(-SALES_TOLD)
    .flatMap(({ orderId, soldAt, shippedAt = Infinity }) => [
      { time: soldAt, author: botAsAuthor(), content: `Order ${orderId} was sold.` },
      { time: shippedAt, author: PACKER, content: `Order ${orderId} is on its way.` },
    ]);
  return lines
    .filter(({ time }) => time < world.today)
    .toSorted((one, other) => one.time - other.time)
    .map(({ time, author, content }, index) => plainMessage(OPEN_CHANNEL, author, content, time, index));
}
