import { type MissingFieldHandler, ROOT_TYPE } from 'relay-runtime';

/** Reads `node(id:)` from the store, if the node was fetched by another field. */
export const missingFieldHandlers: readonly MissingFieldHandler[] = [
  {
    kind: 'linked',
    handle: ({ name }, record, { id }) =>
      record?.getType() === ROOT_TYPE && name === 'node' && typeof id === 'string' ? id : undefined,
  },
];
