import {
  DefaultHandlerProvider,
  type HandleFieldPayload,
  type MissingFieldHandler,
  type RecordProxy,
  type RecordSourceProxy,
  ROOT_TYPE,
} from 'relay-runtime';

/**
 * Relay's handlers of `@connection` and of the directives that edit connections (`@appendEdge`, `@deleteEdge` and others).
 * They change `edges`; these handlers change `nodes` accordingly, where a query selects both.
 */
export function handlerProvider(handle: string): ReturnType<typeof DefaultHandlerProvider> {
  const handler = DefaultHandlerProvider(handle);
  return {
    update(store: RecordSourceProxy, payload: HandleFieldPayload) {
      handler.update(store, payload);
      for (const connection of connectionsOf(store, payload)) alignNodes(connection);
    },
  };
}

/** The directives' arguments, which Relay's types leave out. */
interface EditPayload extends HandleFieldPayload {
  readonly handleArgs?: { readonly connections?: readonly string[] };
}

function connectionsOf(store: RecordSourceProxy, payload: HandleFieldPayload): readonly RecordProxy[] {
  const { connections = [] } = (payload as EditPayload).handleArgs ?? {};
  const own = store.get(payload.dataID)?.getLinkedRecord(payload.handleKey);
  return [own, ...connections.map((id) => store.get(id))].filter((record) => record != null);
}

function alignNodes(connection: RecordProxy): void {
  const edges = connection.getLinkedRecords('edges');
  if (!edges || !connection.getLinkedRecords('nodes')) return;
  const nodes = edges.flatMap((edge) => edge?.getLinkedRecord('node') ?? []);
  connection.setLinkedRecords(nodes, 'nodes');
}

/** Reads `node(id:)` from the store, if the node was fetched by another field. */
export const missingFieldHandlers: readonly MissingFieldHandler[] = [
  {
    kind: 'linked',
    handle: ({ name }, record, { id }) =>
      record?.getType() === ROOT_TYPE && name === 'node' && typeof id === 'string' ? id : undefined,
  },
];
