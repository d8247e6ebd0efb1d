import type { GraphQLResolveInfo } from 'graphql';
import { BadInputError, type Context, paged, pageMask, selectionOf } from '#graph';
import type { NotebookOperationConnection } from './models.ts';

const ALL_LOCATIONS = /\/locations\/-$/;
const UNREACHABLE = 'unreachable';

interface OperationsArguments {
  readonly where?: { readonly rawFilter?: string | null } | null;
  readonly acceptsUnreachable?: boolean | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

/** The operations at a location, with the locations that the pages say did not answer. */
export async function operationsOf(
  name: string,
  { where, acceptsUnreachable, ...window }: OperationsArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<NotebookOperationConnection> {
  if (acceptsUnreachable && !ALL_LOCATIONS.test(name)) {
    throw new BadInputError('`acceptsUnreachable` needs the location `-`.');
  }
  const args = { name, filter: where?.rawFilter, returnPartialSuccess: acceptsUnreachable || undefined };
  const further = selectionOf(info).has(UNREACHABLE) ? [UNREACHABLE] : [];
  const fields = pageMask(info, 'operations', { always: ['name'] }, further);
  const unreachable = new Set<string>();
  const connection = await paged(context, info, 'notebooks.listOperations', args, window, {
    projection: { fields },
    onAnswer: (answer) => answer.unreachable?.forEach((location) => unreachable.add(location)),
  });
  return Object.assign(connection, { unreachable: [...unreachable] });
}
