import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Bytes } from '#contract';
import { Body } from '#http';
import type { UpstreamRequest } from '../request/request.ts';
import { TIMER_ERROR_MS } from '../resilience/deadlines.ts';
import type { FairNode } from '../resilience/fair-queue.ts';
import { UpstreamResponseError, UpstreamTimeoutError } from '../response/errors.ts';
import type { UpstreamResponse } from '../response/response.ts';
import type { ResponseLimits, Timeouts } from '../settings.ts';
import type { Connections } from './connections.ts';
import { decompress, isCompressed } from './decompress.ts';
import { failureOf, isLostConnection } from './failure.ts';
import { joinRepeated, type ParsedHeaders } from './join-repeated.ts';
import type { Transport } from './pool.ts';

/** The callbacks of an exchange. It either responds or fails, once. */
export interface ExchangeHandler {
  /** Its request is about to be written to a connection. */
  sent(): void;
  /** Bytes of the response's body are held. */
  received(bytes: number): void;
  responded(response: UpstreamResponse): void;
  failed(error: unknown): void;
}

interface ExchangeSettings {
  readonly timeouts: Timeouts;
  readonly limits: ResponseLimits;
}

/** The next expected event of an upstream. */
type Awaited = 'connect' | 'headers' | 'body';

const SLOW: Readonly<Record<Awaited, string>> = {
  connect: 'took too long to accept a connection',
  headers: 'took too long to answer',
  body: 'stopped in the middle of its answer',
};
const WITHDRAWN = new Error('This request was withdrawn.');

/**
 * One request and its response, on undici's lowest level: no stream objects, the body's parts collected up to the limit.
 * It settles once: with the response, a failure, or the end of its call.
 */
export class HttpExchange implements Dispatcher.DispatchHandler {
  /** Its node in the queue for a connection. */
  queueNode: FairNode<HttpExchange> | undefined;
  readonly #request: UpstreamRequest;
  readonly #connections: Connections;
  readonly #settings: ExchangeSettings;
  readonly #outcome: ExchangeHandler;
  /** Absent once it is settled: a transport may go on after that. */
  #body: Body | undefined = new Body();
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #awaited: Awaited | undefined;
  #since = 0;
  #uploading = false;
  #fresh = false;
  #lost = false;
  #hasConnection = false;

  constructor(
    request: UpstreamRequest,
    connections: Connections,
    settings: ExchangeSettings,
    outcome: ExchangeHandler,
  ) {
    this.#request = request;
    this.#connections = connections;
    this.#settings = settings;
    this.#outcome = outcome;
  }

  /** Whether the upstream may have seen anything of the request. */
  get wasSent(): boolean {
    return this.#controller !== undefined;
  }

  /** Whether a kept-alive connection closed just as it was used again, which does not count for the upstream's health. */
  get wasLost(): boolean {
    return this.#lost;
  }

  /** Sends the request, as soon as there is a connection for it. */
  begin(transport: Transport): void {
    const { plan, target, headers } = this.#request;
    const body = this.#bodyToSend() as Dispatcher.DispatchOptions['body'];
    this.#await('connect');
    this.#hasConnection = true;
    try {
      transport.dispatch({ path: target, method: plan.operation.method, headers, body }, this);
    } catch (error) {
      this.onResponseError(null, error as Error);
    }
  }

