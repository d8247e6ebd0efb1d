import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readContract } from '../../../src/contract/index.ts';
import type * as upstream from '../../../src/upstream/index.ts';
import { hashOf } from '../upstream/rows.ts';
import type { Kind } from './kinds.ts';

/*
 * Makes calls as the version of the project in a folder makes them: `measure.ts <folder>`. For each message with a kind of calls, it makes
 * many of them, and replies with the CPU microseconds of one.
 */

const CONNECTIONS = 32;
const CALLS = 16_000;
const WARM_CALLS = 60_000;
/** Different requests: more than a store can hold of them, so that each is asked for again. */
const HASHES = Array.from({ length: 10_000 }, (_, n) => hashOf(n));
/** A store has room for about a tenth of them. */
const STORE_BYTES = 4_000_000;

const contract = readContract('blockchain');
/** Small, so that the time is not that of `JSON.parse`. */
const body = Buffer.from(JSON.stringify({ hash: hashOf(1), size: 225, weight: 900, relayed_by: '0.0.0.0' }));
const headers: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  uncached: { 'cache-control': 'no-store' },
  'cache hit': { 'cache-control': 'public, max-age=3600' },
  stored: { 'cache-control': 'public, max-age=3600', etag: '"1"', 'last-modified': 'Sun, 22 Nov 2026 00:00:00 GMT' },
};

/** A transport that answers at once, so that the time is that of calls alone. */
function transportOf(kind: Kind): upstream.Transport {
  const answered = { 'content-type': 'application/json', ...headers[kind] };
  const controller = { abort: () => undefined } as never;
  return {
    dispatch(_options, handler) {
      queueMicrotask(() => {
        handler.onRequestStart?.(controller, {});
        handler.onRequestSent?.();
        handler.onResponseStart?.(controller, 200, answered);
        handler.onResponseData?.(controller, body);
        handler.onResponseEnd?.(controller, {});
      });
      return true;
    },
    on: () => undefined,
    destroy: async () => undefined,
  };
}

const settings = {
  url: 'http://upstream.test',
  servers: {},
  credentials: { type: 'none' },
  forward: [],
  timeouts: { connectMs: 5000, headersMs: 15_000, bodyMs: 15_000, totalMs: 30_000 },
  limits: { bytes: 10_485_760, ratio: 100 },
  connections: 64,
  quotas: [],
  retry: { attempts: 2, budgetPercent: 10 },
  breaker: { failures: 10, ratePercent: 50, openMs: 5000, probes: 3 },
  allowPrivateAddresses: true,
  settings: {},
} as const;

/** Makes many calls of one kind, as the version in this folder makes them. */
async function callerOf(folder: string, kind: Kind): Promise<(calls: number) => Promise<void>> {
  const url = pathToFileURL(join(folder, 'src', 'upstream', 'index.ts')).href;
  const { createUpstream, Memory, MemoryStore, Scope } = (await import(url)) as typeof upstream;
  const store = kind === 'uncached' ? undefined : new MemoryStore<upstream.CachedResponse>(new Memory(STORE_BYTES));
  const optimizations = { store, coalesceCalls: true, projectRows: true };
  const parts = { createTransport: () => transportOf(kind) };
  const client = createUpstream([contract], { blockchain: settings }, optimizations, parts);
  let next = 0;
  const call = () => {
    const txhash = (kind === 'cache hit' ? HASHES[0] : HASHES[next++ % HASHES.length]) ?? '';
    return client.forScope(new Scope()).blockchain.getTransaction({ txhash });
  };
  return async (calls) => {
    let left = calls;
    const caller = async () => {
      while (left-- > 0) await call();
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  };
}

const callers = new Map<Kind, (calls: number) => Promise<void>>();

/** The CPU microseconds of one of many calls. */
async function measure(kind: Kind): Promise<number> {
  let make = callers.get(kind);
  if (!make) {
    callers.set(kind, (make = await callerOf(process.argv[2] ?? '', kind)));
    await make(WARM_CALLS);
  }
  globalThis.gc?.();
  const before = process.cpuUsage();
  await make(CALLS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}

process.on('message', (kind: Kind) => {
  void measure(kind).then((costUs) => process.send?.(costUs));
});
