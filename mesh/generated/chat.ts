// Chat platform API. Generated from mesh/chat.yaml: do not edit.
export interface User {
  readonly id: string;
  readonly username: string;
  /** `0`, or four digits. */
  readonly discriminator: string;
  /** The name to show. */
  readonly global_name: string | null;
  /** The image's hash. */
  readonly avatar: string | null;
  /** True of a bot. */
  readonly bot?: boolean;
  readonly system?: boolean;
  /** The image's hash. */
  readonly banner?: string | null;
  /** Red, green and blue as one number. */
  readonly accent_color?: number | null;
  /** A bit field of up to 53 bits. */
  readonly flags: number;
  /** A bit field. */
  readonly public_flags: number;
  readonly avatar_decoration_data?: AvatarDecoration | null;
  readonly collectibles?: Collectibles | null;
  readonly primary_guild?: PrimaryGuild | null;
}

export type CurrentUser = User & {
  readonly mfa_enabled: boolean;
  /** The language tag, such as `en-US`. */
  readonly locale: string;
  /** Needs the scope email. */
  readonly email?: string | null;
  /** The email address was confirmed. */
  readonly verified?: boolean;
  /** 0 none, 1 classic, 2 full, 3 basic. */
  readonly premium_type?: number;
};

export interface AvatarDecoration {
  readonly asset: string;
  readonly sku_id?: string | null;
}

export interface Collectibles {
  readonly nameplate?: Nameplate | null;
}

export interface Nameplate {
  readonly sku_id?: string | null;
  readonly asset: string;
  readonly label: string;
  readonly palette: string;
}

export interface PrimaryGuild {
  readonly identity_guild_id?: string | null;
  readonly identity_enabled?: boolean | null;
  readonly tag?: string | null;
  readonly badge?: string | null;
}

export interface NewMessage {
  readonly content: string;
  /** Comes back in the message. */
  readonly nonce?: string;
  /** Posts nothing if the same author used this nonce in the last minutes. */
  readonly enforce_nonce?: boolean;
  readonly allowed_mentions?: AllowedMentions;
  readonly message_reference?: NewMessageReference;
}

export interface MessageChange {
  readonly content?: string;
  readonly allowed_mentions?: AllowedMentions;
}

/** Who is notified. An empty `parse` alone notifies nobody, whatever the content says. */
export interface AllowedMentions {
  readonly parse?: readonly ("users" | "roles" | "everyone" | (string & {}))[];
  /** Ids. */
  readonly users?: readonly string[];
  /** Ids. */
  readonly roles?: readonly string[];
  /** The author of the message replied to. */
  readonly replied_user?: boolean;
}

/** The message that is replied to or forwarded. */
export interface NewMessageReference {
  readonly type?: number;
  readonly message_id: string;
  readonly channel_id?: string;
  readonly guild_id?: string;
  readonly fail_if_not_exists?: boolean;
}

export interface Message {
  readonly id: string;
  readonly channel_id: string;
  /** 0 ordinary, 19 a reply, 20 a command, and others. */
  readonly type: number;
  /** May be empty. */
  readonly content: string;
  readonly timestamp: string;
  /** Null if never edited. */
  readonly edited_timestamp: string | null;
  /** It is read aloud. */
  readonly tts: boolean;
  readonly pinned: boolean;
  readonly mention_everyone: boolean;
  readonly author: User;
  readonly mentions: readonly User[];
  /** Ids. */
  readonly mention_roles: readonly string[];
  readonly mention_channels?: readonly (Readonly<Record<string, unknown>>)[];
  readonly attachments: readonly Attachment[];
  readonly embeds: readonly Embed[];
  /** Interactive parts. */
  readonly components: readonly (Readonly<Record<string, unknown>>)[];
  /** A bit field. */
  readonly flags: number;
  /** As it was sent. */
  readonly nonce?: string | number | bigint;
  readonly webhook_id?: string;
  readonly application_id?: string;
  readonly message_reference?: MessageReference;
  /** Null if the original was removed. */
  readonly referenced_message?: Message | null;
  /** Not on a new message. */
  readonly reactions?: readonly Reaction[];
  readonly position?: number;
  readonly thread?: Channel;
  readonly poll?: Poll;
  readonly call?: Readonly<Record<string, unknown>>;
  readonly activity?: Readonly<Record<string, unknown>>;
  readonly application?: Readonly<Record<string, unknown>>;
  readonly sticker_items?: readonly StickerItem[];
  readonly interaction_metadata?: Readonly<Record<string, unknown>>;
  readonly resolved?: Readonly<Record<string, unknown>>;
  readonly message_snapshots?: readonly (Readonly<Record<string, unknown>>)[];
  readonly role_subscription_data?: Readonly<Record<string, unknown>>;
  readonly purchase_notification?: Readonly<Record<string, unknown>>;
}

