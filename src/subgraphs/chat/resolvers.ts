import type { Message as ChatMessage } from '#contracts/chat';
import { flagFrom, foundBy, from, listFrom, loadedBy, paged, pagedBy, SINGLETON_KEY, upstreamKey } from '#graph';
import { orNull } from '#upstream';
import { channelById, currentUser, serverById, userById } from './batches.ts';
import { channels } from './channels.ts';
import { mutations } from './mutations.ts';
import { polls } from './polls.ts';
import { timeOf } from './snowflake.ts';
import type { ChatUserResolvers, Resolvers } from './types.generated.ts';

const account = {
  userId: from('id'),
  displayName: from('global_name'),
  createdAt: from('id', timeOf),
  accentColor: from('accent_color'),
  isBot: flagFrom('bot'),
  isSystem: flagFrom('system'),
  publicFlags: from('public_flags'),
  avatarDecoration: from('avatar_decoration_data'),
  nameplate: from('collectibles?.nameplate'),
  primaryServer: from('primary_guild'),
} satisfies ChatUserResolvers;

export const resolvers: Omit<Resolvers, 'Subscription'> = {
  Query: {
    bot: (_root, _args, { load }) => load(currentUser, SINGLETON_KEY),
    chatChannel: foundBy('ChatChannel', channelById),
    chatServer: foundBy('ChatServer', serverById),
    chatUser: foundBy('ChatUser', userById),
  },
  Mutation: mutations,
  ...channels,
  ...polls,
  Bot: {
    ...account,
    user: (bot) => bot,
    requiresMfa: from('mfa_enabled'),
    isEmailVerified: from('verified'),
    premium: from('premium_type', word),
    messages: from('id', (id, { channelId, ...window }, context, info) => {
      const args = { channel_id: upstreamKey('ChatChannel', channelId, context) };
      const filter = from<ChatMessage, 'author.id', unknown, boolean>('author.id', (author) => author === id);
      return orNull(paged(context, info, 'chat.listMessages', args, window, { filter }));
    }),
    servers: from(
      'id',
      pagedBy('chat.listServers', () => ({ with_counts: true })),
    ),
  },
  ChatUser: account,
  ChatAvatarDecoration: { skuId: from('sku_id') },
  ChatNameplate: { skuId: from('sku_id') },
  ChatPrimaryServer: {
    serverId: from('identity_guild_id'),
    isShown: from('identity_enabled'),
  },
  ChatMessage: {
    messageId: from('id'),
    channelId: from('channel_id'),
    kind: from('type', word),
    createdAt: from(['timestamp', 'id'], ({ timestamp, id }) => timestamp ?? timeOf(id)),
    editedAt: from('edited_timestamp'),
    isReadAloud: flagFrom('tts'),
    isPinned: flagFrom('pinned'),
    mentionsEveryone: flagFrom('mention_everyone'),
    mentions: listFrom('mentions'),
    mentionedRoleIds: listFrom('mention_roles'),
    attachments: listFrom('attachments'),
    embeds: listFrom('embeds'),
    componentsJson: listFrom('components'),
    reactions: listFrom('reactions'),
    nonce: from('nonce', (nonce) => nonce?.toString()),
    webhookId: from('webhook_id'),
    applicationId: from('application_id'),
    reference: from('message_reference'),
    repliedTo: from('referenced_message'),
    channel: loadedBy('channel_id', channelById),
    stickers: listFrom('sticker_items'),
  },
  ChatMessageReference: {
    kind: from('type', word),
    channelId: from('channel_id'),
    messageId: from('message_id'),
    serverId: from('guild_id'),
  },
  ChatSticker: {
    stickerId: from('id'),
    format: from('format_type', String),
  },
  ChatAttachment: {
    attachmentId: from('id'),
    contentType: from('content_type'),
    proxyUrl: from('proxy_url'),
    durationSeconds: from('duration_secs'),
    isEphemeral: flagFrom('ephemeral'),
  },
  ChatEmbed: {
    kind: from('type'),
    happenedAt: from('timestamp'),
    fields: listFrom('fields'),
  },
  ChatEmbedField: { isInline: flagFrom('inline') },
  ChatEmbedAuthor: { iconUrl: from('icon_url') },
  ChatEmbedFooter: { iconUrl: from('icon_url') },
  ChatEmbedMedia: { proxyUrl: from('proxy_url') },
  ChatReaction: {
    normalCount: from('count_details.normal'),
    burstCount: from('count_details.burst'),
    isMine: flagFrom('me'),
    isMyBurst: flagFrom('me_burst'),
    burstColors: listFrom('burst_colors'),
  },
  ChatEmoji: {
    emojiId: from('id'),
    isAnimated: flagFrom('animated'),
  },
};

/** The platform's enum values are numbers, and those of the schema texts. */
function word(number: number | undefined): string | undefined {
  return number?.toString();
}
