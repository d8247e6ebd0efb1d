import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { BodyMemory } from '../../http/reader.ts';
import { type CallerIdentity, hasExpired } from '../../types.ts';
import { CLOSE_CODES, type CloseReason, UnfinishedMessage } from './protocol.ts';

/** Messages and control frames that are handled in one turn of the event loop: a chunk of 64 KiB has up to 10,000. */
const FRAMES_A_TURN = 10;
/** Messages and control frames before the caller is known. */
const MOST_UNIDENTIFIED = 100;
/** A control frame has 125 bytes at most, two of which are the code (RFC 6455, section 5.5). */
const LONGEST_REASON = 123;
const OPEN = 1;

export interface ConnectionLimits {
  readonly memory: BodyMemory;
  readonly bufferBytes: number;
  readonly writeMs: number;
  /** The longest time in which a message arrives. */
  readonly requestMs: number;
}

/** Reads the messages of a connection. */
interface Receiver {
  /** A message is whole: `undefined` for one that is no text. */
  received(text: string | undefined): void;
  closed(): void;
}

/** A WebSocket within its limits: of the memory of unfinished messages, of frames in a turn, and of what waits for the peer. */
export class SocketConnection {
  /** The caller; absent before the connection is initialised. */
  identity: CallerIdentity | undefined;
  /** Whether the peer has answered since the last ping. */
  #isAlive = true;
  readonly #socket: WebSocket;
  readonly #incoming: IncomingMessage;
  readonly #limits: ConnectionLimits;
  readonly #unfinished: UnfinishedMessage;
  /** What to do for frames that wait for a later turn. The socket is not read meanwhile. */
  readonly #waiting: (() => void)[] = [];
  /** Frames of the last chunk that were handled at once. */
  #handledAtOnce = 0;
  #unidentified = 0;

  constructor(socket: WebSocket, incoming: IncomingMessage, limits: ConnectionLimits, receiver: Receiver) {
    this.#socket = socket;
    this.#incoming = incoming;
    this.#limits = limits;
    this.#unfinished = new UnfinishedMessage(limits.memory);
    // Before the library reads the chunk, which may end messages.
    incoming.socket.prependListener('data', (chunk: Buffer) => this.#arrived(chunk.length));
    socket.on('message', (data, isBinary) => {
      this.#unfinished.ended((data as Buffer).length);
      this.#take(() => receiver.received(isBinary ? undefined : String(data as Buffer)));
    });
    socket.on('ping', (data) => {
      this.#unfinished.controlled(data.length);
      this.#take(() => socket.pong(data));
    });
    socket.on('pong', ({ length }) => {
      this.#unfinished.controlled(length);
      this.#take(() => {
        this.#isAlive = true;
      });
    });
    // The library has sent a close frame, which is lost where the connection ends with input that is not read.
    socket.on('error', () => this.#awaitClose());
    socket.on('close', () => {
      this.#unfinished.release();
      receiver.closed();
    });
  }

  /** Asks the peer for a sign of life; one that has not answered the last time is gone. */
  beat(): void {
    // What has arrived is read first: where this process was held up, the pong may be among it.
    if (!this.#isAlive) return void setImmediate(() => this.#isAlive || this.#socket.terminate());
    if (this.identity && hasExpired(this.identity, Date.now())) return this.close('forbidden');
    if (this.#unfinished.isOlderThan(this.#limits.requestMs)) return this.close('messageTimeout');
    this.#isAlive = false;
    this.#socket.ping();
  }

  /** Sends a text. None is left out: where too much waits for the peer already, the connection is closed. */
  send(text: string): boolean {
    if (this.#socket.readyState !== OPEN) return true;
    if (this.#socket.bufferedAmount > this.#limits.bufferBytes) {
      this.close('tooSlow');
      return false;
    }
    this.#socket.send(text);
    return true;
  }

  drained(): Promise<void> {
    const { bufferBytes } = this.#limits;
    if (this.#socket.bufferedAmount <= bufferBytes / 2 || this.#socket.readyState !== OPEN) return Promise.resolve();
    const socket = this.#incoming.socket;
    return new Promise((resolve) => {
      const done = () => {
        socket.off('close', done);
        resolve();
      };
      socket.on('close', done);
      // After all before it: `drain` comes only where more waits than the socket's own limit.
      socket.write('', done);
    });
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
    const timer = setTimeout(() => this.#socket.terminate(), this.#limits.writeMs);
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
    if (!this.identity && ++this.#unidentified > MOST_UNIDENTIFIED) return this.close('tooManyUnidentified');
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
}
