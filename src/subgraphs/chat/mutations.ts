import { calling, edgeOf, toGlobalId, upstreamKey } from '#graph';
import { outcome } from '#upstream';
import { messageId, messageKey, namedMessage } from './keys.ts';
import { mentionsOf, messageOf } from './message.ts';
import { refusalOf, refusedBefore, removalRefusalOf, updateRefusalOf } from './refusals.ts';
import type { MutationResolvers } from './types.generated.ts';

export const mutations: MutationResolvers = {
  createMessage: calling('chat.createMessage', async (_root, { input }, context) => {
    const refused = refusedBefore(input.content);
    if (refused) return refused;
    const channel_id = upstreamKey('ChatChannel', input.channelId, context);
    const replyTo = input.replyToId == null ? undefined : messageId(input.replyToId, context);
    return outcome(
      context.upstream.chat.createMessage({ channel_id, body: messageOf(input, replyTo, context) }),
      (chatMessage) => ({
        __typename: 'CreateMessageSuccess',
        chatMessage,
        chatMessageEdge: edgeOf(context, 'ChatChannel.messages', { channel_id }, chatMessage.id, chatMessage),
      }),
      { BAD_USER_INPUT: refusalOf, PERMISSION_DENIED: refusalOf, NOT_FOUND: refusalOf },
    );
  }),
  updateMessage: calling('chat.updateMessage', async (_root, { input }, context) => {
    const named = namedMessage(input.id, context);
    const refused = refusedBefore(input.content);
    if (refused) return refused;
    const body = { content: input.content, allowed_mentions: mentionsOf(input.mentions, context) };
    return outcome(
      context.upstream.chat.updateMessage({ ...named, body }),
      (chatMessage) => ({ __typename: 'UpdateMessageSuccess', chatMessage }),
      { BAD_USER_INPUT: updateRefusalOf, PERMISSION_DENIED: updateRefusalOf, NOT_FOUND: updateRefusalOf },
    );
  }),
  deleteMessage: calling('chat.deleteMessage', (_root, { input }, context) => {
    const named = namedMessage(input.id, context);
    const key = messageKey({ channel_id: named.channel_id, id: named.message_id });
    return outcome(
      context.upstream.chat.deleteMessage(named),
      () => ({ __typename: 'DeleteMessageSuccess', deletedChatMessageId: toGlobalId('ChatMessage', key) }),
      { PERMISSION_DENIED: removalRefusalOf, NOT_FOUND: removalRefusalOf },
    );
  }),
};
