import { readFileSync } from 'node:fs';
import { type GraphQLField, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { slugs } from '../sources.ts';
import { type ContractDocument, type OperationObject, operationsOf, readContract, resolve } from './document.ts';

/** An operation of the specification's list, and the root field that serves it. */
export interface Specified {
  readonly api: string;
  readonly slug: string;
  readonly method: string;
  readonly path: string;
  /** Such as `query.orders`. */
  readonly root: string;
  /** Query parameters; one that distinguishes operations of the same path has its value, such as `op=CHECKACCESS`. */
  readonly query?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** The operations that `mesh/operations.json` lists, in its order. */
export const listed: readonly Specified[] = JSON.parse(
  readFileSync(new URL('../../mesh/operations.json', import.meta.url), 'utf8'),
) as Specified[];

/** The APIs that it lists. For any other, the contract is the specification. */
export const listedSlugs: ReadonlySet<string> = new Set(listed.map(({ slug }) => slug));

/** All specified operations, API by API. */
export const specified: readonly Specified[] = [
  ...listed,
  ...slugs.filter((slug) => !listedSlugs.has(slug)).flatMap(specifiedByContract),
];

function specifiedByContract(slug: string): Specified[] {
  const document = readContract(slug);
  return operationsOf(document).flatMap(({ path, method, operation }) => {
    const { 'x-root': root, parameters = [] } = operation;
    if (root === undefined) return [];
    const query = parameters
      .map((each) => resolve(document, each))
      .filter((each) => each.in === 'query' && !each['x-origin'])
      .map(({ name }) => name);
    return [{ api: document['x-api'].id, slug, method, path: plainPath(path), root, query }];
  });
}

/** A path as in the specification: without the fragment that distinguishes operations of one path. */
export function plainPath(path: string): string {
  return path.replace(/#.*$/, '');
}

/** The contract's operation for one of the specification's. */
export function contractOperation(document: ContractDocument, wanted: Specified): OperationObject | undefined {
  const target = Object.values(wanted.headers ?? {}).find((value) => value.startsWith('VendorStates.'));
  const found = operationsOf(document).find(
    ({ method, path }) =>
      method === wanted.method && plainPath(path) === wanted.path && (!target || path.includes(target)),
  );
  return found?.operation;
}

/** The type and name of the root field that serves an operation. */
export function rootOf({ root }: Specified): { readonly type: 'Query' | 'Mutation'; readonly field: string } {
  const [kind, field = ''] = root.split('.');
  return { type: kind === 'mutation' ? 'Mutation' : 'Query', field };
}

/** The root field that serves an operation, in a schema. */
export function rootFieldOf(schema: GraphQLSchema, specified: Specified): GraphQLField<unknown, unknown> | undefined {
  const { type, field } = rootOf(specified);
  const kind = type === 'Query' ? OperationTypeNode.QUERY : OperationTypeNode.MUTATION;
  return schema.getRootType(kind)?.getFields()[field];
}
