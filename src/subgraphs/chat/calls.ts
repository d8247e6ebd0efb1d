import { type DeclaredCalls, each, loads, loadsOnce, pages } from '#graph';
import { currentUser, serverById, userById } from './batches.ts';

/** Members that lists of servers leave out. */
const server = loads(serverById, { key: 'id' });

export const calls: DeclaredCalls = {
  'Subscription.messagePosted': [each('chat.listMessages')],
  'Query.bot': [loadsOnce(currentUser)],
  'Mutation.createMessage': [each('chat.createMessage')],
  'Mutation.updateMessage': [each('chat.updateMessage')],
  'Mutation.deleteMessage': [each('chat.deleteMessage')],
  'Bot.messages': [pages('chat.listMessages', { isFiltered: true })],
  'Bot.servers': [pages('chat.listServers')],
  'ChatServer.description': [server],
  'ChatServer.ownerId': [server],
  'ChatServer.owner': [server, loads(userById, { isAfter: true })],
  'ChatServer.locale': [server],
  'ChatServer.channels': [pages('chat.listChannels')],
  'ChatChannel.server': [loads(serverById)],
  'ChatChannel.messages': [pages('chat.listMessages')],
};
