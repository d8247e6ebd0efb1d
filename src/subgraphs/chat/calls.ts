import { type DeclaredCalls, loads, loadsOnce, pages } from '#graph';
import { currentUser, serverById, userById } from './batches.ts';

/** Members that lists of servers leave out. */
const server = loads(serverById, { key: 'id' });

export const calls: DeclaredCalls = {
  'Query.bot': [loadsOnce(currentUser)],
  'Bot.messages': [pages('chat.listMessages', { isFiltered: true })],
  'ChatServer.description': [server],
  'ChatServer.ownerId': [server],
  'ChatServer.owner': [server, loads(userById, { isAfter: true })],
  'ChatServer.locale': [server],
  'ChatChannel.messages': [pages('chat.listMessages')],
};
