import type { FieldCalls } from './calls/field-calls.ts';
import type { EntityKey, NodeType } from './context.ts';
import { from } from './reads/from.ts';

/** The members of a row that can be a key. */
type KeyMember<Row> = {
  [Name in keyof Row & string]-?: Row[Name] extends string | number ? Name : never;
}[keyof Row & string];

/** Defines a type that implements `Node`. Its key is a member of its row, or computed by a resolver with declared reads. */
export function nodeType<Row>(parts: {
  readonly key: KeyMember<Row> | ((row: Row, ...others: never[]) => string | number);
  readonly load: NodeType['load'];
  /** The upstream calls of `load`; none unless given. */
  readonly calls?: FieldCalls;
  /** The keys of a federated graph, besides `id`: a field whose value is the key, or several fields. */
  readonly keys?: readonly (string | EntityKey)[];
}): NodeType {
  const { key, keys = [], ...rest } = parts;
  return {
    key: typeof key === 'string' ? (from<Row, string>(key as never) as NodeType['key']) : key,
    keys: keys.map((each) => (typeof each === 'string' ? { fields: [each] } : each)),
    ...rest,
  };
}
