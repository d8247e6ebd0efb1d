import type { Slug } from '#contracts';
import { orNull, type Upstream } from '#upstream';
import type { Batch, By, InList, Lookup } from './batch.ts';
import { withCalls } from './calls/carried-calls.ts';
import { loads } from './calls/field-calls.ts';
import type { Context } from './context.ts';
import { upstreamKey } from './node.ts';
import type { OperationName, PartOf } from './operation.ts';
import { from } from './reads/from.ts';
import type { ValueAt, ValuePath } from './reads/paths.ts';

type Args<Name> = Partial<PartOf<Name, 'args'>>;
type Found<Name> = NonNullable<PartOf<Name, 'answer'>>;
type Calls = Readonly<Record<string, (args: object) => Promise<never>>>;

/**
 * A lookup of one key by an operation: the key is a parameter of it, or gives the arguments, or none where it cannot be a key. NOT_FOUND
 * is null. Without a parameter the object is the same for all.
 */
export function lookup<const Name extends OperationName>(
  operation: Name,
  parameter?: (keyof Args<Name> & string) | ((key: string) => Args<Name> | undefined),
  options: {
    /** The other arguments of the operation. */
    readonly with?: Args<Name>;
    /** The member of a row with its key, if lists have whole rows. */
    readonly key?: keyof Found<Name> & string;
  } = {},
): Lookup<Found<Name>> {
  const { with: others, key: member } = options;
  const [slug = '', id = ''] = operation.split('.');
  const call = async (upstream: Upstream, args: object): Promise<never> =>
    (upstream[slug as Slug] as unknown as Calls)[id]?.({ ...others, ...args }) as Promise<never>;
  const argumentsOf = typeof parameter === 'string' ? (key: string) => ({ [parameter]: key }) : parameter;
  return {
    operation,
    async one(upstream, key) {
      if (!argumentsOf) return call(upstream, {});
      const args = argumentsOf(key);
      return args ? orNull(call(upstream, args)) : null;
    },
    ...(member !== undefined && { keyOf: (row) => (row[member] == null ? null : String(row[member])) }),
  };
}

/** A lookup by `find` in a list that is read as a whole: in the only one, or in that of `listOf`. */
export function inList<List, Item>(
  within: Lookup<List> | Batch<List>,
  find: (list: List, key: string) => Item | null | undefined,
  listOf?: (key: string) => string | undefined,
): InList<Item> {
  return { within: within as InList<Item>['within'], find: find as InList<Item>['find'], listOf };
}

/** A root field that finds an object of a node type by its argument `id`. */
export function foundBy<Row>(
  type: string,
  by: By<Row>,
  keyIn = (id: string, context: Context) => upstreamKey(type, id, context),
) {
  return withCalls([loads(by)], (_root: unknown, { id }: { readonly id: string }, context: Context) =>
    context.load(by, keyIn(id, context)),
  );
}

/** A field with the object whose key is at a path of the row; null without a key, where that `mayBeAbsent`, and else an error. */
export function loadedBy<Row, const Path extends string, Item>(
  path: Path & (ValueAt<Row, Path> extends string | number | bigint | null | undefined ? ValuePath<Row, Path> : never),
  by: By<Item>,
  { mayBeAbsent = false } = {},
): (row: Row, args: object, context: Context) => Promise<Item | null> {
  const load = from(path as never, async (key: string | null | undefined, _args: object, context: Context) => {
    if (mayBeAbsent && (key == null || key === '')) return null;
    return context.load(by, typeof key === 'number' || typeof key === 'bigint' ? String(key) : (key as string));
  });
  return withCalls([loads(by)], load as never);
}
