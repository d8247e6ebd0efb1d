import type { By } from './batch.ts';
import type { FieldCalls } from './calls/field-calls.ts';
import { loads } from './calls/field-calls.ts';
import type { EntityKey, NodeType } from './context.ts';
import { from } from './reads/from.ts';

/** The members of a row that can be a key. */
type KeyMember<Row> = {
  [Name in keyof Row & string]-?: Row[Name] extends string | number ? Name : never;
}[keyof Row & string];

/** A lookup by the key, or a function with the calls that it makes: none unless given. */
type Finding<Row> =
  | { readonly by: By<Row>; readonly isKey?: (key: string) => boolean }
  | { readonly load: NodeType['load']; readonly calls?: FieldCalls };

/** Defines a type that implements `Node`. Its key is a member of its row, or computed by a resolver with declared reads. */
export function nodeType<Row>(
  parts: Finding<Row> & {
    readonly key: KeyMember<Row> | ((row: Row, ...others: never[]) => string | number);
    /** The keys of a federated graph, besides `id`: a field whose value is the key, or several fields. */
    readonly keys?: readonly (string | EntityKey)[];
  },
): NodeType {
  const { key, keys = [] } = parts;
  return {
    ...('by' in parts ? foundBy(parts) : parts),
    key: typeof key === 'string' ? (from<Row, string>(key as never) as NodeType['key']) : key,
    keys: keys.map((each) => (typeof each === 'string' ? { fields: [each] } : each)),
  };
}

function foundBy<Row>({ by, isKey = () => true }: Extract<Finding<Row>, { by: object }>) {
  const load: NodeType['load'] = async (key, context) => (isKey(key) ? context.load(by, key) : null);
  return { calls: [loads(by)], load };
}
