import { readFileSync } from 'node:fs';
import { type ContractDocument, type OperationObject, operationsOf } from './document.ts';

/** An operation as the specification lists it, and the root field behind which it stands. */
export interface Specified {
  readonly interface: string;
  readonly slug: string;
  readonly method: string;
  readonly path: string;
  /** Such as `query.orders`. */
  readonly root: string;
  /** Query parameters; one that tells operations of the same path apart has its value, such as `op=CHECKACCESS`. */
  readonly query?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** The operations that the specification lists, in its order. */
export const specified: readonly Specified[] = JSON.parse(
  readFileSync(new URL('../../mesh/operations.json', import.meta.url), 'utf8'),
) as Specified[];

/** A path as the specification writes it: without the fragment by which operations of one path are told apart. */
export const plainPath = (path: string) => path.replace(/#.*$/, '');

/** The contract's operation for one of the specification's. */
export function contractOperation(document: ContractDocument, wanted: Specified): OperationObject | undefined {
  const target = Object.values(wanted.headers ?? {}).find((value) => value.startsWith('VendorStates.'));
  const found = operationsOf(document).find(
    ({ method, path }) =>
      method === wanted.method && plainPath(path) === wanted.path && (!target || path.includes(target)),
  );
  return found?.operation;
}

/** The type and name of the root field behind which an operation stands. */
export function rootOf({ root }: Specified): { readonly type: 'Query' | 'Mutation'; readonly field: string } {
  const [kind, field = ''] = root.split('.');
  return { type: kind === 'mutation' ? 'Mutation' : 'Query', field };
}
