export { annotateSubgraph } from './annotate-subgraph.ts';
export { resolveService } from './service.ts';
export { shareablePaths } from './shareable-paths.ts';
export { subgraphFields } from './subgraph-fields.ts';
export { subgraphSchema } from './subgraph-schema.ts';
