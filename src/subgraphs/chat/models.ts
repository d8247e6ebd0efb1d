import type * as Wire from '#contracts/chat';

export type Bot = Wire.CurrentUser;
export type ChatPrimaryServer = Wire.PrimaryGuild;
/** A server of a list tells less. */
export type ChatServer = Wire.GuildSummary & Partial<Pick<Wire.Guild, 'description' | 'owner_id' | 'preferred_locale'>>;
export type ChatThread = Pick<Wire.Channel, 'owner_id' | 'message_count' | 'member_count'> & {
  readonly thread_metadata: Wire.ThreadMetadata;
};
export type ChatSticker = Wire.StickerItem;
/** An answer with its votes; `undefined` where the platform told no results. */
export interface ChatPollAnswer {
  readonly answer: Wire.PollAnswer;
  readonly votes: Pick<Wire.PollAnswerCount, 'count' | 'me_voted'> | undefined;
}

/** A message that was posted to a channel that is followed. */
export interface MessagePosted {
  readonly cursor: string;
  readonly message: Wire.Message;
}
