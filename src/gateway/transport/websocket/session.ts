import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Gateway, Handler } from '../../gateway.ts';
import {
  type CallerIdentity,
  type EndReason,
  type EventSink,
  type GraphResponse,
  Held,
  hasExpired,
  type PartsResponse,
  type SentEvent,
} from '../../types.ts';
import { CLOSE_CODES, type CloseReason, clientMessage, UnfinishedMessage } from './protocol.ts';
import { ConnectionHeaders } from './request.ts';

const INIT_TIMEOUT_MS = 5000;
/** Operations of a connection that are not over. */
const MOST_OPERATIONS = 1000;
/** Messages and control frames that are handled in one turn of the event loop: a chunk of 64 KiB has up to 10,000. */
const FRAMES_A_TURN = 10;
/** Messages and control frames before the caller is known. */
const MOST_UNIDENTIFIED = 100;
/** A control frame has 125 bytes at most, two of which are the code (RFC 6455, section 5.5). */
const LONGEST_REASON = 123;
const OPEN = 1;

interface SessionParts {
  readonly gateway: Gateway;
  readonly handler: Handler;
  readonly bufferBytes: number;
  readonly writeMs: number;
}

/** One connection by the protocol `graphql-transport-ws`. Its operations take the pipeline as requests do. */
export class SocketSession implements SocketConnection {
  /** Whether the peer has answered since the last ping. */
  isAlive = true;
  readonly #socket: WebSocket;
  readonly #incoming: IncomingMessage;
  readonly #parts: SessionParts;
  /** What operations have taken, by id. */
  readonly #operations = new Map<string, Held>();
  readonly #unfinished: UnfinishedMessage;
  #headers: ConnectionHeaders | undefined;
  #identity: CallerIdentity | undefined;
  #initTimer: NodeJS.Timeout | undefined;
  /** What to do for frames that wait for a later turn. The socket is not read meanwhile. */
  readonly #waiting: (() => void)[] = [];
  /** Frames of the last chunk that were handled at once. */
  #handledAtOnce = 0;
  #unidentified = 0;