export interface StickerItem {
  readonly id: string;
  readonly name: string;
  /** 1 PNG, 2 APNG, 3 Lottie, 4 GIF. */
  readonly format_type: number;
}

export interface Poll {
  readonly question: PollMedia;
  readonly answers: readonly PollAnswer[];
  readonly expiry?: string | null;
  readonly allow_multiselect: boolean;
  readonly layout_type: number;
  /** Absent where they are not known. */
  readonly results?: PollResults | null;
}

export interface PollMedia {
  readonly text?: string;
  readonly emoji?: Emoji;
}

export interface PollAnswer {
  readonly answer_id: number;
  readonly poll_media: PollMedia;
}

export interface PollResults {
  /** All votes are counted. */
  readonly is_finalized: boolean;
  /** Answers without votes may be absent. */
  readonly answer_counts: readonly PollAnswerCount[];
}

export interface PollAnswerCount {
  /** The answer's `answer_id`. */
  readonly id: number;
  readonly count: number;
  readonly me_voted: boolean;
}

export interface GuildSummary {
  readonly id: string;
  readonly name: string;
  /** The image's hash. */
  readonly icon: string | null;
  /** The image's hash. */
  readonly banner: string | null;
  readonly features: readonly string[];
  /** Only where it is asked for. */
  readonly approximate_member_count?: number | null;
  /** Members online, only where asked for. */
  readonly approximate_presence_count?: number | null;
}

export type MyGuild = GuildSummary & {
  /** The account owns it. */
  readonly owner: boolean;
  /** The account's permissions as a bit field. */
  readonly permissions: string;
};

export type Guild = GuildSummary & {
  readonly description: string | null;
  readonly owner_id: string;
  /** The language tag, such as `en-US`. */
  readonly preferred_locale: string;
  readonly system_channel_id?: string | null;
  readonly rules_channel_id?: string | null;
  readonly verification_level?: number;
  readonly premium_tier?: number;
  readonly max_members?: number;
  readonly roles?: readonly (Readonly<Record<string, unknown>>)[];
  readonly emojis?: readonly (Readonly<Record<string, unknown>>)[];
  readonly stickers?: readonly (Readonly<Record<string, unknown>>)[];
};

/** A channel of a server, a thread, or a private channel. */
export interface Channel {
  readonly id: string;
  /** 0 text, 1 private, 2 voice, 3 private group, 4 category, 5 announcements, 10 to 12 threads, 13 stage, 14 directory, 15 forum, 16 media, and others. */
  readonly type: number;
  /** Absent from private channels. */
  readonly guild_id?: string;
  readonly name?: string | null;
  readonly topic?: string | null;
  readonly position?: number;
  /** The category; of a thread, the channel. */
  readonly parent_id?: string | null;
  readonly nsfw?: boolean;
  /** May be of a message that was removed. */
  readonly last_message_id?: string | null;
  readonly last_pin_timestamp?: string | null;
  /** Seconds between two messages of one user. */
  readonly rate_limit_per_user?: number;
  /** Of voice channels. */
  readonly bitrate?: number;
  /** Of voice channels. */
  readonly user_limit?: number;
  /** A bit field. */
  readonly flags?: number;
  /** Of private channels. */
  readonly recipients?: readonly User[];
  /** Of threads and private groups. */
  readonly owner_id?: string;
  readonly thread_metadata?: ThreadMetadata;
  /** Of threads. */
  readonly message_count?: number;
  /** Of threads: 50 at most. */
  readonly member_count?: number;
  readonly permission_overwrites?: readonly (Readonly<Record<string, unknown>>)[];
  readonly available_tags?: readonly (Readonly<Record<string, unknown>>)[];
}

export interface ThreadMetadata {
  readonly archived: boolean;
  /** When `archived` changed. */
  readonly archive_timestamp: string | null;
  /** Minutes. */
  readonly auto_archive_duration: number;
  readonly locked: boolean;
  readonly create_timestamp?: string | null;
}

export interface MessageReference {
  readonly type: number;
  readonly channel_id: string;
  readonly message_id?: string;
  readonly guild_id?: string;
}