  /** Ends the exchange if the upstream was silent for too long; returns the milliseconds for which it may still be. */
  checkDeadlines(now: number): number {
    const awaited = this.#awaited;
    if (awaited === undefined) return Infinity;
    const { connectMs, headersMs, bodyMs } = this.#settings.timeouts;
    const leftMs = this.#since + { connect: connectMs, headers: headersMs, body: bodyMs }[awaited] - now;
    if (leftMs > TIMER_ERROR_MS) return leftMs;
    this.cancel(new UpstreamTimeoutError(this.#request.plan, SLOW[awaited]));
    return Infinity;
  }

  /** Ends the exchange with this reason, and closes its connection if it is on one. */
  cancel(reason: Error): void {
    if (!this.#settle()) return;
    if (!this.#connections.withdraw(this)) this.#controller?.abort(reason);
    this.#outcome.failed(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#fresh = this.#connections.takeFresh();
    // Thrown, this ends the request alone; an abort would close the connection too.
    if (!this.#body) throw WITHDRAWN;
    this.#controller = controller;
    this.#awaited = undefined;
    this.#outcome.sent();
  }

  onRequestSent(): void {
    if (this.#status === 0) this.#await('headers');
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: ParsedHeaders): void {
    // An interim response is no response, and no sign of progress either.
    if (status < 200 || !this.#body) return;
    this.#status = status;
    this.#headers = joinRepeated(headers);
    this.#await('body');
    const announced = this.#request.plan.operation.method === 'HEAD' ? 0 : Number(this.#headers['content-length']);
    if (announced > this.#settings.limits.bytes) this.#tooLarge();
    // A refusal may come early. A success may not: the rest of the body would be lost unnoticed.
    else if (this.#uploading && !isFailure({ status }))
      this.cancel(this.#invalid('answered before it had the whole request'));
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.#body) return;
    this.#since = performance.now();
    this.#body.add(chunk);
    if (this.#body.length > this.#settings.limits.bytes) this.#tooLarge();
    else this.#outcome.received(chunk.length);
  }

  onResponseEnd(): void {
    this.#leave();
    this.#awaited = undefined;
    if (!this.#body) return;
    const response = { status: this.#status, headers: this.#headers, body: this.#body };
    if (isCompressed(response)) this.#unpack(response);
    else this.#responded(response);
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    this.#leave();
    if (!this.#settle()) return;
    this.#lost = this.wasSent && !this.#fresh && this.#status === 0 && isLostConnection(error);
    this.#outcome.failed(failureOf(this.#request, error));
  }

  #unpack(response: UpstreamResponse): void {
    const { plan } = this.#request;
    decompress(plan, response, this.#settings.limits).then(
      (unpacked) => {
        this.#outcome.received(Math.max(0, unpacked.body.length - response.body.length));
        this.#responded(unpacked);
      },
      (error: Error) => (isFailure(response) ? this.#responded({ ...response, body: new Body() }) : this.cancel(error)),
    );
  }

  #responded(response: UpstreamResponse): void {
    if (this.#settle()) this.#outcome.responded(response);
  }

  /** A failure is classified by its status; its body is not read further. */
  #tooLarge(): void {
    const response = { status: this.#status, headers: this.#headers, body: new Body() };
    if (isFailure(response)) {
      this.#responded(response);
      this.#controller?.abort(WITHDRAWN);
    } else {
      this.cancel(this.#invalid(`answered with more than ${this.#settings.limits.bytes} bytes`));
    }
  }

  #invalid(what: string): UpstreamResponseError {
    return new UpstreamResponseError(this.#request.plan, what, { status: this.#status });
  }

  #await(what: Awaited): void {
    this.#awaited = what;
    this.#since = performance.now();
  }

  #settle(): boolean {
    if (!this.#body) return false;
    this.#body = this.#awaited = undefined;
    return true;
  }

  /** Gives its connection back, once. */
  #leave(): void {
    if (!this.#hasConnection) return;
    this.#hasConnection = false;
    this.#connections.leave();
  }

  #bodyToSend(): Bytes | null {
    const { body } = this.#request;
    return body === null || typeof body === 'string' || body instanceof Uint8Array ? body : this.#upload(body);
  }

  /** An error of the body ends the exchange, rather than the error of the connection that follows from it. */
  async *#upload(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    this.#uploading = true;
    try {
      yield* body;
    } catch (error) {
      this.cancel(error as Error);
      throw error;
    }
    this.#uploading = false;
  }
}

const isFailure = ({ status }: { readonly status: number }) => status >= 300;
