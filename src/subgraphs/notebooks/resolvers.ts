import {
  BadInputError,
  calling,
  entriesOf,
  fieldMask,
  flagFrom,
  foundBy,
  from,
  listFrom,
  loadedBy,
  pagedBy,
  projectionOfField,
  upstreamKey,
} from '#graph';
import { orNull } from '#upstream';
import { instanceByName, locationByName, policyByInstance } from './batches.ts';
import { memberOf } from './members.ts';
import { operationsOf } from './operations.ts';
import type { NotebookOperationResolvers, Resolvers } from './types.generated.ts';

const INSTANCE = /^projects\/[^/]+\/locations\/[^/]+\/instances\/[^/]+$/;
const NAME = { always: ['name'] };
const LOCATION = { always: ['name', 'locationId'] };

/** `metadata` is of a type that each operation chooses: field masks cannot name its members, so it is read as a whole. */
const fromMetadata = {
  createdAt: from('metadata', (metadata) => metadata?.createTime),
  endedAt: from('metadata', (metadata) => metadata?.endTime),
  target: from('metadata', (metadata) => {
    const name = metadata?.target;
    return name && INSTANCE.test(name) ? { name } : null;
  }),
  targetResourceName: from('metadata', (metadata) => metadata?.target),
  verb: from('metadata', (metadata) => metadata?.verb),
  statusMessage: from('metadata', (metadata) => metadata?.statusMessage),
  isCancellationRequested: from('metadata', (metadata) => metadata?.requestedCancellation ?? false),
  apiVersion: from('metadata', (metadata) => metadata?.apiVersion),
  endpoint: from('metadata', (metadata) => metadata?.endpoint),
  metadataJson: from('metadata'),
} satisfies NotebookOperationResolvers;

export const resolvers: Omit<Resolvers, 'Subscription'> = {
  Query: {
    iamPolicy: calling('notebooks.getIamPolicy', (_root, args, context, info) => {
      const resource = upstreamKey('NotebookInstance', args.instanceId, context);
      const fields = fieldMask(projectionOfField(info), { always: ['etag'] });
      const version = policyVersion(args.requestedPolicyVersion);
      return orNull(
        context.upstream.notebooks.getIamPolicy({ resource, 'options.requestedPolicyVersion': version, fields }),
      );
    }),
    notebookInstance: foundBy('NotebookInstance', instanceByName),
    notebookLocation: calling('notebooks.getLocation', (_root, args, context, info) => {
      const name = upstreamKey('NotebookLocation', args.id, context);
      const fields = fieldMask(projectionOfField(info), LOCATION);
      return orNull(context.upstream.notebooks.getLocation({ name, fields }));
    }),
    notebookLocations: pagedBy(
      'notebooks.listLocations',
      (_root, { projectName: name, where }) => ({ name, filter: where?.rawFilter }),
      { mask: ['locations', LOCATION], isFiltered: true },
    ),
    notebookOperation: calling('notebooks.getOperation', (_root, args, context, info) => {
      const name = upstreamKey('NotebookOperation', args.id, context);
      const fields = fieldMask(projectionOfField(info), NAME);
      return orNull(context.upstream.notebooks.getOperation({ name, fields }));
    }),
    notebookOperations: (_root, { locationId, ...args }, context, info) =>
      operationsOf(upstreamKey('NotebookLocation', locationId, context), args, context, info),
  },
  IamPolicy: {
    version: from('version', (version) => version ?? 0),
    bindings: listFrom('bindings'),
  },
  IamBinding: { members: from('members', (members) => members.map(memberOf)) },
  NotebookInstance: {
    resourceName: from('name'),
    instanceId: from('name', lastPart),
    location: from('name', (name, _args, { load }) => load(locationByName, locationIn(name))),
    iamPolicy: loadedBy('name', policyByInstance),
    raw: loadedBy('name', instanceByName),
  },
  NotebookLocation: {
    resourceName: from('name'),
    labels: from('labels', entriesOf),
    metadataJson: from('metadata'),
    operations: from('name', operationsOf),
  },
  NotebookOperation: {
    resourceName: from('name'),
    operationId: from('name', lastPart),
    isDone: flagFrom('done'),
    location: from('name', (name, _args, { load }) => load(locationByName, locationIn(name))),
    ...fromMetadata,
    responseJson: from('response'),
  },
  NotebookOperationError: {
    code: from('code', (code) => (code === undefined ? null : (CODES[code] ?? 'UNRECOGNIZED'))),
    detailsJson: listFrom('details'),
  },
};

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The location in the name of an instance or an operation. */
function locationIn(name: string): string {
  return name.split('/', 4).join('/');
}

/** The status codes of gRPC by number. */
const CODES = [
  'OK',
  'CANCELLED',
  'UNKNOWN',
  'INVALID_ARGUMENT',
  'DEADLINE_EXCEEDED',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'PERMISSION_DENIED',
  'RESOURCE_EXHAUSTED',
  'FAILED_PRECONDITION',
  'ABORTED',
  'OUT_OF_RANGE',
  'UNIMPLEMENTED',
  'INTERNAL',
  'UNAVAILABLE',
  'DATA_LOSS',
  'UNAUTHENTICATED',
] as const;

function policyVersion(version: number | null | undefined): 0 | 1 | 3 | undefined {
  if (version === undefined || version === null) return undefined;
  if (version === 0 || version === 1 || version === 3) return version;
  throw new BadInputError('`requestedPolicyVersion` is 0, 1 or 3.');
}
