import { nodeType, SINGLETON_KEY, subgraph } from '#graph';
import { currentUser } from './batches.ts';
import type { Bot } from './models.ts';
import { resolvers } from './resolvers.ts';

export const chat = subgraph(import.meta, {
  slug: 'chat',
  resolvers,
  enums: {
    ChatMessageKind: { ORDINARY: '0', REPLY: '19', COMMAND: '20' },
    ChatPremium: { NONE: '0', CLASSIC: '1', FULL: '2', BASIC: '3' },
    ChatReferenceKind: { REPLY: '0', FORWARD: '1' },
  },
  nodes: {
    Bot: nodeType<Bot>({
      key: 'id',
      async load(id, { load }) {
        const bot = await load(currentUser, SINGLETON_KEY);
        return bot?.id === id ? bot : null;
      },
    }),
  },
  extras: ['Bot.messages'],
});
