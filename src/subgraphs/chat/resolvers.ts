import { paged, THE_ONE } from '#graph';
import { orNull, outcome } from '#upstream';
import { currentUser } from './batches.ts';
import { messageOf, refusalOf, refusedBefore } from './message.ts';
import type { ChatUser } from './models.ts';
import { timeOf } from './snowflake.ts';
import type { Resolvers } from './types.generated.ts';

/** What the bot's account and anybody's have in common. */
const account = {
  userId: ({ id }: ChatUser) => id,
  displayName: ({ global_name }: ChatUser) => global_name,
  createdAt: ({ id }: ChatUser) => timeOf(id),
  accentColor: ({ accent_color }: ChatUser) => accent_color,
  isBot: ({ bot }: ChatUser) => bot ?? false,
  isSystem: ({ system }: ChatUser) => system ?? false,
  publicFlags: ({ public_flags }: ChatUser) => public_flags,
  avatarDecoration: ({ avatar_decoration_data }: ChatUser) => avatar_decoration_data,
  nameplate: ({ collectibles }: ChatUser) => collectibles?.nameplate,
  primaryServer: ({ primary_guild }: ChatUser) => primary_guild,
  raw: (user: ChatUser) => user,
};

export const resolvers: Resolvers = {
  Query: { bot: (_root, _args, { load }) => load(currentUser, THE_ONE) },
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
    mfaEnabled: ({ mfa_enabled }) => mfa_enabled,
    emailVerified: ({ verified }) => verified,
    premium: ({ premium_type }) => word(premium_type),
    messages: ({ id }, { channelId, ...window }, context, info) =>
      orNull(
        paged(context, info, 'chat.listMessages', { channel_id: channelId }, window, {
          belongs: ({ author }) => author?.id === id,
        }),
      ),
  },
  ChatUser: account,
  ChatAvatarDecoration: { skuId: ({ sku_id }) => sku_id },
  ChatNameplate: { skuId: ({ sku_id }) => sku_id },
  ChatPrimaryServer: {
    serverId: ({ identity_guild_id }) => identity_guild_id,
    isShown: ({ identity_enabled }) => identity_enabled,
  },
  ChatMessage: {
    messageId: ({ id }) => id,
    channelId: ({ channel_id }) => channel_id,
    kind: ({ type }) => word(type),
    createdAt: ({ timestamp, id }) => timestamp ?? timeOf(id),
    editedAt: ({ edited_timestamp }) => edited_timestamp,
    isReadAloud: ({ tts }) => tts ?? false,
    isPinned: ({ pinned }) => pinned ?? false,
    mentionsEveryone: ({ mention_everyone }) => mention_everyone ?? false,
    mentions: ({ mentions }) => mentions ?? [],
    mentionedRoleIds: ({ mention_roles }) => mention_roles ?? [],
    attachments: ({ attachments }) => attachments ?? [],
    embeds: ({ embeds }) => embeds ?? [],
    components: ({ components }) => components ?? [],
    reactions: ({ reactions }) => reactions ?? [],
    nonce: ({ nonce }) => nonce?.toString(),
    webhookId: ({ webhook_id }) => webhook_id,
    applicationId: ({ application_id }) => application_id,
    reference: ({ message_reference }) => message_reference,
    repliedTo: ({ referenced_message }) => referenced_message,
    raw: (message) => message,
  },
  ChatMessageReference: {
    kind: ({ type }) => word(type),
    channelId: ({ channel_id }) => channel_id,
    messageId: ({ message_id }) => message_id,
    serverId: ({ guild_id }) => guild_id,
  },
  ChatAttachment: {
    attachmentId: ({ id }) => id,
    contentType: ({ content_type }) => content_type,
    proxyUrl: ({ proxy_url }) => proxy_url,
    durationSeconds: ({ duration_secs }) => duration_secs,
    isEphemeral: ({ ephemeral }) => ephemeral ?? false,
  },
  ChatEmbed: {
    kind: ({ type }) => type,
    fields: ({ fields }) => fields ?? [],
  },
  ChatEmbedField: { isInline: ({ inline }) => inline ?? false },
  ChatEmbedAuthor: { iconUrl: ({ icon_url }) => icon_url },
  ChatEmbedFooter: { iconUrl: ({ icon_url }) => icon_url },
  ChatEmbedMedia: { proxyUrl: ({ proxy_url }) => proxy_url },
  ChatReaction: {
    normalCount: ({ count_details }) => count_details?.normal,
    burstCount: ({ count_details }) => count_details?.burst,
    isMine: ({ me }) => me ?? false,
    isMyBurst: ({ me_burst }) => me_burst ?? false,
    burstColors: ({ burst_colors }) => burst_colors ?? [],
  },
  ChatEmoji: {
    emojiId: ({ id }) => id,
    isAnimated: ({ animated }) => animated ?? false,
  },
};

/** Enums go by words, and the platform's are numbers. */
function word(number: number | undefined): string | undefined {
  return number?.toString();
}
