import type { IncomingHttpHeaders } from 'node:http';
import type { Caller } from '../request-context.ts';
import { requestIdFrom } from '../request-id.ts';

/** Who sent a plain request. An id is made up only where somebody wants to know it. */
export class PlainCaller implements Caller {
  readonly #headers: IncomingHttpHeaders;
  #requestId: string | undefined;

  constructor(headers: IncomingHttpHeaders) {
    this.#headers = headers;
  }

  get requestId(): string {
    return (this.#requestId ??= requestIdFrom(this.header('x-request-id')));
  }

  header(name: string): string | undefined {
    return this.#headers[name] as string | undefined;
  }
}
