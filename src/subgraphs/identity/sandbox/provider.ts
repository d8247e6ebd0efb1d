import { once } from 'node:events';
import { Agent, type IncomingMessage, request as send } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { Reply } from '#sandbox';
import { NOW_HEADER, type Setup } from './setup.ts';

/** A request to the provider. */
export interface Question {
  readonly method: string;
  /** Path and query, as they came to the sandbox. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  /** The sandbox's time. */
  readonly now: number;
}

const OWN_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);

/**
 * A certified OpenID provider in a thread of its own, which starts with the first question. It is slow to load; and only
 * there can its clock and its random values be replaced by the sandbox's, because it takes both from globals.
 */
export class Provider {
  readonly #setup: () => Promise<Setup>;
  readonly #agent = new Agent({ keepAlive: true });
  #running: Promise<{ readonly worker: Worker; readonly port: number }> | undefined;

  constructor(setup: () => Promise<Setup>) {
    this.#setup = setup;
  }

  async ask({ method, target, headers, body, now }: Question): Promise<Reply> {
    this.#running ??= this.#start();
    const started = await this.#running.catch((error: unknown) => notStarted(error));
    if (!('port' in started)) return started;
    const { port } = started;
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...others } = headers;
    const sent = send({
      port,
      method,
      path: target,
      agent: this.#agent,
      headers: { ...others, [NOW_HEADER]: String(now) },
    });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return replyOf(answer);
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    const running = await this.#running?.catch(() => undefined);
    await running?.worker.terminate();
  }

  async #start() {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: await this.#setup(),
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    worker.unref();
    // Callers of the graph see a failed API: why it failed is for who runs the sandbox.
    worker.once('error', (error) => process.emitWarning(error instanceof Error ? error.message : String(error)));
    const [port] = (await once(worker, 'message')) as [number];
    return { worker, port };
  }
}

/** The reply of a provider that could not start, such as one whose package is not installed (OpenID Connect, section 3.1.2.6). */
function notStarted(error: unknown): Reply {
  const description = error instanceof Error ? error.message : String(error);
  const body = { error: 'server_error', error_description: description };
  return { status: 501, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(body)) };
}

async function replyOf(answer: IncomingMessage): Promise<Reply> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string | string[]][] =>
    value === undefined || OWN_HEADERS.has(name) ? [] : [[name, value]],
  );
  return { status: answer.statusCode ?? 500, headers: Object.fromEntries(headers), body: Buffer.concat(chunks) };
}
