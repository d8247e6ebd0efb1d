import type { ClientOptions, SubscribeOptions } from '../client.ts';
import { delay } from '../delay.ts';
import type { SentDocument } from '../document.ts';
import { isUnknownDocument } from '../document.ts';
import { GraphError, type Result } from '../graph-error.ts';
import { prepareRequest } from '../prepare-request.ts';
import { failure, parseResult, readResult } from '../read-result.ts';
import { LIVE_EXTENSIONS, LiveData } from './live-data.ts';
import { streamEvents } from './stream-events.ts';

const ACCEPT_STREAM = 'text/event-stream';
const DELAY_MS = 300;
const MOST_DELAY_MS = 30_000;
/** The gateway sends a sign of life every 12 seconds, unless its settings say otherwise. */
const SILENCE_MS = 60_000;
/** The codes of errors after which a subscription goes on where it was. */
const INTERRUPTED: ReadonlySet<string> = new Set([
  'BUDGETS_UNAVAILABLE',
  'RATE_LIMITED',
  'SUBSCRIBER_TOO_SLOW',
  'SUBSCRIPTION_INTERRUPTED',
]);
const EXPIRED = 'UNAUTHENTICATED';

/** The position of a subscription, and how its last connection ended. */
interface Progress {
  cursor: string | undefined;
  /** Connections without an event, one after the other. */
  attempts: number;
  /** The time for which the gateway asks to wait, at the end of the last connection. */
  retryMs: number | undefined;
  /** The gateway does not know the document by its id. */
  isByText: boolean;
}

/** An event, or the end of a connection. */
type Step = { readonly result: Result<unknown> } | 'completed' | 'interrupted' | { readonly refused: Result<unknown> };

interface FollowOptions extends SubscribeOptions {
  /** Whether it is a live query, whose changes may come as patches. */
  readonly isLive?: boolean;
}

/**
 * The results of a subscription or a live query. A connection that ends before it is opened anew, and goes on after the last event.
 */
export async function* follow(
  client: ClientOptions,
  document: SentDocument,
  variables: Readonly<Record<string, unknown>>,
  { signal, operationName, after, onConnection, silenceMs = SILENCE_MS, isLive = false }: FollowOptions,
): AsyncGenerator<Result<unknown>, void, undefined> {
  const leaving = new AbortController();
  const ended = signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal;
  const progress: Progress = { cursor: after, attempts: 0, retryMs: undefined, isByText: false };
  try {
    for (;;) {
      const connecting = { operationName, progress, onConnection, silenceMs, isLive, signal: ended };
      for await (const step of connection(client, document, variables, connecting)) {
        if (step === 'completed') return;
        if (step === 'interrupted') break;
        if ('result' in step) {
          yield step.result;
          continue;
        }
        const { errors } = step.refused;
        if (client.retry === false || !errors.every(({ isRetryable }) => isRetryable)) {
          yield step.refused;
          return;
        }
        progress.retryMs = Math.max(...errors.map(({ retryAfter = 0 }) => retryAfter * 1000));
      }
      signal?.throwIfAborted();
      onConnection?.(false);
      progress.attempts += 1;
      await delay(delayOf(progress), ended);
      signal?.throwIfAborted();
    }
  } finally {
    leaving.abort();
  }
}

interface Connecting {
  readonly operationName: string | undefined;
  readonly progress: Progress;
  readonly onConnection: SubscribeOptions['onConnection'];
  readonly silenceMs: number;
  readonly isLive: boolean;
  readonly signal: AbortSignal;
}

/** One connection of a subscription. */
async function* connection(
  client: ClientOptions,
  document: SentDocument,
  variables: Readonly<Record<string, unknown>>,
  connecting: Connecting,
): AsyncGenerator<Step, void, undefined> {
  const { operationName, progress, onConnection, silenceMs, isLive, signal } = connecting;
  const isById = document.id !== undefined && !progress.isByText && (client.persisted || document.text === undefined);
  const sent = isById ? { id: document.id, text: undefined } : { id: undefined, text: document.text };
  const common = { variables, files: [], operationName, isGet: false, signal, onUploadProgress: undefined };
  const extensions = isLive ? LIVE_EXTENSIONS : undefined;
  const live = isLive ? new LiveData() : undefined;
  const request = { ...common, extensions, document: sent, accept: ACCEPT_STREAM, lastEventId: progress.cursor };
  const send = await prepareRequest(client, request);
  progress.retryMs = undefined;
  try {
    const response = await send();
    if (!response.headers.get('content-type')?.startsWith(ACCEPT_STREAM)) {
      yield { refused: await readResult(response) };
      return;
    }
    onConnection?.(true);
    let isFirst = true;
    for await (const { event, data, id, retry } of streamEvents(response, silenceMs)) {
      progress.retryMs = retry ?? progress.retryMs;
      if (event === 'complete') return yield 'completed';
      if (event !== 'next') {
        // The position after which the events follow.
        progress.cursor = id ?? progress.cursor;
        continue;
      }
      const result = live ? live.result(data, response) : parseResult(data, response);
      const [error] = result.errors;
      const isEnd = id === undefined && result.data === null && error !== undefined;
      const after = error?.extensions['after'];
      // Before the first event, the end alone has the position.
      if (isEnd && typeof after === 'string') progress.cursor = after;
      // A credential that ends is renewed by the headers of the next connection, but one that is refused at once is wrong.
      if (isEnd && (INTERRUPTED.has(error.code) || (error.code === EXPIRED && !isFirst))) return yield 'interrupted';
      if (isById && document.text !== undefined && isUnknownDocument(result.errors)) {
        progress.isByText = true;
        return yield* connection(client, document, variables, connecting);
      }
      isFirst = false;
      progress.attempts = 0;
      progress.cursor = id ?? progress.cursor;
      yield { result };
    }
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof GraphError) throw cause;
    const message = `There was no response: ${cause instanceof Error ? cause.message : String(cause)}`;
    if (client.retry === false) yield { refused: failure({ message, extensions: { code: 'NETWORK_ERROR' }, cause }) };
  }
}

/** The delay of the next connection: exponential backoff with jitter, and the time for which the gateway asks at least. */
function delayOf({ attempts, retryMs = 0 }: Progress): number {
  const backoffMs = Math.min(MOST_DELAY_MS, DELAY_MS * 2 ** (attempts - 1));
  return Math.max(retryMs, backoffMs * (0.5 + Math.random() / 2));
}
