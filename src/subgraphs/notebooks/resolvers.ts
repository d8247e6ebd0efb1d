import type { GraphQLResolveInfo } from 'graphql';
import { BadInputError, type Context, fieldMask, paged, pageMask, selectionOf } from '#graph';
import { orNull } from '#upstream';
import { policyByInstance } from './batches.ts';
import { memberOf } from './members.ts';
import { LOCATION, OPERATION, POLICY } from './sources.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    iamPolicy(_root, { resource, requestedPolicyVersion }, { upstream: { notebooks } }, info) {
      const fields = fieldMask(selectionOf(info), POLICY, ['etag']);
      const version = policyVersion(requestedPolicyVersion);
      return orNull(notebooks.getIamPolicy({ resource, 'options.requestedPolicyVersion': version, fields }));
    },
    notebookLocations(_root, { name, filter, ...window }, context, info) {
      const fields = pageMask(info, 'locations', LOCATION, ['name', 'locationId']);
      return paged(context, info, 'notebooks.listLocations', { name, filter }, window, { projection: { fields } });
    },
    notebookOperations: (_root, args, context, info) => operations(args, context, info),
  },
  IamPolicy: {
    version: ({ version }) => version ?? 0,
    bindings: ({ bindings }) => bindings ?? [],
    raw: (policy) => policy,
  },
  IamBinding: { members: ({ members }) => members.map(memberOf) },
  NotebookLocation: {
    labels: ({ labels = {} }) => Object.entries(labels).map(([key, value]) => ({ key, value })),
    operations: ({ name }, args, context, info) => operations({ name, ...args }, context, info),
    raw: (location) => location,
  },
  NotebookOperation: {
    operationId: ({ name }) => name.slice(name.lastIndexOf('/') + 1),
    done: ({ done }) => done ?? false,
    createdAt: ({ metadata }) => metadata?.createTime,
    endedAt: ({ metadata }) => metadata?.endTime,
    target: ({ metadata }) => metadata?.target,
    targetPolicy({ metadata }, _args, { load }) {
      const target = metadata?.target;
      return target && INSTANCE.test(target) ? load(policyByInstance, target) : null;
    },
    verb: ({ metadata }) => metadata?.verb,
    statusMessage: ({ metadata }) => metadata?.statusMessage,
    requestedCancellation: ({ metadata }) => metadata?.requestedCancellation ?? false,
    apiVersion: ({ metadata }) => metadata?.apiVersion,
    endpoint: ({ metadata }) => metadata?.endpoint,
    raw: (operation) => operation,
  },
  NotebookOperationError: {
    code: ({ code }) => (code === undefined ? null : (CODES[code] ?? 'UNRECOGNIZED')),
    details: ({ details }) => details ?? [],
  },
};

const INSTANCE = /^projects\/[^/]+\/locations\/[^/]+\/instances\/[^/]+$/;

/** The words of gRPC, each at its number. */
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
  const fields = pageMask(info, 'operations', OPERATION, ['name']);
  return paged(context, info, 'notebooks.listOperations', { name, filter }, window, { projection: { fields } });
}

function policyVersion(version: number | null | undefined): 0 | 1 | 3 | undefined {
  if (version === undefined || version === null) return undefined;
  if (version === 0 || version === 1 || version === 3) return version;
  throw new BadInputError('`requestedPolicyVersion` is 0, 1 or 3.');
}
