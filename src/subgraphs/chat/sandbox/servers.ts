import type { Channel as ChannelObject, Guild, GuildSummary, Message, MyGuild } from '#contracts/chat';
import type { World } from '#sandbox';
import { BOT, firstMessages, formerMessages, OPEN_CHANNEL, PACKER } from './messages.ts';

export interface Channel {
  readonly about: ChannelObject;
  readonly mayRead: boolean;
  readonly mayPost: boolean;
  /** Oldest first. */
  readonly messages: Message[];
}

export interface State {
  readonly servers: readonly Guild[];
  readonly channels: ReadonlyMap<string, Channel>;
  made: number;
}

const SERVER = '1179999999999990000';
const CATEGORY = '1179999999999990100';

/** Two servers, and the channels of the first. */
export function initialState(world: World): State {
  const category = { ...channelOf(CATEGORY, 4, 'Warehouse', 0), parent_id: null };
  const open = { ...channelOf(OPEN_CHANNEL, 0, 'parcels', 1), topic: 'What is sold, and what is sent.' };
  const readOnly = channelOf('1179999999999999001', 5, 'announcements', 2);
  const hidden = channelOf('1179999999999999002', 0, 'managers', 3);
  const thread = {
    ...channelOf('1180000000000000502', 11, 'The first parcel', 0),
    parent_id: OPEN_CHANNEL,
    owner_id: PACKER.id,
    message_count: 0,
    member_count: 2,
    thread_metadata: {
      archived: true,
      archive_timestamp: '2023-12-02T04:18:43.339000+00:00',
      auto_archive_duration: 1440,
      locked: false,
    },
  };
  const personal = { id: '1179999999999999003', type: 1, flags: 0, recipients: [PACKER] };
  const channels: readonly Channel[] = [
    { about: category, mayRead: true, mayPost: false, messages: [] },
    { about: open, mayRead: true, mayPost: true, messages: [...firstMessages(thread), ...formerMessages(world)] },
    { about: readOnly, mayRead: true, mayPost: false, messages: [] },
    { about: hidden, mayRead: false, mayPost: false, messages: [] },
    { about: thread, mayRead: true, mayPost: true, messages: [] },
    { about: personal, mayRead: true, mayPost: true, messages: [] },
  ];
  return {
    servers: [serverOf(SERVER, 'Depot', 12), serverOf('1179999999999990001', 'Night shift', 4)],
    channels: new Map(channels.map((channel) => [channel.about.id, channel])),
    made: 0,
  };
}

/** A server as the list of the bot's has it. */
export function listedServer(server: Guild, withCounts: boolean): MyGuild {
  const { id, name, icon, banner, features, ...counts } = countedServer(server, withCounts);
  const { approximate_member_count, approximate_presence_count } = counts;
  return {
    id,
    name,
    icon,
    banner,
    features,
    ...(withCounts && { approximate_member_count, approximate_presence_count }),
    owner: server.owner_id === BOT.id,
    permissions: '68608',
  };
}

/** A server, without its counts unless they are asked for. */
export function countedServer<Server extends GuildSummary>(server: Server, withCounts: boolean): Server {
  if (withCounts) return server;
  const { approximate_member_count: _members, approximate_presence_count: _online, ...rest } = server;
  return rest as Server;
}

/** A channel with the id of its last message. */
export function currentChannel({ about, messages }: Channel): ChannelObject {
  return { ...about, last_message_id: messages.at(-1)?.id ?? null };
}

function channelOf(id: string, type: number, name: string, position: number): ChannelObject {
  return {
    id,
    type,
    guild_id: SERVER,
    name,
    topic: null,
    position,
    parent_id: CATEGORY,
    nsfw: false,
    rate_limit_per_user: 0,
    last_pin_timestamp: '2023-12-01T04:18:43.339000+00:00',
    flags: 0,
    permission_overwrites: [],
  };
}

function serverOf(id: string, name: string, members: number): Guild {
  return {
    id,
    name,
    icon: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
    banner: null,
    features: ['COMMUNITY'],
    approximate_member_count: members,
    approximate_presence_count: members / 2,
    description: `${name}: orders, parcels and their people.`,
    owner_id: PACKER.id,
    preferred_locale: 'en-GB',
    system_channel_id: null,
    rules_channel_id: null,
    verification_level: 1,
    premium_tier: 0,
    roles: [],
    emojis: [],
    stickers: [],
  };
}
