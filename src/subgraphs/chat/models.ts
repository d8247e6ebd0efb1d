import type * as Wire from '#contracts/chat';

export type Bot = Wire.CurrentUser;
export type ChatUser = Wire.User;
export type ChatAvatarDecoration = Wire.AvatarDecoration;
export type ChatNameplate = Wire.Nameplate;
export type ChatPrimaryServer = Wire.PrimaryGuild;
/** A server of a list tells less. */
export type ChatServer = Wire.GuildSummary & Partial<Pick<Wire.Guild, 'description' | 'owner_id' | 'preferred_locale'>>;
export type ChatChannel = Wire.Channel;
export type ChatThread = Pick<Wire.Channel, 'owner_id' | 'message_count' | 'member_count'> & {
  readonly thread_metadata: Wire.ThreadMetadata;
};
export type ChatMessage = Wire.Message;
export type ChatMessageReference = Wire.MessageReference;
export type ChatAttachment = Wire.Attachment;
export type ChatEmbed = Wire.Embed;
export type ChatEmbedField = Wire.EmbedField;
export type ChatEmbedAuthor = Wire.EmbedAuthor;
export type ChatEmbedFooter = Wire.EmbedFooter;
export type ChatEmbedMedia = Wire.EmbedMedia;
export type ChatEmbedProvider = Wire.EmbedProvider;
export type ChatReaction = Wire.Reaction;
export type ChatEmoji = Wire.Emoji;
export type ChatSticker = Wire.StickerItem;
export type ChatPoll = Wire.Poll;
/** An answer with its votes; `undefined` where the platform told no results. */
export interface ChatPollAnswer {
  readonly answer: Wire.PollAnswer;
  readonly votes: Pick<Wire.PollAnswerCount, 'count' | 'me_voted'> | undefined;
}

/** A message that was posted to a channel that is followed. */
export interface MessagePosted {
  readonly cursor: string;
  readonly message: ChatMessage;
}
