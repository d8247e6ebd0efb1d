import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Contract } from '#contract';
import { Body } from '#http';
import { policyOf, type ResponsePolicy } from './cache-policy.ts';
import { decode } from './decode.ts';
import type { UpstreamRequest } from './request.ts';
import type { InterfaceSettings } from './settings.ts';

/** A stored response, decoded. All callers receive the same value, which must not be changed. */
export interface CachedResponse extends ResponsePolicy {
  readonly value: unknown;
  readonly valueBytes: number;
  /** Of the body that it was decoded from. */
  readonly bodyBytes: number;
  /** The invalidations of its operation when it was requested. */
  readonly invalidations: number;
}

/** Stores entries by key. Each method may return a promise, so that a store may live elsewhere. */
export interface CacheStore<Entry> {
  get(key: string): Entry | undefined | Promise<Entry | undefined>;
  set(key: string, entry: Entry, bytes: number): void | Promise<void>;
  delete(key: string): void | Promise<void>;
}

/** A response that any replica may have received. */
export interface SharedResponse {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Milliseconds since 1970. */
  readonly requestedAt: number;
  readonly receivedAt: number;
}

/** The invalidations of an operation's responses, by all replicas. A response is valid as long as it is the same. */
export type InvalidationEpoch = string;

/** Responses that replicas share. Neither function rejects: a response that cannot be read counts as absent. */
export interface SharedResponses {
  /** Those of an interface; `invalidated` gets the operations whose responses another replica has invalidated, or nothing for all, and whether that was missed until now. */
  of(
    contract: Contract,
    settings: InterfaceSettings,
    invalidated: (ids: readonly string[] | undefined, wasMissed: boolean) => void,
  ): InterfaceResponses;
}

/** The shared responses of one interface. Keys are those of the process's own store. */
export interface InterfaceResponses {
  /** The epoch of an operation; `undefined` while it is not known, so that nothing is found or stored. */
  epochOf(operationId: string): InvalidationEpoch | undefined;
  /** The response to a request, by its own key or by one for everyone. */
  find(
    request: UpstreamRequest,
    key: string,
    publicKey: string | undefined,
  ): Promise<SharedResponse | undefined> | undefined;
  put(request: UpstreamRequest, key: string, response: SharedResponse, lifetime: ResponseLifetime): void;
  /** Updates the headers and times of a response that was confirmed. */
  renew(key: string, response: Omit<SharedResponse, 'body'>, lifetime: ResponseLifetime): void;
  remove(key: string): void;
  /** A response of this operation may not be stored: none is looked for until one may be. */
  notStorable(operationId: string): void;
  /** A mutation has been sent, or has ended. */
  invalidate(operationIds: readonly string[]): void;
}

export interface ResponseLifetime {
  readonly ms: number;
  readonly epoch: InvalidationEpoch;
}

/** No entry takes more than this share of a memory, so that a large one does not evict all others. */
const LARGEST_SHARE = 1 / 8;
/** The memory of an entry besides its content and key: its nodes in the cache's map and lists. */
const OVERHEAD_BYTES = 256;

/** Memory for any number of stores, bounded in bytes over all of them. The least recently used entry is evicted first. */
export class Memory {
  readonly entries: LRUCache<string, object>;
  #stores = 0;

  constructor(maxBytes: number) {
    const maxSize = Math.max(1, Math.floor(maxBytes));
    this.entries = new LRUCache({ maxSize, maxEntrySize: Math.ceil(maxSize * LARGEST_SHARE) });
  }

  /** The bytes that are taken now. */
  get bytes(): number {
    return this.entries.calculatedSize;
  }

  /** The prefix for the keys of another store. */
  prefix(): string {
    this.#stores += 1;
    return `${this.#stores} `;
  }
}

/** A store in a memory. */
export class MemoryStore<Entry extends object> implements CacheStore<Entry> {
  readonly #entries: LRUCache<string, object>;
  readonly #prefix: string;

  constructor(memory: Memory) {
    this.#entries = memory.entries;
    this.#prefix = memory.prefix();
  }

  get(key: string): Entry | undefined {
    // Hashing a long key takes microseconds, and many gateways never store anything.
    if (this.#entries.size === 0) return undefined;
    return this.#entries.get(this.#prefix + key) as Entry | undefined;
  }

  /** Stores an entry in place of the one before. One that is too large is not stored. */
  set(key: string, entry: Entry, bytes: number): void {
    const own = this.#prefix + key;
    this.#entries.set(own, entry, { size: Math.ceil(bytes) + own.length * 2 + OVERHEAD_BYTES });
  }

  delete(key: string): void {
    this.#entries.delete(this.#prefix + key);
  }
}

/** The same store without failures: an entry that cannot be read or written is a miss. */
export function tolerant<Entry>(store: CacheStore<Entry>): CacheStore<Entry> {
  return {
    get: (key) => attempt(() => store.get(key)),
    set: (key, entry, bytes) => attempt(() => store.set(key, entry, bytes)),
    delete: (key) => attempt(() => store.delete(key)),
  };
}

function attempt<Result>(use: () => Result | Promise<Result>): Result | undefined | Promise<Result | undefined> {
  try {
    const result = use();
    return result instanceof Promise ? result.catch(() => undefined) : result;
  } catch {
    return undefined;
  }
}

/** The entries of a store whose keys have this prefix. */
export class StorePart<Entry> implements CacheStore<Entry> {
  readonly #store: CacheStore<Entry>;
  readonly #prefix: string;

  constructor(store: CacheStore<Entry>, prefix: string) {
    this.#store = store;
    this.#prefix = prefix;
  }

  get(key: string): Entry | undefined | Promise<Entry | undefined> {
    return this.#store.get(this.#prefix + key);
  }

  set(key: string, entry: Entry, bytes: number): void | Promise<void> {
    return this.#store.set(this.#prefix + key, entry, bytes);
  }

  delete(key: string): void | Promise<void> {
    return this.#store.delete(this.#prefix + key);
  }
}

/** The memory of a stored response besides its value and headers: its policy and references. */
const RESPONSE_BYTES = 1024;
/** The headers are held as received, and as the policy has them. */
const HEADER_COPIES = 2;

/** The bytes of memory of a stored response besides its value. */
export function weightOfHeaders(headers: IncomingHttpHeaders): number {
  const values = Object.values(headers).map((value) => String(value ?? '').length);
  return values.reduce((sum, length) => sum + length * HEADER_COPIES, RESPONSE_BYTES);
}

const LONGEST_MS = 86_400_000;

/** A shared response, judged and decoded as if it had been received now: with the age that it has since its request. */
export function readShared(
  request: UpstreamRequest,
  { headers, body, requestedAt, receivedAt }: SharedResponse,
  invalidations: number,
): CachedResponse | undefined {
  const now = Date.now();
  const age = Math.ceil(Math.max(0, now - requestedAt) / 1000) + (Number.parseInt(headers.age ?? '0', 10) || 0);
  const response = { status: 200, headers: { ...headers, age: String(age) }, body: Body.of(body) };
  const policy = policyOf(request, response, { requestedAt: now, receivedAt: now });
  if (!policy) return undefined;
  const validateAfter = Math.min(policy.validateAfter, receivedAt + LONGEST_MS);
  try {
    const measured = { weight: 0 };
    const value = decode(request.plan, response, undefined, measured);
    const valueBytes = measured.weight;
    return { ...policy, validateAfter, value, valueBytes, bodyBytes: body.length, invalidations };
  } catch {
    // Another version of the gateway may have accepted a response that this one refuses.
    return undefined;
  }
}
