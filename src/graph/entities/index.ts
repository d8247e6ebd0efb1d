export { entityResolvers } from './entity-resolvers.ts';
export { entityTypes } from './entity-types.ts';
export { lookupFor } from './find-entity.ts';
export type { ForeignEntities } from './foreign-entities.ts';
