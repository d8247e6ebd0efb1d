import type { AllowedMentions, NewMessage } from '#contracts/chat';
import { type Context, upstreamKey } from '#graph';
import type { ChatMentionsInput, CreateMessageInput } from './types.generated.ts';

type Graph = Pick<Context, 'graph'>;

/** The message as the platform takes it. Only users and roles that the input names are notified. */
export function messageOf(
  { content, mentions, nonce }: CreateMessageInput,
  replyTo: string | undefined,
  context: Graph,
): NewMessage {
  return {
    content,
    allowed_mentions: mentionsOf(mentions, context),
    ...(replyTo !== undefined && { message_reference: { message_id: replyTo } }),
    ...(nonce != null && { nonce, enforce_nonce: true }),
  };
}

/** The mentions that notify: none where the input has none. */
export function mentionsOf(mentions: ChatMentionsInput | null | undefined, context: Graph): AllowedMentions {
  const { notifiesEveryone, userIds, roleIds, notifiesRepliedUser } = mentions ?? {};
  return {
    parse: notifiesEveryone ? ['everyone'] : [],
    ...(userIds && { users: userIds.map((id) => upstreamKey('ChatUser', id, context)) }),
    ...(roleIds && { roles: [...roleIds] }),
    ...(notifiesRepliedUser && { replied_user: true }),
  };
}
