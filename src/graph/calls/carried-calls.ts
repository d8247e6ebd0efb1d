import type { Batch, Lookup } from '../batch.ts';
import type { Context } from '../context.ts';
import { upstreamKey } from '../node.ts';
import { from } from '../reads/from.ts';
import type { ValueAt, ValuePath } from '../reads/paths.ts';
import { type FieldCalls, loads } from './field-calls.ts';

const CALLS = Symbol('calls');

type Resolver = (...args: never[]) => unknown;

/** The calls that a resolver carries; `undefined` if its field declares them. */
export function carriedCalls(resolver: unknown): FieldCalls | undefined {
  return typeof resolver === 'function' ? (resolver as { readonly [CALLS]?: FieldCalls })[CALLS] : undefined;
}

function carrying<Made extends Resolver>(resolver: Made, calls: FieldCalls): Made {
  return Object.defineProperty(resolver, CALLS, { value: calls });
}

/** A root field that finds an object of a node type by its argument `id`. */
export function foundBy<Row>(type: string, by: Batch<Row> | Lookup<Row>) {
  const find = (_root: unknown, { id }: { readonly id: string }, context: Context) =>
    context.load(by, upstreamKey(type, id, context));
  return carrying(find, [loads(by)]);
}

/** A field with the object whose key is at a path of the row; null without a key, where that `mayBeAbsent`, and else an error. */
export function loadedBy<Row, const Path extends string, Item>(
  path: Path & (ValueAt<Row, Path> extends string | null | undefined ? ValuePath<Row, Path> : never),
  by: Batch<Item> | Lookup<Item>,
  { mayBeAbsent = false } = {},
): (row: Row, args: object, context: Context) => Promise<Item | null> {
  const load = from(path as never, async (key: string | null | undefined, _args: object, context: Context) =>
    key || !mayBeAbsent ? context.load(by, key as string) : null,
  ) as unknown as (row: Row, args: object, context: Context) => Promise<Item | null>;
  return carrying(load, [loads(by)]);
}
