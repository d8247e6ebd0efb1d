import type * as Wire from '#contracts/chat';

export type Bot = Wire.CurrentUser;
export type ChatUser = Wire.User;
export type ChatAvatarDecoration = Wire.AvatarDecoration;
export type ChatNameplate = Wire.Nameplate;
export type ChatPrimaryServer = Wire.PrimaryGuild;
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
