import { from, nodeType, subgraph } from '#graph';
import { channelById, messageByKey, serverById, userById } from './batches.ts';
import { calls } from './calls.ts';
import { enums } from './enums.ts';
import { messageKey } from './keys.ts';
import { live } from './live.ts';
import { resolvers } from './resolvers.ts';

export const chat = subgraph(import.meta, {
  slug: 'chat',
  resolvers,
  calls,
  live,
  enums,
  nodes: {
    ChatUser: nodeType({ by: userById, key: 'id', keys: ['userId'] }),
    ChatServer: nodeType({ by: serverById, key: 'id', keys: ['serverId'] }),
    ChatChannel: nodeType({ by: channelById, key: 'id', keys: ['channelId'] }),
    ChatMessage: nodeType({
      by: messageByKey,
      key: from(['channel_id', 'id'], messageKey),
      keys: [{ fields: ['channelId', 'messageId'], separator: '/' }],
    }),
  },
  extras: ['CreateMessageSuccess.chatMessageEdge', 'ChatMessage.thread'],
});
