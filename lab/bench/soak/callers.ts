import { Agent, type ClientRequest, request } from 'node:http';
import { readExamples } from '../../../src/gateway/pages/examples.ts';
import { randomFrom } from '../measure/random.ts';

/** Counts of the requests so far. */
export interface Seen {
  sent: number;
  answered: number;
  /** Responses with errors. */
  withErrors: number;
  refused: number;
  /** Requests whose callers left before they were answered. */
  left: number;
  /** Requests whose callers waited, and got no complete response. */
  lost: number;
}

/** When a lost request began and ended, by the clock of `performance.now`. */
export interface Loss {
  readonly startedAt: number;
  readonly endedAt: number;
}

interface Shot {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Disconnects after this many milliseconds, answered or not. */
  readonly leaveAfterMs?: number | undefined;
  /** Announces more than it sends, and disconnects. */
  readonly half?: boolean | undefined;
}

/** All deadlines are much shorter, on a busy machine too. */
const LONGEST_MS = 30_000;
/** Documents that were not sent before. */
const fresh = (n: number) => JSON.stringify({ query: `{ n${n}: __typename }` });
const invalid = (n: number) => JSON.stringify({ query: `{ no${n} }` });

const EXAMPLES = readExamples().flatMap(({ operations }) => operations);

/** Callers that send one request after another until they rest. Some disconnect early, some send malformed requests. */
export class Callers {
  readonly seen: Seen = { sent: 0, answered: 0, withErrors: 0, refused: 0, left: 0, lost: 0 };
  readonly losses: Loss[] = [];
  readonly #port: number;
  readonly #count: number;
  readonly #random = randomFrom(7);
  readonly #agent: Agent;
  #busy = false;
  #working: Promise<unknown> = Promise.resolve();
  #number = 0;

  constructor(port: number, count: number) {
    this.#port = port;
    this.#count = count;
    this.#agent = new Agent({ keepAlive: true, maxSockets: count });
  }

  work(): void {
    this.#busy = true;
    this.#working = Promise.all(Array.from({ length: this.#count }, () => this.#caller()));
  }

  /** Resolves when all requests in flight have ended, and all connections are closed. */
  async rest(): Promise<void> {
    this.#busy = false;
    await this.#working;
    this.#agent.destroy();
  }

  /** Sends this many different documents, valid and invalid, so that their caches are full. */
  async fill(documents: number): Promise<void> {
    for (let n = 0; n < documents; n++) {
      await this.#shoot({ body: fresh(n), headers: {} });
      await this.#shoot({ body: invalid(n), headers: {} });
    }
  }

  async #caller(): Promise<void> {
    while (this.#busy) await this.#shoot(this.#next());
  }

  #next(): Shot {
    this.#number += 1;
    const example = EXAMPLES[Math.floor(this.#random() * EXAMPLES.length)];
    const plain = { body: JSON.stringify({ query: example?.text }), headers: example?.headers ?? {} };
    const dice = this.#random();
    if (dice < 0.05) return { ...plain, leaveAfterMs: this.#random() * 30 };
    if (dice < 0.06) return { ...plain, half: true };
    if (dice < 0.08) return { ...plain, body: plain.body.slice(0, -1) };
    if (dice < 0.1) return { ...plain, headers: { ...plain.headers, accept: 'text/event-stream' } };
    if (dice < 0.13) return { ...plain, body: invalid(this.#number) };
    // Many, so that the cache of documents evicts often in a run.
    if (dice < 0.3) return { ...plain, body: fresh(this.#number) };
    return plain;
  }

  #shoot({ body, headers, leaveAfterMs, half }: Shot): Promise<void> {
    this.seen.sent += 1;
    return new Promise((resolve) => {
      const length = Buffer.byteLength(body) + (half ? 100 : 0);
      const sent = request({
        port: this.#port,
        host: '127.0.0.1',
        path: '/graphql',
        method: 'POST',
        agent: this.#agent,
        headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
        timeout: LONGEST_MS,
      });
      this.#note(sent, half || leaveAfterMs !== undefined, resolve);
      if (half) sent.write(body, () => sent.destroy());
      else sent.end(body);
      if (leaveAfterMs !== undefined) setTimeout(() => sent.destroy(), leaveAfterMs);
    });
  }

  #note(sent: ClientRequest, mayLeave: boolean, done: () => void): void {
    const startedAt = performance.now();
    let text = '';
    let ended = false;
    sent.on('response', (response) => {
      response.on('data', (chunk: Buffer) => (text += String(chunk)));
      response.on('end', () => {
        ended = true;
        this.seen.answered += 1;
        if (response.statusCode !== 200) this.seen.refused += 1;
        else if (text.includes('"errors"')) this.seen.withErrors += 1;
      });
      response.on('error', () => undefined);
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => undefined);
    sent.on('close', () => {
      if (!ended && mayLeave) this.seen.left += 1;
      else if (!ended) {
        this.seen.lost += 1;
        this.losses.push({ startedAt, endedAt: performance.now() });
      }
      done();
    });
  }
}
