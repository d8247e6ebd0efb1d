import DataLoader from 'dataloader';
import type { GraphQLResolveInfo } from 'graphql';
import type { FieldProjection, Scope, Upstream } from '#upstream';
import type { Estimate } from './calls/estimate.ts';
import { InvalidKeyError } from './errors.ts';
import type { OperationName } from './operation.ts';
import { projectionOfType } from './reads/projection.ts';

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
  /** The GraphQL type of its rows, if it reads only the members that the operation selects of objects of the type. */
  readonly type?: string;
  /**
   * Fetches the rows of these keys, in any order. Rows may be missing, and additional ones are ignored. `projection` has the
   * members that all selections on `type` read.
   */
  list(upstream: Upstream, keys: readonly string[], projection: FieldProjection): Promise<readonly Item[]>;
  /** The key of a row. Rows are matched by it, never by position. */
  keyOf(item: Item): Key;
  /** Another key of a row, by which it may be looked up too. */
  otherKeyOf?(item: Item): Key;
  /** The most keys of one call. */
  readonly maxKeys: number;
  /** How many different keys there are, if that is known. */
  readonly differentKeys?: Estimate;
  /** Looks up a single key, if the upstream has an operation for it. */
  one?(upstream: Upstream, key: string): Promise<Item | null>;
}

type Key = string | null | undefined;

/** A lookup of one key per call. Equal keys of a request share a call. */
export interface Lookup<Item> {
  /** The operation that `one` calls. */
  readonly operation: OperationName;
  /** The calls of `one`; one unless given. */
  readonly times?: Estimate;
  /** As for a batch. */
  readonly type?: string;
  one(upstream: Upstream, key: string, projection: FieldProjection): Promise<Item | null>;
  /** The key of a row that a list has read, if lists have whole rows. */
  keyOf?(item: Item): Key;
}

/**
 * A lookup in a list that is read as a whole, because there is no operation for one of its rows. A request reads the list once, whatever
 * it looks up in it.
 */
export interface InList<Item> {
  readonly within: Lookup<never> | Batch<never>;
  /** The key of the list that may have a row; `undefined` if no list has it. Absent: there is one list. */
  readonly listOf?: ((key: string) => string | undefined) | undefined;
  find(list: never, key: string): Item | null | undefined;
}

/** How objects are looked up by their keys. */
export type By<Item> = Batch<Item> | Lookup<Item> | InList<Item>;

/** The key of a lookup with a single value, such as an unpaged list. */
export const SINGLETON_KEY = '';

/**
 * Looks up a key, batched with the keys that the same request looks up in the same tick. A lookup with a `type` needs the `info` of
 * the field.
 */
export type Load = <Item>(by: By<Item>, key: string, info?: GraphQLResolveInfo) => Promise<Item | null>;

interface KnownLoader<Item> {
  readonly loader: DataLoader<string, Item | null>;
  readonly cache: Map<string, Promise<Item | null>>;
}

/** The lookups of one request. Values are cached until the request ends. */
export class Lookups {
  readonly #upstream: Upstream;
  readonly #scope: Scope;
  readonly #loaders = new Map<object, KnownLoader<unknown>>();
  /** Rows that lists have read and no loader has yet. */
  readonly #read = new Map<object, unknown[]>();
  #holds = 0;
  #held: (() => void)[] = [];

  constructor(upstream: Upstream, scope: Scope) {
    this.#upstream = upstream;
    this.#scope = scope;
  }

  readonly load: Load = <Item>(by: By<Item>, key: string, info?: GraphQLResolveInfo) => {
    if (!isKey(key)) throw new InvalidKeyError();
    if ('within' in by) return this.#findInList(by, key, info);
    let known = this.#loaders.get(by) as KnownLoader<Item> | undefined;
    if (!known) {
      const projection = by.type === undefined ? true : projectionOfType(required(info), by.type);
      const cache: KnownLoader<Item>['cache'] = new Map();
      const loader =
        'list' in by ? this.#batchLoader(by, projection, cache) : this.#lookupLoader(by, projection, cache);
      known = { loader, cache };
      this.#loaders.set(by, known as KnownLoader<unknown>);
    }
    if (this.#read.size > 0) this.#primeLoader(by, known.loader);
    // A loader would let known keys wait for its next batch.
    return known.cache.get(key) ?? known.loader.load(key);
  };

  async #findInList<Item>(by: InList<Item>, key: string, info?: GraphQLResolveInfo): Promise<Item | null> {
    const listKey = by.listOf ? by.listOf(key) : SINGLETON_KEY;
    const list = listKey === undefined ? null : await this.load<never>(by.within, listKey, info);
    return list === null ? null : (by.find(list, key) ?? null);
  }

