import type { GraphQLResolveInfo } from 'graphql';
import { type Context, paged, pageMask, selectionOf } from '#graph';
import type { NotebookOperationConnection } from './models.ts';

const ALL_LOCATIONS = /\/locations\/-$/;
const UNREACHABLE = 'unreachable';

interface OperationsArguments {
  readonly where?: { readonly rawFilter?: string | null } | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

/** The operations at a location, with the locations that the pages say did not answer. */
export async function operationsOf(
  name: string,
  { where, ...window }: OperationsArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<NotebookOperationConnection> {
  const args = { name, filter: where?.rawFilter, returnPartialSuccess: ALL_LOCATIONS.test(name) || undefined };
  const further = selectionOf(info).has(UNREACHABLE) ? [UNREACHABLE] : [];
  const fields = pageMask(info, 'operations', { always: ['name'] }, further);
  const unreachable = new Set<string>();
  const connection = await paged(context, info, 'notebooks.listOperations', args, window, {
    projection: { fields },
    onAnswer: (answer) => answer.unreachable?.forEach((location) => unreachable.add(location)),
  });
  return Object.assign(connection, { unreachable: [...unreachable] });
}
