import type { GraphQLResolveInfo } from 'graphql';
import {
  BadInputError,
  type Context,
  fieldMask,
  flagFrom,
  from,
  listFrom,
  paged,
  pageMask,
  projectionOfField,
} from '#graph';
import { orNull } from '#upstream';
import { policyByInstance } from './batches.ts';
import { memberOf } from './members.ts';
import type { NotebookOperationResolvers, Resolvers } from './types.generated.ts';

const INSTANCE = /^projects\/[^/]+\/locations\/[^/]+\/instances\/[^/]+$/;

/** `metadata` is of a type that each operation chooses: field masks cannot name its members, so it is read as a whole. */
const fromMetadata = {
  createdAt: from('metadata', (metadata) => metadata?.createTime),
  endedAt: from('metadata', (metadata) => metadata?.endTime),
  target: from('metadata', (metadata) => metadata?.target),
  targetPolicy: from('metadata', (metadata, _args, { load }) => {
    const target = metadata?.target;
    return target && INSTANCE.test(target) ? load(policyByInstance, target) : null;
  }),
  verb: from('metadata', (metadata) => metadata?.verb),
  statusMessage: from('metadata', (metadata) => metadata?.statusMessage),
  requestedCancellation: from('metadata', (metadata) => metadata?.requestedCancellation ?? false),
  apiVersion: from('metadata', (metadata) => metadata?.apiVersion),
  endpoint: from('metadata', (metadata) => metadata?.endpoint),
} satisfies NotebookOperationResolvers;

export const resolvers: Resolvers = {
  Query: {
    iamPolicy(_root, { resource, requestedPolicyVersion }, { upstream: { notebooks } }, info) {
      const fields = fieldMask(projectionOfField(info), { always: ['etag'] });
      const version = policyVersion(requestedPolicyVersion);
      return orNull(notebooks.getIamPolicy({ resource, 'options.requestedPolicyVersion': version, fields }));
    },
    notebookLocations(_root, { name, filter, ...window }, context, info) {
      const fields = pageMask(info, 'locations', { always: ['name', 'locationId'] });
      return paged(context, info, 'notebooks.listLocations', { name, filter }, window, { projection: { fields } });
    },
    notebookOperations: (_root, args, context, info) => operations(args, context, info),
  },
  IamPolicy: {
    version: from('version', (version) => version ?? 0),
    bindings: listFrom('bindings'),
    raw: (policy) => policy,
  },
  IamBinding: { members: from('members', (members) => members.map(memberOf)) },
  NotebookLocation: {
    labels: from('labels', (labels) => Object.entries(labels ?? {}).map(([key, value]) => ({ key, value }))),
    operations: from('name', (name, args, context, info) => operations({ name, ...args }, context, info)),
    raw: (location) => location,
  },
  NotebookOperation: {
    operationId: from('name', (name) => name.slice(name.lastIndexOf('/') + 1)),
    done: flagFrom('done'),
    ...fromMetadata,
    raw: (operation) => operation,
  },
  NotebookOperationError: {
    code: from('code', (code) => (code === undefined ? null : (CODES[code] ?? 'UNRECOGNIZED'))),
    details: listFrom('details'),
  },
};

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

interface OperationsArguments {
  readonly name: string;
  readonly filter?: string | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

function operations({ name, filter, ...window }: OperationsArguments, context: Context, info: GraphQLResolveInfo) {
  const fields = pageMask(info, 'operations', { always: ['name'] });
  return paged(context, info, 'notebooks.listOperations', { name, filter }, window, { projection: { fields } });
}

function policyVersion(version: number | null | undefined): 0 | 1 | 3 | undefined {
  if (version === undefined || version === null) return undefined;
  if (version === 0 || version === 1 || version === 3) return version;
  throw new BadInputError('`requestedPolicyVersion` is 0, 1 or 3.');
}