  /** Takes whole rows that a list has read, so that lookups of them make no call. */
  prime<Item>(by: Batch<Item> | Lookup<Item>, rows: readonly Item[]): void {
    const read = this.#read.get(by);
    if (read) read.push(...rows);
    else this.#read.set(by, [...rows]);
  }

  /** Dispatches no batch until it is released: more keys will come. */
  hold(): void {
    this.#holds += 1;
  }

  release(): void {
    this.#holds -= 1;
    if (this.#holds > 0) return;
    const held = this.#held;
    this.#held = [];
    for (const dispatch of held) this.#schedule(dispatch);
  }

  /** As DataLoader's own: after all promises that have settled, whose values may have keys too. */
  readonly #schedule = (dispatch: () => void): void => {
    void Promise.resolve().then(() =>
      process.nextTick(() => {
        if (this.#holds > 0) this.#held.push(dispatch);
        else dispatch();
      }),
    );
  };

  #primeLoader<Item>(by: Batch<Item> | Lookup<Item>, loader: DataLoader<string, Item | null>): void {
    const rows = this.#read.get(by) as Item[] | undefined;
    if (!rows) return;
    this.#read.delete(by);
    for (const row of rows) for (const key of keysOf(by, row)) loader.prime(key, row);
  }

  #batchLoader<Item>(
    batch: Batch<Item>,
    projection: FieldProjection,
    cacheMap: KnownLoader<Item>['cache'],
  ): DataLoader<string, Item | null> {
    return new DataLoader<string, Item | null>(
      async (keys): Promise<(Item | null)[]> => {
        const [first] = keys;
        if (batch.one && keys.length === 1 && first !== undefined) {
          return [await this.#looking(1, () => batch.one?.(this.#upstream, first) ?? null)];
        }
        const items = await this.#looking(keys.length, () => batch.list(this.#upstream, keys, projection));
        const byKey = new Map(items.flatMap((item) => keysOf(batch, item).map((key) => [key, item] as const)));
        return keys.map((key) => byKey.get(key) ?? null);
      },
      { maxBatchSize: batch.maxKeys, cacheMap, batchScheduleFn: this.#schedule },
    );
  }

  /** Begins the calls of a lookup of so many keys. */
  #looking<Result>(keys: number, begin: () => Result): Result {
    this.#scope.keys = keys;
    try {
      return begin();
    } finally {
      this.#scope.keys = undefined;
    }
  }

  #lookupLoader<Item>(
    lookup: Lookup<Item>,
    projection: FieldProjection,
    cacheMap: KnownLoader<Item>['cache'],
  ): DataLoader<string, Item | null> {
    const one = async (key: string): Promise<Item | null | Error> => {
      try {
        return await this.#looking(1, () => lookup.one(this.#upstream, key, projection));
      } catch (error) {
        return error as Error;
      }
    };
    return new DataLoader<string, Item | null>(
      async (keys) => {
        // All or none: no key is looked up if the keys together exceed the limit of calls.
        this.#scope.requireCalls(keys.length);
        return Promise.all(keys.map(one));
      },
      { cacheMap },
    );
  }
}

/** Keys come from responses too, whose values may be of other types than their contract says. */
function isKey(key: unknown): boolean {
  return typeof key === 'string' || typeof key === 'number' || typeof key === 'bigint';
}

function keysOf<Item>(by: Pick<Batch<Item>, 'otherKeyOf'> & Pick<Lookup<Item>, 'keyOf'>, item: Item): string[] {
  return [by.keyOf?.(item), by.otherKeyOf?.(item)].filter((key) => key !== null && key !== undefined);
}

function required(info: GraphQLResolveInfo | undefined): GraphQLResolveInfo {
  if (info) return info;
  throw new TypeError('The lookup needs the `info` of its field.');
}
