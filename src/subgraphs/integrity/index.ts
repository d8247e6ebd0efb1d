import { subgraph } from '#graph';
import { calls } from './calls.ts';
import { resolvers } from './resolvers.ts';

export const integrity = subgraph(import.meta, {
  slug: 'integrity',
  resolvers,
  calls,
  enums: { IntegrityAppRecognition: { RECOGNIZED: 'PLAY_RECOGNIZED' } },
});
