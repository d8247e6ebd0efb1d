import type { IncomingHttpHeaders } from 'node:http';
import type { Connection, OutgoingReply } from './faults/fault.ts';
import { unrefPause } from './pause.ts';
import type { Message } from './request.ts';
import { respond } from './respond.ts';
import { Sandbox } from './sandbox.ts';

/** A request to an API. */
export interface LocalRequest {
  readonly slug: string;
  readonly method: string;
  /** The path and query below the address of the API. */
  readonly path: string;
  /** The address of the API. */
  readonly base: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
}

/** A request that an API received. */
export interface ReceivedRequest {
  readonly api: string;
  /** The operation of the contract; `undefined` if it matches none. */
  readonly operation: string | undefined;
  readonly method: string;
  /** The path and query below the address of the API. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** A sandbox without a server. */
export class LocalSandbox extends Sandbox {
  readonly #received: ReceivedRequest[] = [];

  /** The requests since the start or the last reset, in their order. */
  get received(): readonly ReceivedRequest[] {
    return this.#received;
  }

  /** Answers a request; `undefined`: there is no response. */
  answer(request: LocalRequest, connection: Connection): Promise<OutgoingReply | undefined> {
    const { slug, method, path, base, headers, body } = request;
    const url = new URL(path, 'http://sandbox');
    const mark = path.indexOf('?');
    const target = { slug, base, path: mark < 0 ? path : path.slice(0, mark), query: url.searchParams };
    const message: Message = {
      method,
      headers,
      async *[Symbol.asyncIterator]() {
        yield body;
      },
    };
    const operation = this.instances.get(slug)?.match(message, target, this.world).operation?.id;
    this.#received.push({ api: slug, operation, method, path, headers, body: Buffer.from(body).toString() });
    return respond(
      { sandbox: this, pause: unrefPause, unknown: 'it is not in the graph' },
      message,
      target,
      connection,
    );
  }

  override reset(seed?: string): void {
    super.reset(seed);
    this.#received.length = 0;
  }
}
