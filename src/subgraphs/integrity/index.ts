import { subgraph } from '#graph';
import { resolvers } from './resolvers.ts';

export const integrity = subgraph(import.meta, {
  slug: 'integrity',
  resolvers,
  enums: { IntegrityAppRecognition: { RECOGNIZED: 'PLAY_RECOGNIZED' } },
});
