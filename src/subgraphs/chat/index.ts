import { from, loads, nodeType, subgraph } from '#graph';
import { channelById, messageByKey, serverById, userById } from './batches.ts';
import { calls } from './calls.ts';
import { enums } from './enums.ts';
import { messageKey } from './keys.ts';
import { live } from './live.ts';
import type { ChatChannel, ChatMessage, ChatServer, ChatUser } from './models.ts';
import { resolvers } from './resolvers.ts';

export const chat = subgraph(import.meta, {
  slug: 'chat',
  resolvers,
  calls,
  live,
  enums,
  nodes: {
    ChatUser: nodeType<ChatUser>({
      calls: [loads(userById)],
      key: 'id',
      keys: ['userId'],
      load: (id, { load }) => load(userById, id),
    }),
    ChatServer: nodeType<ChatServer>({
      calls: [loads(serverById)],
      key: 'id',
      keys: ['serverId'],
      load: (id, { load }) => load(serverById, id),
    }),
    ChatChannel: nodeType<ChatChannel>({
      calls: [loads(channelById)],
      key: 'id',
      keys: ['channelId'],
      load: (id, { load }) => load(channelById, id),
    }),
    ChatMessage: nodeType<ChatMessage>({
      calls: [loads(messageByKey)],
      key: from(['channel_id', 'id'], messageKey),
      keys: [{ fields: ['channelId', 'messageId'], separator: '/' }],
      load: (key, { load }) => load(messageByKey, key),
    }),
  },
  extras: [
    'Subscription.messagePosted',
    'Query.chatChannel',
    'Query.chatServer',
    'Query.chatUser',
    'Mutation.updateMessage',
    'Mutation.deleteMessage',
    'Bot.messages',
    'Bot.servers',
    'CreateMessageSuccess.chatMessageEdge',
    'ChatMessage.channel',
    'ChatMessage.thread',
  ],
});
