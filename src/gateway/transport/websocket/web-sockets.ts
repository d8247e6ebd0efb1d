import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import { crossOriginError, type Refusal, STATUS_CODES } from '#http';
import type { Gateway, Handler } from '../../gateway.ts';
import { allowsOrigin } from '../../http/response-headers.ts';
import type { CallerIdentity } from '../../types.ts';
import { IntervalSet } from '../interval-set.ts';
import type { Router } from '../router.ts';
import type { SocketConnection } from './connection.ts';
import { CLOSE_CODES } from './protocol.ts';
import { SocketSession } from './session.ts';

/** Why a connection does not become a WebSocket. */
interface UpgradeRefusal {
  readonly status: number;
  readonly message: string;
}

/** The time in which a client closes a connection that it was asked to close. */
const CLOSE_MS = 1000;
const SUBPROTOCOL = 'graphql-transport-ws';

/** The WebSocket connections of a server. The library is loaded with the first one. */
export class WebSockets {
  readonly #gateway: Gateway;
  readonly #handler: Handler;
  readonly #connections: IntervalSet<SocketConnection>;
  #server: Promise<WebSocketServer> | undefined;
  /** Connections that are opened now would outlive the gateway that answers them. */
  #isDraining = false;

  constructor(gateway: Gateway, handler: Handler) {
    this.#gateway = gateway;
    this.#handler = handler;
    const { heartbeat } = gateway.settings.subscriptions;
    this.#connections = new IntervalSet(heartbeat, (connection) => connection.beat());
  }

  /** Takes over the connection of a request, unless it is refused for this reason or another. */
  async upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    { refused, router }: { readonly refused: Refusal | undefined; readonly router: Router },
  ): Promise<void> {
    socket.on('error', () => socket.destroy());
    const refusal: UpgradeRefusal | undefined = refused ?? this.#refusal(request, router);
    if (refusal) return refuse(socket, refusal);
    const server = await (this.#server ??= this.#create());
    if (socket.destroyed) return;
    server.handleUpgrade(request, socket, head, (webSocket) => {
      if (this.#isDraining) return webSocket.close(...CLOSE_CODES.restart);
      if (webSocket.protocol !== SUBPROTOCOL) return webSocket.close(...CLOSE_CODES.noSubprotocol);
      const { subscriptions, limits } = this.#gateway.settings;
      const { connection } = new SocketSession(webSocket, request, this.#handler, {
        memory: this.#handler.memory,
        bufferBytes: subscriptions.buffer,
        writeMs: limits.timeouts.write,
        requestMs: limits.timeouts.request,
      });
      this.#connections.add(connection);
      webSocket.once('close', () => this.#connections.delete(connection));
    });
  }

  /**
   * Lets clients connect again elsewhere: at random times, so that they do not come all at once. Those that are not accepted any more
   * are closed at once, and so are those that have not told who they are.
   */
  drain(withinMs: number, accepts: (caller: CallerIdentity) => boolean = () => true): void {
    this.#isDraining = true;
    for (const connection of this.#connections) {
      const { identity } = connection;
      if (identity && !accepts(identity)) connection.close('forbidden');
      else if (withinMs === 0 || !identity) connection.close('restart');
      else setTimeout(() => connection.close('restart'), Math.random() * withinMs).unref();
    }
  }

  /** Drains, and ends the connections that are left then. */
  async leave(withinMs: number, accepts: (caller: CallerIdentity) => boolean): Promise<void> {
    // Also without connections: a handshake may be under way.
    this.drain(withinMs, accepts);
    if (this.#connections.size === 0) return;
    await new Promise((resolve) => setTimeout(resolve, withinMs + CLOSE_MS).unref());
    this.terminate();
  }

  /** Ends connections that clients have not closed. */
  terminate(): void {
    for (const connection of this.#connections) connection.terminate();
  }

  async #create(): Promise<WebSocketServer> {
    const { WebSocketServer: Server } = await import('ws');
    return new Server({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      autoPong: false,
      maxPayload: this.#gateway.settings.limits.body,
      handleProtocols: (protocols) => protocols.has(SUBPROTOCOL) && SUBPROTOCOL,
    });
  }

  #refusal(request: IncomingMessage, router: Router): UpgradeRefusal | undefined {
    const { path, corsOrigins } = this.#gateway.settings.server;
    // HTTP/1.0 has no upgrades (RFC 9110, section 7.8).
    if (request.httpVersion === '1.0') return { status: 400, message: 'Needs HTTP/1.1.' };
    if (!router.isGraph(request)) return { status: 404, message: `The graph is at ${path}.` };
    if (router.state !== 'ready') return { status: 503, message: 'The gateway is stopping.' };
    // Browsers let pages of any site open a WebSocket, with cookies.
    const { origin } = request.headers;
    return origin !== undefined && allowsOrigin(corsOrigins, origin) ? undefined : crossOriginError(request.headers);
  }
}

function refuse(socket: Duplex, { status, message }: UpgradeRefusal): void {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(message)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${message}`);
}
