import DataLoader from 'dataloader';
import type { Scope, Upstream } from '#upstream';
import type { Estimate } from './calls/estimate.ts';
import { InvalidKeyError } from './errors.ts';
import type { OperationName } from './paging/operation.ts';

/** A lookup of several keys in one call. It has to be a constant, because its identity selects its DataLoader. */
export interface Batch<Item> {
  /** The operation that `list` calls. */
  readonly operation: OperationName;
  /** The operation that `one` calls, if it is another. */
  readonly single?: OperationName;
  /** The calls of `list`; one unless given. */
  readonly times?: Estimate;
  /** The further calls that `list` may make for each key. */
  readonly perKey?: number;
  /** Fetches the rows of these keys, in any order. Rows may be missing, and additional ones are ignored. */
  list(upstream: Upstream, keys: readonly string[]): Promise<readonly Item[]>;
  /** The key of a row. Rows are matched by it, never by position. */
  keyOf(item: Item): string | null | undefined;
  /** The most keys of one call. */
  readonly maxKeys: number;
  /** How many different keys there are, if that is known. */
  readonly differentKeys?: Estimate;
  /** Looks up a single key, if the upstream has an operation for it. */
  one?(upstream: Upstream, key: string): Promise<Item | null>;
}

/** A lookup of one key per call. Equal keys of a request share a call. */
export interface Lookup<Item> {
  /** The operation that `one` calls. */
  readonly operation: OperationName;
  /** The calls of `one`; one unless given. */
  readonly times?: Estimate;
  one(upstream: Upstream, key: string): Promise<Item | null>;
}

/** The key of a lookup with a single value, such as an unpaged list. */
export const SINGLETON_KEY = '';

/** Looks up a key, batched with the keys that the same request looks up in the same tick. */
export type Load = <Item>(by: Batch<Item> | Lookup<Item>, key: string) => Promise<Item | null>;

/** Creates the lookups of one request. Values are cached until the request ends. */
export function createLoad(upstream: Upstream, scope: Scope): Load {
  const loaders = new Map<object, DataLoader<string, unknown>>();
  return <Item>(by: Batch<Item> | Lookup<Item>, key: string) => {
    if (!isKey(key)) throw new InvalidKeyError();
    let loader = loaders.get(by) as DataLoader<string, Item | null> | undefined;
    if (!loader) {
      loader = 'list' in by ? batchLoader(by, upstream) : lookupLoader(by, upstream, scope);
      loaders.set(by, loader as DataLoader<string, unknown>);
    }
    return loader.load(key);
  };
}

/** Keys come from responses too, whose values may be of other types than their contract says. */
function isKey(key: unknown): boolean {
  return typeof key === 'string' || typeof key === 'number' || typeof key === 'bigint';
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
    { maxBatchSize: batch.maxKeys, cacheMap: new Map() },
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
      // All or none: no key is looked up if the keys together exceed the limit of calls.
      scope.requireCalls(keys.length);
      return Promise.all(keys.map(one));
    },
    { cacheMap: new Map() },
  );
}
