import type { Channel, CurrentUser, Guild, Message, User } from '#contracts/chat';
import type { Lookup } from '#graph';
import { orNull } from '#upstream';
import { isPlatformId, keyPartsOf } from './keys.ts';

/** The bot's own account, fetched once for a request. */
export const currentUser: Lookup<CurrentUser> = {
  operation: 'chat.getCurrentUser',
  one: ({ chat }) => chat.getCurrentUser(),
};

export const userById: Lookup<User> = {
  operation: 'chat.getUser',
  // The platform reads `@me` as the bot.
  one: async ({ chat }, id) => (isPlatformId(id) ? orNull(chat.getUser({ user_id: id })) : null),
};

export const serverById: Lookup<Guild> = {
  operation: 'chat.getServer',
  one: ({ chat }, id) => orNull(chat.getServer({ guild_id: id, with_counts: true })),
};

export const channelById: Lookup<Channel> = {
  operation: 'chat.getChannel',
  one: ({ chat }, id) => orNull(chat.getChannel({ channel_id: id })),
  keyOf: ({ id }) => id,
};

/** Messages by the key of their `id`. */
export const messageByKey: Lookup<Message> = {
  operation: 'chat.getMessage',
  async one({ chat }, key) {
    const parts = keyPartsOf(key);
    return parts ? orNull(chat.getMessage(parts)) : null;
  },
};
