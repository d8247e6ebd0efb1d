import { edge } from '#graph';
import { resolvers } from './resolvers.ts';

export const journalsIndexing = edge(import.meta, { between: ['journals', 'indexing'], resolvers });
