import type { IncomingHttpHeaders } from 'node:http';
import type { Caller } from './request-context.ts';
import { requestIdFrom } from './request-id.ts';

/** Who sent a request, by its headers. An id is made up only where somebody wants to know it. */
export class IncomingCaller implements Caller {
  readonly extraMs: number;
  readonly #headers: IncomingHttpHeaders;
  #requestId: string | undefined;

  constructor(headers: IncomingHttpHeaders, extraMs = 0) {
    this.#headers = headers;
    this.extraMs = extraMs;
  }

  get requestId(): string {
    return (this.#requestId ??= requestIdFrom(this.header('x-request-id')));
  }

  header(name: string): string | undefined {
    const value = this.#headers[name];
    return typeof value === 'string' ? value : undefined;
  }
}
