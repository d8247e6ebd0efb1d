import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Answer } from './answer.ts';
import { decompress } from './decompress.ts';
import { UpstreamAnswerError, type UpstreamError, UpstreamTimeoutError, UpstreamUnreachableError } from './errors.ts';
import type { Bytes } from './plan.ts';
import type { UpstreamRequest } from './request.ts';
import type { InterfaceSettings } from './settings.ts';

/**
 * One request and its answer, on undici's lowest level: no stream objects, the body's parts collected up to the limit.
 * It settles once, whatever comes first: the answer, a failure, or nobody waiting any more.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #request: UpstreamRequest;
  readonly #settings: InterfaceSettings;
  readonly #resolve: (answer: Answer) => void;
  readonly #reject: (reason: unknown) => void;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #chunks: Buffer[] = [];
  #bytes = 0;
  #sending = false;
  #ended: Error | undefined;

  constructor(
    request: UpstreamRequest,
    settings: InterfaceSettings,
    resolve: (answer: Answer) => void,
    reject: (reason: unknown) => void,
  ) {
    this.#request = request;
    this.#settings = settings;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** The request's body as it is to be sent. Where it fails itself, the exchange ends with that: the upstream did nothing. */
  get body(): Bytes | null {
    const { body } = this.#request;
    return body === null || typeof body === 'string' || body instanceof Uint8Array ? body : this.#parts(body);
  }

  async *#parts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    this.#sending = true;
    try {
      yield* body;
    } catch (error) {
      this.cancel(error as Error);
      throw error;
    }
    this.#sending = false;
  }

  /** Ends the exchange with this reason, and closes its connection if it is on one. */
  cancel(reason: Error): void {
    if (this.#ended) return;
    this.#ended = reason;
    this.#chunks = [];
    this.#reject(reason);
    this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) controller.abort(this.#ended);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.#status = status;
    this.#headers = headers;
    if (Number(headers['content-length']) > this.#settings.limits.bytes) this.cancel(this.#tooLarge());
    // A refusal may come early. Success cannot: the rest would be lost without a word.
    else if (this.#sending && status < 300) this.cancel(this.#invalid('answered before it had the whole request'));
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#ended) return;
    this.#bytes += chunk.length;
    if (this.#bytes > this.#settings.limits.bytes) this.cancel(this.#tooLarge());
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (this.#ended) return;
    const [first] = this.#chunks;
    const body = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks, this.#bytes);
    const answer = { status: this.#status, headers: this.#headers, body };
    const encoding = this.#headers['content-encoding'];
    if (encoding === undefined || encoding === '' || encoding === 'identity' || body.length === 0)
      this.#resolve(answer);
    else decompress(this.#request.plan, answer, this.#settings.limits).then(this.#resolve, this.#reject);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (!this.#ended) this.#reject(failureOf(this.#request, error));
  }

  #tooLarge(): UpstreamError {
    return this.#invalid(`answered with more than ${this.#settings.limits.bytes} bytes`);
  }

  #invalid(what: string): UpstreamError {
    return new UpstreamAnswerError(this.#request.plan, what, { status: this.#status });
  }
}

const TIMEOUTS: Readonly<Record<string, string>> = {
  UND_ERR_CONNECT_TIMEOUT: 'took too long to accept a connection',
  UND_ERR_HEADERS_TIMEOUT: 'took too long to answer',
  UND_ERR_BODY_TIMEOUT: 'stopped in the middle of its answer',
};

/** What a failed exchange is called. The original stays the cause, for the log. */
function failureOf({ plan }: UpstreamRequest, error: Error & { code?: string }): UpstreamError {
  const timeout = error.code && TIMEOUTS[error.code];
  if (timeout) return new UpstreamTimeoutError(plan, timeout, error);
  if (/^HPE_|CONTENT_LENGTH|UND_ERR_RES_|HEADERS_OVERFLOW/.test(error.code ?? '')) {
    return new UpstreamAnswerError(plan, 'answered with something that is not HTTP', { cause: error });
  }
  return new UpstreamUnreachableError(plan, 'could not be reached', { cause: error });
}
