import { Pool } from 'undici';
import type { Upstreams } from './upstreams.ts';

/** A request, and whether its answer was right. */
export interface Outcome {
  readonly kind: 'GET' | 'POST' | 'mutation';
  /** `lost`: no answer, or one with errors. `stale`: a value that a mutation had replaced when it was asked for. */
  readonly verdict: 'right' | 'stale' | 'wrong' | 'lost';
  readonly startedAt: number;
  readonly ms: number;
  readonly detail: string;
}

interface Value {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: unknown;
}

const TICK_MS = 5;
/** Most are answered from memory; some have to be fetched. */
const JOKES = 3000;
const READERS = 50;
/** An invalidation is everywhere by then, and a reader is read again soon after that. */
const [EVERYWHERE_MS, AGAIN_MS] = [100, 200];

export const nameOf = (reader: number) => `publications/p/readers/${reader}`;
export const readerQuery = (reader: number) => `{ reader(id: "${nameOf(reader)}") { entitlements { productId } } }`;
export const changeOf = (reader: number, product: string) => `mutation {
  updateReaderEntitlements(input: { id: "${nameOf(reader)}", entitlements: [{ productId: "${product}" }] }) {
  __typename } }`;

/** Sends so many requests in a second, and checks each answer: reads by GET and POST, and a mutation for every ten of them. */
export function checkedLoad(origin: string, upstreams: Upstreams, perSecond: number) {
  const pool = new Pool(origin, { connections: 200 });
  const outcomes: Outcome[] = [];
  const running = new Set<Promise<void>>();
  /** The last product of each reader whose mutation was answered, by its number, and when. */
  const written = new Map<number, { readonly version: number; readonly at: number }>();
  const writing = new Set<number>();
  /** Readers with a mutation without an answer, which may still be executed. */
  const inDoubt = new Set<number>();
  const roundsBefore = Math.ceil((perSecond * AGAIN_MS) / 10_000);
  const startedAt = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    for (const due = ((performance.now() - startedAt) * perSecond) / 1000; sent < due; sent++) begin(sent);
  }, TICK_MS);

  function begin(n: number): void {
    const done = run(n).finally(() => running.delete(done));
    running.add(done);
  }

  async function run(n: number): Promise<void> {
    const at = performance.now();
    const round = Math.floor(n / 10);
    const read = n % 10 === 8 ? Math.max(0, round - roundsBefore) : round;
    const reader = read % READERS;
    if (n % 10 === 9 && !writing.has(reader)) return write(n, reader);
    const isJoke = n % 10 < 7;
    const id = `w${Math.floor(Math.random() * JOKES)}`;
    const query = isJoke ? `{ joke(id: "${id}") { text } }` : readerQuery(reader);
    const kind = n % 2 === 0 ? 'GET' : 'POST';
    const known = written.get(reader);
    const { data, detail } = await ask(kind, query);
    note(kind, at, verdictOf(), detail);

    function verdictOf(): Outcome['verdict'] {
      if (!data) return 'lost';
      if (isJoke) return (data['joke'] as { text: string }).text === `Joke ${id}.` ? 'right' : 'wrong';
      const { entitlements } = data['reader'] as { entitlements: readonly { productId: string }[] };
      const [, own, version = '0'] = /^r(\d+)v(\d+)$/.exec(entitlements[0]?.productId ?? '') ?? [];
      if (own !== undefined && Number(own) !== reader) return 'wrong';
      const isOld = known !== undefined && known.at + EVERYWHERE_MS < at && Number(version) < known.version;
      return isOld && !inDoubt.has(reader) ? 'stale' : 'right';
    }
  }

  async function write(n: number, reader: number): Promise<void> {
    const at = performance.now();
    writing.add(reader);
    const { data, detail } = await ask('POST', changeOf(reader, `r${reader}v${n}`));
    if (data) written.set(reader, { version: n, at: performance.now() });
    else inDoubt.add(reader);
    writing.delete(reader);
    note('mutation', at, data ? 'right' : 'lost', detail);
  }

  function note(kind: Outcome['kind'], at: number, verdict: Outcome['verdict'], detail: string): void {
    outcomes.push({ kind, verdict, startedAt: at, ms: performance.now() - at, detail });
  }

  async function ask(method: 'GET' | 'POST', query: string): Promise<{ data?: Value['data']; detail: string }> {
    try {
      const { statusCode, body } = await pool.request({
        method,
        path: method === 'GET' ? `/graphql?query=${encodeURIComponent(query)}` : '/graphql',
        headers: { 'content-type': 'application/json' },
        ...(method === 'POST' && { body: JSON.stringify({ query }) }),
      });
      const text = await body.text();
      const detail = `${statusCode} ${text.slice(0, 200)}`;
      if (statusCode !== 200) return { detail };
      const { data, errors } = JSON.parse(text) as Value;
      return errors === undefined && data ? { data, detail } : { detail };
    } catch (error) {
      return { detail: String(error) };
    }
  }

  return {
    outcomes,
    /** Mutations that an upstream received more than once. */
    repeated: () => [...upstreams.writes].filter(([, times]) => times > 1).map(([product]) => product),
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      await pool.close();
    },
  };
}
