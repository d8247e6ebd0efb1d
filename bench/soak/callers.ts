import { Agent, type ClientRequest, request } from 'node:http';
import { readExamples } from '../../src/gateway/pages/examples.ts';
import { randomFrom } from './random.ts';

/** What callers saw so far. */
export interface Seen {
  sent: number;
  answered: number;
  /** Answers with errors in them. */
  withErrors: number;
  refused: number;
  /** Requests whose callers left before they were answered. */
  left: number;
  /** Requests whose callers waited, and got no whole answer. */
  lost: number;
}

interface Shot {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Leaves after so many milliseconds, answered or not. */
  readonly leaveAfterMs?: number | undefined;
  /** Says that more is coming than it sends, and leaves. */
  readonly half?: boolean | undefined;
}

/** Everything gives up long before this, on a busy machine too. */
const LONGEST_MS = 30_000;
/** Documents that nobody has sent before. */
const fresh = (n: number) => JSON.stringify({ query: `{ n${n}: __typename }` });
const invalid = (n: number) => JSON.stringify({ query: `{ no${n} }` });

const EXAMPLES = readExamples().flatMap(({ operations }) => operations);

/** Callers that ask one thing after another, until they are told to rest. Some leave early, some talk nonsense. */
export class Callers {
  readonly seen: Seen = { sent: 0, answered: 0, withErrors: 0, refused: 0, left: 0, lost: 0 };
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

  /** Resolves when everything that was under way has ended, and every connection is closed. */
  async rest(): Promise<void> {
    this.#busy = false;
    await this.#working;
    this.#agent.destroy();
  }

  /** Sends so many different documents, good and bad, that whatever is kept of each has come to its limit. */
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
    // Many: what is kept of documents is replaced in one go, which should come often in a run.
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
      else if (!ended) this.seen.lost += 1;
      done();
    });
  }
}
