import { Agent, request } from 'node:http';

/** The configurations have different totals, each of which is a right answer while they change. */
const RIGHT = /^\{"data":\{"quotes":\{"totalCount":\d+\}\}\}$/;
const TIMEOUT_MS = 60_000;

/** Callers who send operations until they are stopped, each on one connection, which is new from time to time. */
export class Traffic {
  readonly #url: string;
  readonly #lost: string[] = [];
  readonly #callers: readonly Promise<void>[];
  #answered = 0;
  #isOver = false;
  #waiting: { readonly until: number; readonly resolve: () => void } | undefined;

  constructor(origin: string, connections: number) {
    this.#url = `${origin}/graphql?query=${encodeURIComponent('{ quotes(search: "sea") { totalCount } }')}`;
    this.#callers = Array.from({ length: connections }, (_, index) => this.#call(index % 4 === 0 ? 7 : Infinity));
  }

  counts(): { readonly answered: number; readonly lost: readonly string[] } {
    return { answered: this.#answered, lost: this.#lost };
  }

  /** Resolves when so many more requests are answered. */
  answered(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = { until: this.#answered + count, resolve };
    });
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#callers);
  }

  async #call(perConnection: number): Promise<void> {
    while (!this.#isOver) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let sent = 0; sent < perConnection && !this.#isOver; sent++) this.#count(await ask(this.#url, agent));
      agent.destroy();
    }
  }

  #count(problem: string | undefined): void {
    this.#answered += 1;
    if (problem !== undefined) this.#lost.push(problem);
    const waiting = this.#waiting;
    if (!waiting || this.#answered < waiting.until) return;
    this.#waiting = undefined;
    waiting.resolve();
  }
}

/** The problem of a response, if it has one. */
function ask(url: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, timeout: TIMEOUT_MS, headers: { accept: 'application/json' } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('end', () =>
        resolve(RIGHT.test(text) ? undefined : `${response.statusCode} ${text.slice(0, 200)}`),
      );
      response.once('error', (error) => resolve(error.message));
    });
    sent.once('timeout', () => sent.destroy(new Error('timeout')));
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end();
  });
}
