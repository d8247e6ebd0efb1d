import type { IncomingHttpHeaders } from 'node:http';
import type { HttpRequest } from '../http-request.ts';
import type { Caller, CallerObservation } from './request-context.ts';
import { requestIdFrom } from './request-id.ts';

/** The caller of a request, by its headers. */
export class IncomingCaller implements Caller {
  readonly #request: Pick<HttpRequest, 'headers' | 'isRepeated'>;
  observation: CallerObservation | undefined;
  #requestId: string | undefined;

  constructor(request: Pick<HttpRequest, 'headers' | 'isRepeated'>) {
    this.#request = request;
  }

  /** Lazy: most requests need no id, and generating one is expensive. */
  get requestId(): string {
    return (this.#requestId ??= requestIdFrom(this.header('x-request-id')));
  }

  /** The value of a header; `undefined` if it is repeated, because it does not identify the caller then. */
  header(name: string): string | undefined {
    const value = this.#request.headers[name];
    return typeof value === 'string' && !this.#request.isRepeated(name) ? value : undefined;
  }
}

/** A caller in this process, with these headers. */
export function callerWith(headers: Readonly<Record<string, string>>): IncomingCaller {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return new IncomingCaller({ headers: Object.fromEntries(entries) as IncomingHttpHeaders, isRepeated: () => false });
}
