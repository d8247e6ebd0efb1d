import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { exactJson } from '#graph';
import type { Handler } from '../../gateway.ts';
import { type CallerIdentity, type EventSink, type GraphResponse, Held, type PartsResponse } from '../../types.ts';
import { type ConnectionLimits, SocketConnection } from './connection.ts';
import { clientMessage } from './protocol.ts';
import { ConnectionHeaders } from './request.ts';

const INIT_TIMEOUT_MS = 5000;
/** Operations of a connection that are not over. */
const MOST_OPERATIONS = 1000;

/** One connection by the protocol `graphql-transport-ws`. Its operations take the way of requests. */
export class SocketSession {
  readonly connection: SocketConnection;
  readonly #incoming: IncomingMessage;
  readonly #handler: Handler;
  /** What operations have taken, by id. */
  readonly #operations = new Map<string, Held>();
  readonly #initTimer: NodeJS.Timeout;
  #headers: ConnectionHeaders | undefined;

  constructor(socket: WebSocket, incoming: IncomingMessage, handler: Handler, limits: ConnectionLimits) {
    this.#incoming = incoming;
    this.#handler = handler;
    this.#initTimer = setTimeout(() => this.connection.close('initTimeout'), INIT_TIMEOUT_MS);
    this.connection = new SocketConnection(socket, incoming, limits, this);
  }

  closed(): void {
    clearTimeout(this.#initTimer);
    for (const held of this.#operations.values()) held.end();
    this.#operations.clear();
  }

  received(text: string | undefined): void {
    const message = text === undefined ? undefined : clientMessage(text);
    switch (message?.type) {
      case 'connection_init':
        return this.#init(message.payload);
      case 'subscribe':
        return this.#subscribe(message.id, message.payload);
      case 'complete':
        return this.#leave(message.id);
      case 'ping':
        this.connection.send(JSON.stringify(exactJson({ type: 'pong', payload: message.payload })));
        return;
      case 'pong':
        return;
      case undefined:
        return this.connection.close('badRequest');
    }
  }

  #init(payload: Readonly<Record<string, unknown>> | undefined): void {
    if (this.#headers) return this.connection.close('tooManyInits');
    clearTimeout(this.#initTimer);
    this.#headers = new ConnectionHeaders(this.#incoming, payload);
    const request = this.#headers.request(undefined);
    // The refusal is the same whether it comes at once or later.
    new Promise<CallerIdentity>((resolve) => resolve(this.#handler.identify(request))).then(
      (identity) => {
        this.connection.identity = identity;
        this.connection.send('{"type":"connection_ack"}');
      },
      () => this.connection.close('forbidden'),
    );
  }

  #subscribe(id: string, payload: Readonly<Record<string, unknown>>): void {
    if (!this.connection.identity || !this.#headers) return this.connection.close('unauthorized');
    if (this.#operations.has(id))
      return this.connection.close('subscriberExists', `Subscriber for ${id} already exists`);
    if (this.#operations.size >= MOST_OPERATIONS) return this.connection.close('tooManyOperations');
    const held = new Held();
    this.#operations.set(id, held);
    void this.#handler.handle(this.#headers.request(payload), held).then((response) => {
      if (!held.isReleased) this.#answer(id, response, held);
    });
  }

  #answer(id: string, response: GraphResponse, held: Held): void {
    if (response.kind === 'events') return response.start(this.#sinkOf(id));
    if (response.kind === 'parts') return void this.#sendParts(id, response.parts, held);
    held.end();
    const text = response.kind === 'body' ? response.body.text : '{}';
    // Without `data`, nothing was executed.
    if (text.startsWith('{"errors"') && !('data' in (JSON.parse(text) as object))) {
      return this.#failed(id, errorsOf(text));
    }
    this.#next(id, text);
    this.#completed(id);
  }

  async #sendParts(id: string, parts: PartsResponse['parts'], held: Held): Promise<void> {
    // The client may leave an operation, and use its id for another.
    const isOpen = () => this.#operations.get(id) === held;
    try {
      for await (const part of parts) {
        if (!isOpen() || !this.#next(id, String(part))) return;
        await this.connection.drained();
      }
      if (isOpen()) this.#completed(id);
    } catch {
      // As a response by HTTP that breaks off.
      if (isOpen()) this.connection.terminate();
    } finally {
      held.end();
    }
  }

  #leave(id: string): void {
    const held = this.#operations.get(id);
    this.#operations.delete(id);
    held?.end();
  }

  #next(id: string, text: string): boolean {
    return this.connection.send(`{"id":${JSON.stringify(id)},"type":"next","payload":${text}}`);
  }

  #completed(id: string): void {
    if (this.#operations.delete(id)) this.connection.send(JSON.stringify({ id, type: 'complete' }));
  }

  #failed(id: string, errors: unknown): void {
    if (this.#operations.delete(id)) this.connection.send(JSON.stringify({ id, type: 'error', payload: errors }));
  }

  /** The subscriber of an operation. */
  #sinkOf(id: string): EventSink {
    const { connection } = this;
    return {
      next: ({ text }) => this.#next(id, text),
      drained: () => connection.drained(),
      complete: () => this.#completed(id),
      interrupt: (reason, { text }) => {
        if (reason === 'expired' || reason === 'budget') this.#failed(id, errorsOf(text));
        if (reason === 'budget') return;
        connection.close(reason === 'slow' ? 'tooSlow' : reason === 'restart' ? 'restart' : 'forbidden');
      },
    };
  }
}

/** The errors of a result, which is JSON. */
function errorsOf(text: string): unknown {
  return (JSON.parse(text) as { readonly errors?: unknown }).errors;
}