export interface Attachment {
  readonly id: string;
  readonly filename: string;
  /** In bytes. */
  readonly size: number;
  readonly url: string;
  readonly proxy_url: string;
  readonly width?: number;
  readonly height?: number;
  readonly content_type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly duration_secs?: number;
  readonly waveform?: string;
  readonly ephemeral?: boolean;
  /** A bit field. */
  readonly flags?: number;
  readonly placeholder?: string;
}

export interface Embed {
  readonly type: string;
  readonly title?: string;
  readonly description?: string;
  readonly url?: string;
  readonly timestamp?: string;
  /** Red, green and blue as one number. */
  readonly color?: number;
  readonly fields?: readonly EmbedField[];
  readonly author?: EmbedAuthor;
  readonly footer?: EmbedFooter;
  readonly image?: EmbedMedia;
  readonly thumbnail?: EmbedMedia;
  readonly video?: EmbedMedia;
  readonly provider?: EmbedProvider;
}

export interface EmbedField {
  readonly name: string;
  readonly value: string;
  readonly inline?: boolean;
}

export interface EmbedAuthor {
  readonly name: string;
  readonly url?: string;
  readonly icon_url?: string;
}

export interface EmbedFooter {
  readonly text: string;
  readonly icon_url?: string;
}

export interface EmbedMedia {
  readonly url?: string;
  readonly proxy_url?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface EmbedProvider {
  readonly name: string;
  readonly url?: string;
}

export interface Reaction {
  readonly emoji: Emoji;
  readonly count: number;
  readonly count_details: ReactionCount;
  readonly me: boolean;
  readonly me_burst: boolean;
  readonly burst_colors: readonly string[];
}

export interface ReactionCount {
  readonly burst: number;
  readonly normal: number;
}

export interface Emoji {
  /** Of an emoji that a server made. */
  readonly id?: string | null;
  readonly name?: string | null;
  readonly animated?: boolean;
}

export interface Failure {
  readonly message: string;
  readonly code: number;
  /** Mirrors the request's body; each leaf is `_errors`, a list of `code` and `message`. */
  readonly errors?: Readonly<Record<string, unknown>>;
}

export interface RateLimited {
  readonly message: string;
  /** Seconds to wait. */
  readonly retry_after: number;
  /** Every route is affected. */
  readonly global: boolean;
  readonly code?: number;
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** The account to which the token belongs. */
  getCurrentUser: { args: Record<never, never>; optional: true; answer: CurrentUser; item: never };
  /** The servers that the bot is a member of, by their ids. */
  listServers: { args: {
    /** Only servers whose ids are greater than this one. */
    after?: string | null;
    /** Servers to send. */
    limit?: number | null;
    /** Whether to count members. */
    with_counts?: boolean | null;
  }; optional: true; answer: readonly MyGuild[] | null; item: MyGuild };
  /** An account. */
  getUser: { args: {
    /** The account's id. */
    user_id: string;
  }; optional: false; answer: User; item: never };
  /** A server that the bot is a member of. */
  getServer: { args: {
    /** The server's id. */
    guild_id: string;
    /** Whether to count members. */
    with_counts?: boolean | null;
  }; optional: false; answer: Guild; item: never };
  /** A server's channels, without threads. */
  listChannels: { args: {
    /** The server's id. */
    guild_id: string;
  }; optional: false; answer: readonly Channel[] | null; item: Channel };
  /** A channel or a thread. */
  getChannel: { args: {
    /** The channel's id. */
    channel_id: string;
  }; optional: false; answer: Channel; item: never };
  /** A channel's messages, whoever wrote them, the newest first. */
  listMessages: { args: {
    /** The channel's id. */
    channel_id: string;
    /** Only messages older than the one of this id, which need not be there any more. */
    before?: string | null;
    /** Messages to send. */
    limit?: number | null;
  }; optional: false; answer: readonly Message[] | null; item: Message };
  /** Posts a message to a channel. */
  createMessage: { args: {
    /** The channel's id. */
    channel_id: string;
    body: NewMessage;
  }; optional: false; answer: Message; item: never };
  /** A message. */
  getMessage: { args: {
    /** The channel's id. */
    channel_id: string;
    /** The message's id. */
    message_id: string;
  }; optional: false; answer: Message; item: never };
  /** Changes the text of a message that the bot posted. */
  updateMessage: { args: {
    /** The channel's id. */
    channel_id: string;
    /** The message's id. */
    message_id: string;
    body: MessageChange;
  }; optional: false; answer: Message; item: never };
  /** Removes a message. */
  deleteMessage: { args: {
    /** The channel's id. */
    channel_id: string;
    /** The message's id. */
    message_id: string;
  }; optional: false; answer: undefined; item: never };
}