  constructor(socket: WebSocket, incoming: IncomingMessage, parts: SessionParts) {
    this.#socket = socket;
    this.#incoming = incoming;
    this.#parts = parts;
    this.#initTimer = setTimeout(() => this.close('initTimeout'), INIT_TIMEOUT_MS);
    this.#unfinished = new UnfinishedMessage(parts.handler.memory);
    // Before the library reads the chunk, which may end messages.
    incoming.socket.prependListener('data', (chunk: Buffer) => this.#arrived(chunk.length));
    socket.on('message', (data, isBinary) => {
      this.#unfinished.ended((data as Buffer).length);
      this.#take(() => this.#received(isBinary ? undefined : String(data as Buffer)));
    });
    socket.on('ping', (data) => {
      this.#unfinished.controlled(data.length);
      this.#take(() => socket.pong(data));
    });
    socket.on('pong', ({ length }) => {
      this.#unfinished.controlled(length);
      this.#take(() => {
        this.isAlive = true;
      });
    });
    // The library has sent a close frame, which is lost where the connection ends with input that is not read.
    socket.on('error', () => this.#awaitClose());
    socket.on('close', () => this.#closed());
  }

  /** The caller; absent before the connection is initialised. */
  get identity(): CallerIdentity | undefined {
    return this.#identity;
  }

  /** Asks the peer for a sign of life; one that has not answered the last time is gone. */
  beat(): void {
    // What has arrived is read first: where this process was held up, the pong may be among it.
    if (!this.isAlive) return void setImmediate(() => this.isAlive || this.#socket.terminate());
    if (this.#identity && hasExpired(this.#identity, Date.now())) return this.close('forbidden');
    const { request: requestMs } = this.#parts.gateway.settings.limits.timeouts;
    if (this.#unfinished.isOlderThan(requestMs)) return this.close('messageTimeout');
    this.isAlive = false;
    this.#socket.ping();
  }

  /** Sends a message. No message is left out: where too much waits for the peer already, the connection is closed. */
  sendText(text: string): boolean {
    if (this.#socket.readyState !== OPEN) return true;
    if (this.#socket.bufferedAmount > this.#parts.bufferBytes) {
      this.close('tooSlow');
      return false;
    }
    this.#socket.send(text);
    return true;
  }

  /** Sends a result of an operation. */
  next(id: string, text: string): boolean {
    return this.sendText(`{"id":${JSON.stringify(id)},"type":"next","payload":${text}}`);
  }

  drained(): Promise<void> {
    const { bufferBytes } = this.#parts;
    if (this.#socket.bufferedAmount <= bufferBytes / 2 || this.#socket.readyState !== OPEN) return Promise.resolve();
    const socket = this.#incoming.socket;
    return new Promise((resolve) => {
      const done = () => {
        socket.off('drain', done);
        socket.off('close', done);
        resolve();
      };
      socket.on('drain', done);
      socket.on('close', done);
    });
  }

  completed(id: string): void {
    if (this.#operations.delete(id)) this.sendText(JSON.stringify({ id, type: 'complete' }));
  }

  failed(id: string, errors: unknown): void {
    if (this.#operations.delete(id)) this.sendText(JSON.stringify({ id, type: 'error', payload: errors }));
  }

  /** A `text` that is too long for a close frame is replaced by that of the code. */
  close(reason: CloseReason, text = ''): void {
    const [code, usual] = CLOSE_CODES[reason];
    if (this.#socket.readyState !== OPEN) return;
    this.#socket.close(code, text === '' || Buffer.byteLength(text) > LONGEST_REASON ? usual : text);
    this.#awaitClose();
  }

  /** Gives the peer time to close a connection that has got a close frame. */
  #awaitClose(): void {
    const timer = setTimeout(() => this.#socket.terminate(), this.#parts.writeMs);
    this.#socket.once('close', () => clearTimeout(timer));
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Without memory for further chunks, the connection does not wait for the peer to close it. */
  #arrived(bytes: number): void {
    this.#handledAtOnce = 0;
    if (this.#unfinished.add(bytes) || this.#socket.readyState !== OPEN) return;
    this.close('overloaded');
    setImmediate(() => this.terminate());
  }

  /** Handles a frame, at once or in a later turn. */
  #take(handle: () => void): void {
    if (this.#socket.readyState !== OPEN) return;
    if (!this.#identity && ++this.#unidentified > MOST_UNIDENTIFIED) return this.close('tooManyUnidentified');
    if (this.#waiting.length === 0 && this.#handledAtOnce++ < FRAMES_A_TURN) return handle();
    if (this.#waiting.push(handle) > 1) return;
    this.#socket.pause();
    setImmediate(() => this.#handleWaiting());
  }

  #handleWaiting(): void {
    for (const handle of this.#waiting.splice(0, FRAMES_A_TURN)) {
      if (this.#socket.readyState === OPEN) handle();
    }
    if (this.#socket.readyState !== OPEN) this.#waiting.length = 0;
    if (this.#waiting.length > 0) setImmediate(() => this.#handleWaiting());
    else this.#socket.resume();
  }

  #closed(): void {
    clearTimeout(this.#initTimer);
    this.#unfinished.release();
    for (const held of this.#operations.values()) held.end();
    this.#operations.clear();
  }

  #received(text: string | undefined): void {
    const message = text === undefined ? undefined : clientMessage(text);
    switch (message?.type) {
      case 'connection_init':
        return this.#init(message.payload);
      case 'subscribe':
        return this.#subscribe(message.id, message.payload);
      case 'complete':
        return this.#leave(message.id);
      case 'ping':
        this.sendText(JSON.stringify({ type: 'pong', payload: message.payload }));
        return;
      case 'pong':
        return;
      case undefined:
        return this.close('badRequest');
    }
  }

  #init(payload: Readonly<Record<string, unknown>> | undefined): void {
    if (this.#headers) return this.close('tooManyInits');
    clearTimeout(this.#initTimer);
    this.#initTimer = undefined;
    this.#headers = new ConnectionHeaders(this.#incoming, payload);
    const { handler } = this.#parts;
    const request = this.#headers.request(undefined);
    // The refusal is the same whether it comes at once or later.
    new Promise<CallerIdentity>((resolve) => resolve(handler.identify(request))).then(
      (identity) => {
        this.#identity = identity;
        this.sendText('{"type":"connection_ack"}');
      },
      () => this.close('forbidden'),
    );
  }

  #subscribe(id: string, payload: Readonly<Record<string, unknown>>): void {
    if (!this.#identity || !this.#headers) return this.close('unauthorized');
    if (this.#operations.has(id)) return this.close('subscriberExists', `Subscriber for ${id} already exists`);
    if (this.#operations.size >= MOST_OPERATIONS) return this.close('tooManyOperations');
    const held = new Held();
    this.#operations.set(id, held);
    void this.#parts.handler.handle(this.#headers.request(payload), held).then((response) => {
      if (!held.isReleased) this.#answer(id, response, held);
    });
  }

  #answer(id: string, response: GraphResponse, held: Held): void {
    if (response.kind === 'events') return response.start(new SocketSink(this, id));
    if (response.kind === 'parts') return void this.#sendParts(id, response.parts, held);
    held.end();
    const text = response.kind === 'body' ? response.body.text : '{}';
    // Without `data`, nothing was executed.
    if (text.startsWith('{"errors"') && !('data' in (JSON.parse(text) as object))) {
      return this.failed(id, errorsOf(text));
    }
    this.next(id, text);
    this.completed(id);
  }

  async #sendParts(id: string, parts: PartsResponse['parts'], held: Held): Promise<void> {
    // The client may leave an operation, and use its id for another.
    const isOpen = () => this.#operations.get(id) === held;
    try {
      for await (const part of parts) {
        if (!isOpen() || !this.next(id, String(part))) return;
        await this.drained();
      }
      if (isOpen()) this.completed(id);
    } catch {
      // As a response by HTTP that breaks off.
      if (isOpen()) this.terminate();
    } finally {
      held.end();
    }
  }

  #leave(id: string): void {
    const held = this.#operations.get(id);
    this.#operations.delete(id);
    held?.end();
  }
}

/** The connection of a subscription. */
interface SocketConnection {
  next(id: string, text: string): boolean;
  drained(): Promise<void>;
  completed(id: string): void;
  failed(id: string, errors: unknown): void;
  close(reason: CloseReason): void;
}

/** A subscription on a WebSocket. */
class SocketSink implements EventSink {
  readonly #session: SocketConnection;
  readonly #id: string;

  constructor(session: SocketConnection, id: string) {
    this.#session = session;
    this.#id = id;
  }

  next({ text }: SentEvent): boolean {
    return this.#session.next(this.#id, text);
  }

  drained(): Promise<void> {
    return this.#session.drained();
  }

  complete(): void {
    this.#session.completed(this.#id);
  }

  interrupt(reason: EndReason, frame: SentEvent): void {
    if (reason === 'expired' || reason === 'budget') this.#session.failed(this.#id, errorsOf(frame.text));
    if (reason === 'budget') return;
    this.#session.close(reason === 'slow' ? 'tooSlow' : reason === 'restart' ? 'restart' : 'forbidden');
  }
}

/** The errors of a result, which is JSON. */
function errorsOf(text: string): unknown {
  return (JSON.parse(text) as { readonly errors?: unknown }).errors;
}
