import { flagFrom, from, listFrom, paged, SINGLETON_KEY } from '#graph';
import { orNull, outcome } from '#upstream';
import { currentUser } from './batches.ts';
import { messageOf, refusalOf, refusedBefore } from './message.ts';
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
  raw: (user) => user,
} satisfies ChatUserResolvers;

export const resolvers: Resolvers = {
  Query: { bot: (_root, _args, { load }) => load(currentUser, SINGLETON_KEY) },
  Mutation: {
    async createMessage(_root, { input }, { upstream }) {
      const refused = refusedBefore(input);
      if (refused) return refused;
      return outcome(
        upstream.chat.createMessage({ channel_id: input.channelId, body: messageOf(input) }),
        (chatMessage) => ({ __typename: 'CreateMessageSuccess', chatMessage }),
        { BAD_USER_INPUT: refusalOf, PERMISSION_DENIED: refusalOf, NOT_FOUND: refusalOf },
      );
    },
  },
  Bot: {
    ...account,
    mfaEnabled: from('mfa_enabled'),
    emailVerified: from('verified'),
    premium: from('premium_type', word),
    messages: from('id', (id, { channelId, ...window }, context, info) =>
      orNull(
        paged(context, info, 'chat.listMessages', { channel_id: channelId }, window, {
          filter: from('author.id', (author) => author === id),
        }),
      ),
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
    components: listFrom('components'),
    reactions: listFrom('reactions'),
    nonce: from('nonce', (nonce) => nonce?.toString()),
    webhookId: from('webhook_id'),
    applicationId: from('application_id'),
    reference: from('message_reference'),
    repliedTo: from('referenced_message'),
    raw: (message) => message,
  },
  ChatMessageReference: {
    kind: from('type', word),
    channelId: from('channel_id'),
    messageId: from('message_id'),
    serverId: from('guild_id'),
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
