import type { HttpRequest } from '../http-request.ts';
import type { Caller } from './request-context.ts';
import { requestIdFrom } from './request-id.ts';

/** The caller of a request, by its headers. */
export class IncomingCaller implements Caller {
  readonly #request: Pick<HttpRequest, 'headers' | 'isRepeated'>;
  #requestId: string | undefined;

  constructor(request: Pick<HttpRequest, 'headers' | 'isRepeated'>) {
    this.#request = request;
  }

  /** Most requests never need one, and making one costs as much as a small stage. */
  get requestId(): string {
    return (this.#requestId ??= requestIdFrom(this.header('x-request-id')));
  }

  /** A repeated header has no single value: it identifies nobody, and is not forwarded. */
  header(name: string): string | undefined {
    const value = this.#request.headers[name];
    return typeof value === 'string' && !this.#request.isRepeated(name) ? value : undefined;
  }
}
