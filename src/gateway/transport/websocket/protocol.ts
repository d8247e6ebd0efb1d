import { type BodyMemory, parseJson } from '../../http/reader.ts';

/** Each event of an operation repeats its id. */
const LONGEST_ID = 200;

/** A message of a client, by the protocol `graphql-transport-ws`. */
type ClientMessage =
  | { readonly type: 'connection_init'; readonly payload: Readonly<Record<string, unknown>> | undefined }
  | { readonly type: 'ping' | 'pong'; readonly payload: Readonly<Record<string, unknown>> | undefined }
  | { readonly type: 'subscribe'; readonly id: string; readonly payload: Readonly<Record<string, unknown>> }
  | { readonly type: 'complete'; readonly id: string };

/** Reads a message; `undefined` where it is none. */
export function clientMessage(text: string): ClientMessage | undefined {
  let message: unknown;
  try {
    message = parseJson(text, 'The message');
  } catch {
    return undefined;
  }
  if (!isObject(message)) return undefined;
  const { type, id, payload } = message;
  if (type === 'connection_init' || type === 'ping' || type === 'pong') {
    if (payload == null) return { type, payload: undefined };
    return isObject(payload) ? { type, payload } : undefined;
  }
  if (!isOperationId(id)) return undefined;
  if (type === 'complete') return { type, id };
  return type === 'subscribe' && isOperation(payload) ? { type, id, payload } : undefined;
}

/** Whether a payload has the members of an operation, or of a persisted one, in their types. */
function isOperation(payload: unknown): payload is Readonly<Record<string, unknown>> {
  if (!isObject(payload)) return false;
  const { query, documentId, operationName, variables, extensions } = payload;
  return (
    (typeof query === 'string' || (query == null && (documentId ?? extensions) != null)) &&
    (operationName == null || typeof operationName === 'string') &&
    (variables == null || isObject(variables)) &&
    (extensions == null || isObject(extensions))
  );
}

function isOperationId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The codes with which the server closes a connection. Those from 4400 are of the protocol `graphql-transport-ws`. */
export const CLOSE_CODES = {
  /** The gateway stops: clients connect again. */
  restart: [1012, 'The gateway restarts: connect again'],
  messageTimeout: [1008, 'The message took too long'],
  tooManyUnidentified: [1008, 'Too many messages before the connection is acknowledged'],
  /** Too much is being received from all connections. */
  overloaded: [1013, 'Too many messages are being received: try again later'],
  /** Too much waits for the peer. */
  tooSlow: [4290, 'Messages are read too slowly: subscribe again after the last event'],
  badRequest: [4400, 'The message is not valid'],
  unauthorized: [4401, 'Unauthorized'],
  forbidden: [4403, 'Forbidden'],
  noSubprotocol: [4406, 'Subprotocol not acceptable'],
  initTimeout: [4408, 'Connection initialisation timeout'],
  subscriberExists: [4409, 'Subscriber already exists'],
  tooManyInits: [4429, 'Too many initialisation requests'],
  tooManyOperations: [4430, 'Too many operations at once'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type CloseReason = keyof typeof CLOSE_CODES;

/** Headers of fragments, which are not told apart from the begin of the next message, are no more. */
const NEGLIGIBLE_BYTES = 1024;
/** The mask and the first two bytes of a frame of a client (RFC 6455, section 5.2). */
const [MASK_BYTES, START_BYTES] = [4, 2];

/** The bytes of a message that a connection has begun to send. They take the memory that request bodies share. */
export class UnfinishedMessage {
  readonly #memory: BodyMemory;
  #bytes = 0;
  #lastChunkBytes = 0;
  /** By the clock of `performance.now`. */
  #beganAt = 0;

  constructor(memory: BodyMemory) {
    this.#memory = memory;
  }

  /** A chunk has arrived. Returns whether there is memory for it. */
  add(bytes: number): boolean {
    if (this.#bytes === 0) this.#beganAt = performance.now();
    this.#bytes += bytes;
    this.#lastChunkBytes = bytes;
    return this.#memory.take(bytes);
  }

  /** A message is whole: bytes that are left have come with the last chunk, and are those of the next one. */
  ended(payloadBytes: number): void {
    this.#keep(Math.min(this.#lastChunkBytes, this.#bytes - frameBytes(payloadBytes)));
    this.#beganAt = performance.now();
  }

  /** A control frame is whole, which may come between the fragments of a message. */
  controlled(payloadBytes: number): void {
    this.#keep(this.#bytes - frameBytes(payloadBytes));
  }

  /** The connection is closed. */
  release(): void {
    this.#keep(0);
  }

  /** Whether it began so long ago. */
  isOlderThan(milliseconds: number): boolean {
    return this.#bytes > NEGLIGIBLE_BYTES && performance.now() - this.#beganAt > milliseconds;
  }

  #keep(bytes: number): void {
    const kept = Math.max(0, bytes);
    this.#memory.release(this.#bytes - kept);
    this.#bytes = kept;
  }
}

function frameBytes(payloadBytes: number): number {
  const lengthBytes = payloadBytes < 126 ? 0 : payloadBytes < 65_536 ? 2 : 8;
  return START_BYTES + lengthBytes + MASK_BYTES + payloadBytes;
}
