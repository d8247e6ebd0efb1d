import type { IncomingHttpHeaders } from 'node:http';
import {
  type Caller,
  type CallerIdentity,
  type CallerObservation,
  type GraphRequest,
  OPEN_IDENTITY,
} from '../types.ts';
import { requestIdFrom } from './request-id.ts';

/** The caller of a request, by its headers. */
export class IncomingCaller implements Caller {
  readonly #request: Pick<GraphRequest, 'headers' | 'isRepeated'>;
  observation: CallerObservation | undefined;
  #requestId: string | undefined;
  #identity: CallerIdentity | undefined;

  constructor(request: Pick<GraphRequest, 'headers' | 'isRepeated'>) {
    this.#request = request;
  }

  /** Lazy: most requests need no id, and generating one is expensive. */
  get requestId(): string {
    return (this.#requestId ??= requestIdFrom(this.header('x-request-id')));
  }

  /** Throws until the caller is identified. */
  get identity(): CallerIdentity {
    if (!this.#identity) throw new TypeError('The caller is not identified.');
    return this.#identity;
  }

  get label(): string | undefined {
    return this.#identity?.label;
  }

  set identity(identity: CallerIdentity) {
    this.#identity = identity;
  }

  /**
   * The value of a header; `undefined` if it is repeated, because it does not identify the caller then, and for the header
   * of an API key, which is a secret between the caller and the gateway.
   */
  header(name: string): string | undefined {
    if (this.#isApiKey(name)) return undefined;
    const value = this.#request.headers[name];
    return typeof value === 'string' && !this.#request.isRepeated(name) ? value : undefined;
  }

  #isApiKey(name: string): boolean {
    const kind = this.#identity?.kind ?? 'open';
    if (kind === 'open') return false;
    if (name === 'x-api-key') return true;
    return name === 'authorization' && kind === 'key' && this.#request.headers['x-api-key'] === undefined;
  }
}

/** A caller in this process, with these headers. It may do everything. */
export function callerWith(headers: Readonly<Record<string, string>>): IncomingCaller {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const headersByName = Object.fromEntries(entries) as IncomingHttpHeaders;
  const caller = new IncomingCaller({ headers: headersByName, isRepeated: () => false });
  caller.identity = OPEN_IDENTITY;
  return caller;
}
