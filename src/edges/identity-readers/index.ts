import { edge } from '#graph';
import { resolvers } from './resolvers.ts';

export const identityReaders = edge(import.meta, { between: ['identity', 'readers'], resolvers });
