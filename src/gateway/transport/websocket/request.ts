import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { exactJson } from '#graph';
import { peerCertificate } from '../../auth/credentials.ts';
import { bodyTooLarge, isRepeated } from '../../http/reader.ts';
import type { GraphRequest } from '../../types.ts';

/** Headers of the handshake that are not those of its operations. */
const OF_HANDSHAKE = /^(?:accept|connection|upgrade|content-|sec-websocket-|x-request-id$|last-event-id$)/;
/**
 * The only headers that `connection_init` may add: credentials that a browser cannot send with the handshake. A proxy removes or sets
 * headers of the handshake and does not see the payload, so a payload must not replace any of them.
 */
const CREDENTIALS = ['authorization', 'x-api-key'];
const NOTHING = Buffer.alloc(0);

/** The headers of a connection's operations: those of the handshake, and the credentials of `connection_init` that it has not. */
export class ConnectionHeaders {
  readonly headers: IncomingHttpHeaders;
  readonly #incoming: IncomingMessage;

  constructor(incoming: IncomingMessage, payload: Readonly<Record<string, unknown>> | undefined) {
    const own = Object.entries(incoming.headers).filter(([name]) => !OF_HANDSHAKE.test(name));
    const accept = acceptOf(payload);
    this.headers = {
      ...Object.fromEntries(credentialsIn(payload)),
      ...Object.fromEntries(own),
      'content-type': 'application/json',
      ...(accept !== undefined && { accept }),
    };
    this.#incoming = incoming;
  }

  /** An operation as the request that it would be by HTTP. */
  request(payload: Readonly<Record<string, unknown>> | undefined): GraphRequest {
    const { headers } = this;
    const body = payload ? Buffer.from(JSON.stringify(exactJson(payload))) : NOTHING;
    return {
      method: 'POST',
      url: this.#incoming.url ?? '',
      headers,
      isStreamed: true,
      remoteAddress: this.#incoming.socket.remoteAddress,
      peerCertificate: () => peerCertificate(this.#incoming.socket),
      isRepeated: (name) => isRepeated(this.#incoming, name),
      async readBody(limit) {
        if (body.length > limit) throw bodyTooLarge(limit);
        return body;
      },
      stream: () => Readable.from([body]),
    };
  }
}

/** The `Accept` of operations: with parts if the payload of `connection_init` names a format of them. */
function acceptOf({ incrementalSpec, deferSpec }: Readonly<Record<string, unknown>> = {}): string | undefined {
  if (incrementalSpec === 'v0.2') return 'multipart/mixed;incrementalSpec=v0.2';
  if (deferSpec === '20220824') return 'multipart/mixed;deferSpec=20220824';
  return undefined;
}

/** The credentials in the payload of `connection_init`, whose names are compared without regard to case. */
function credentialsIn(payload: Readonly<Record<string, unknown>> = {}): readonly [string, string][] {
  const { headers } = payload;
  const all = [payload, typeof headers === 'object' && headers !== null ? headers : {}].flatMap(Object.entries);
  return all.flatMap(([name, value]): [string, string][] => {
    const lower = name.toLowerCase();
    return typeof value === 'string' && CREDENTIALS.includes(lower) ? [[lower, value]] : [];
  });
}
