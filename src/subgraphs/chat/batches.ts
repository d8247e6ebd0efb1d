import type { CurrentUser } from '#contracts/chat';
import type { Lookup } from '#graph';

/** The account itself: there is one, however often a request asks for it. */
export const currentUser: Lookup<CurrentUser> = {
  one: ({ chat }) => chat.getCurrentUser(),
};
