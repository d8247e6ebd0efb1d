import { edge } from '#graph';
import { resolvers } from './resolvers.ts';

export const bankingWebhooks = edge(import.meta, { between: ['banking', 'webhooks'], resolvers });
