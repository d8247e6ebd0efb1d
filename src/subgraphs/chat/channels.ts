import { type Context, from, listFrom, loadedBy, paged, pagedBy } from '#graph';
import { orNull } from '#upstream';
import { channelById, serverById, userById } from './batches.ts';
import { timeOf } from './snowflake.ts';
import type { ChatChannelResolvers, ChatServerResolvers, ChatThreadResolvers } from './types.generated.ts';

/** Categories, directories, forums and media channels: the platform refuses to list messages of them. */
const WITHOUT_MESSAGES: ReadonlySet<number> = new Set([4, 14, 15, 16]);

export const channels: {
  ChatServer: ChatServerResolvers;
  ChatChannel: ChatChannelResolvers;
  ChatThread: ChatThreadResolvers;
} = {
  ChatServer: {
    serverId: from('id'),
    createdAt: from('id', timeOf),
    description: from(['id', 'description'], ({ id, description }, _args, context) =>
      description === undefined ? detailOf('description', id, context) : description,
    ),
    memberCount: from('approximate_member_count'),
    onlineCount: from('approximate_presence_count'),
    ownerId: from(
      ['id', 'owner_id'],
      ({ id, owner_id }, _args, context) => owner_id ?? detailOf('owner_id', id, context),
    ),
    owner: from(['id', 'owner_id'], async ({ id, owner_id }, _args, context) => {
      const owner = owner_id ?? (await detailOf('owner_id', id, context));
      return owner ? context.load(userById, owner) : null;
    }),
    locale: from(
      ['id', 'preferred_locale'],
      ({ id, preferred_locale }, _args, context) => preferred_locale ?? detailOf('preferred_locale', id, context),
    ),
    channels: from(
      'id',
      pagedBy('chat.listChannels', (guild_id) => ({ guild_id }), { primes: channelById }),
    ),
  },
  ChatChannel: {
    channelId: from('id'),
    kind: from('type', String),
    createdAt: from('id', timeOf),
    serverId: from('guild_id'),
    server: loadedBy('guild_id', serverById, { mayBeAbsent: true }),
    parentId: from('parent_id'),
    parent: loadedBy('parent_id', channelById, { mayBeAbsent: true }),
    isAgeRestricted: from('nsfw'),
    slowdownSeconds: from('rate_limit_per_user'),
    lastPinnedAt: from('last_pin_timestamp'),
    lastMessageId: from('last_message_id'),
    recipients: listFrom('recipients'),
    thread: from(
      ['owner_id', 'thread_metadata', 'message_count', 'member_count'],
      ({ owner_id, thread_metadata, message_count, member_count }) =>
        thread_metadata ? { owner_id, thread_metadata, message_count, member_count } : null,
    ),
    messages: from(['id', 'type'], ({ id, type }, window, context, info) =>
      WITHOUT_MESSAGES.has(type) ? null : orNull(paged(context, info, 'chat.listMessages', { channel_id: id }, window)),
    ),
  },
  ChatThread: {
    isArchived: from('thread_metadata.archived'),
    archiveChangedAt: from('thread_metadata.archive_timestamp'),
    isLocked: from('thread_metadata.locked'),
    archivesAfterMinutes: from('thread_metadata.auto_archive_duration'),
    messageCount: from('message_count'),
    memberCount: from('member_count'),
    ownerId: from('owner_id'),
  },
};

/** A member that lists of servers do not tell. */
async function detailOf(
  member: 'description' | 'owner_id' | 'preferred_locale',
  id: string,
  { load }: Context,
): Promise<string | null> {
  return (await load(serverById, id))?.[member] ?? null;
}
