import type { CurrentUser } from '#contracts/chat';
import type { Lookup } from '#graph';

/** The bot's own account, fetched once for a request. */
export const currentUser: Lookup<CurrentUser> = {
  one: ({ chat }) => chat.getCurrentUser(),
};
