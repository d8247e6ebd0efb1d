import type { Channel as ChatChannel, Message as ChatMessage, User as ChatUser } from '#contracts/chat';
import { from, nodeType, subgraph } from '#graph';
import { channelById, messageByKey, serverById, userById } from './batches.ts';
import { calls } from './calls.ts';
import { enums } from './enums.ts';
import { messageKey } from './keys.ts';
import { live } from './live.ts';
import type { ChatServer } from './models.ts';
import { resolvers } from './resolvers.ts';

export const chat = subgraph(import.meta, {
  slug: 'chat',
  resolvers,
  calls,
  live,
  enums,
  nodes: {
    ChatUser: nodeType<ChatUser>({ by: userById, key: 'id', keys: ['userId'] }),
    ChatServer: nodeType<ChatServer>({ by: serverById, key: 'id', keys: ['serverId'] }),
    ChatChannel: nodeType<ChatChannel>({ by: channelById, key: 'id', keys: ['channelId'] }),
    ChatMessage: nodeType<ChatMessage>({
      by: messageByKey,
      key: from(['channel_id', 'id'], messageKey),
      keys: [{ fields: ['channelId', 'messageId'], separator: '/' }],
    }),
  },
  extras: ['CreateMessageSuccess.chatMessageEdge', 'ChatMessage.thread'],
});
