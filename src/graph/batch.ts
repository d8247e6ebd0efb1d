import DataLoader from 'dataloader';
import { SmallMap } from '#collections';
import type { Scope, Upstream } from '#upstream';

/** A look-up for which the upstream takes several keys at once. Write it as a constant: its identity names its loader. */
export interface Batch<Item> {
  /** The upstream's rows for these keys: in any order, more or fewer than asked for. */
  list(upstream: Upstream, keys: readonly string[]): Promise<readonly Item[]>;
  /** The key of a row. Rows are matched by it, never by their place. */
  keyOf(item: Item): string | null | undefined;
  /** The most keys the upstream takes at once. */
  readonly maxKeys: number;
  /** How a single key is looked up, where that is another call. */
  one?(upstream: Upstream, key: string): Promise<Item | null>;
}

/** A look-up for which the upstream takes one key at a time: equal keys of a request are one call. */
export interface Lookup<Item> {
  one(upstream: Upstream, key: string): Promise<Item | null>;
}

/** The key of a look-up that there is only one of, such as that of a list which can only be had as a whole. */
export const THE_ONE = '';

/** Looks a key up, together with the others that the same request looks up at the moment. */
export type Load = <Item>(by: Batch<Item> | Lookup<Item>, key: string) => Promise<Item | null>;

/** The look-ups of one request: what they found is kept until it ends, and never longer. */
export function createLoad(upstream: Upstream, scope: Scope): Load {
  const loaders = new SmallMap<object, DataLoader<string, unknown>>();
  return <Item>(by: Batch<Item> | Lookup<Item>, key: string) => {
    let loader = loaders.get(by) as DataLoader<string, Item | null> | undefined;
    if (!loader) {
      loader = 'list' in by ? batchLoader(by, upstream) : lookupLoader(by, upstream, scope);
      loaders.set(by, loader as DataLoader<string, unknown>);
    }
    return loader.load(key);
  };
}

function batchLoader<Item>(batch: Batch<Item>, upstream: Upstream): DataLoader<string, Item | null> {
  return new DataLoader<string, Item | null>(
    async (keys): Promise<(Item | null)[]> => {
      const [first] = keys;
      if (batch.one && keys.length === 1 && first !== undefined) return [await batch.one(upstream, first)];
      const items = await batch.list(upstream, keys);
      const byKey = new Map(items.map((item) => [batch.keyOf(item), item]));
      return keys.map((key) => byKey.get(key) ?? null);
    },
    { maxBatchSize: batch.maxKeys, cacheMap: new SmallMap() },
  );
}

function lookupLoader<Item>(lookup: Lookup<Item>, upstream: Upstream, scope: Scope): DataLoader<string, Item | null> {
  const one = async (key: string): Promise<Item | null | Error> => {
    try {
      return await lookup.one(upstream, key);
    } catch (error) {
      return error as Error;
    }
  };
  return new DataLoader<string, Item | null>(
    async (keys) => {
      // Keys that are too many together are not begun with.
      scope.requireCalls(keys.length);
      return Promise.all(keys.map(one));
    },
    { cacheMap: new SmallMap() },
  );
}
