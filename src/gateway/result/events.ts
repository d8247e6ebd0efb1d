import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../error-codes.ts';
import type { SettleCost } from '../limits/budgets.ts';
import { type EventSink, type Interruption, isGraphQLError, type SentEvent } from '../types.ts';

let sharedId: string | undefined;

/**
 * Stands in the errors of events for the request id of each stream that they are sent to. Nobody is sent it, so no data can have it. It is
 * made for the first event: workerd has no random values while modules are loaded.
 */
export function sharedRequestId(): string {
  return (sharedId ??= randomUUID());
}

/** One event for all streams that read the same: encoded once. */
export class EventFrame implements SentEvent {
  /** The result of the operation as JSON. */
  readonly text: string;
  /** The position of the event; absent for an error of the subscription. */
  readonly cursor: string | undefined;
  #sse: Buffer | undefined;
  #isPersonal: boolean | undefined;

  constructor(text: string, cursor: string | undefined) {
    this.text = text;
    this.cursor = cursor;
  }

  /** The event of a stream, whose `id` a browser sends as `Last-Event-ID` when it connects again. */
  get sse(): Buffer {
    return (this.#sse ??= Buffer.from(`event: next\n${this.#id}data: ${this.text}\n\n`));
  }

  /** The event for the stream of a request: errors have its own id. */
  for(requestId: string): EventFrame {
    if (!(this.#isPersonal ??= this.text.includes(sharedRequestId()))) return this;
    return new EventFrame(this.text.replaceAll(sharedRequestId(), requestId), this.cursor);
  }

  get #id(): string {
    return this.cursor === undefined ? '' : `id: ${this.cursor}\n`;
  }
}

/** The end of a stream without further events. */
export const COMPLETE_EVENT = 'event: complete\ndata: \n\n';
/** The same as bytes. */
export const COMPLETION = Buffer.from(COMPLETE_EVENT);
/** A client connects again after a random time up to this, so that the clients of a gateway that stops do not come at once. */
const MOST_RETRY_MS = 5000;

/** The end of a stream that has further events: an error, and the time after which to connect again. */
export function interruptionEvent({ sse }: SentEvent, waitMs = 0): Buffer {
  const retryMs = waitMs + Math.floor(Math.random() * MOST_RETRY_MS);
  return Buffer.concat([Buffer.from(`retry: ${retryMs}\n`), sse]);
}

/** The position after which the events of a stream follow: without data, it is no event to its reader, who yet has its `id`. */
export function positionEvent(cursor: string): Buffer {
  return Buffer.from(`id: ${cursor}\n\n`);
}

const CAUSES: Readonly<Record<Interruption, { readonly code: ErrorCode; readonly message: string }>> = {
  slow: {
    code: 'SUBSCRIBER_TOO_SLOW',
    message: 'The subscriber reads too slowly.',
  },
  restart: {
    code: 'SUBSCRIPTION_INTERRUPTED',
    message: 'The gateway ends the subscription.',
  },
  expired: { code: 'UNAUTHENTICATED', message: 'The credential is not valid any more. Use a new one.' },
};

/** The last event of a subscriber whom the gateway ends: how to go on, and after which position if there is one. */
export function interruptionFrame(reason: Interruption, remedy: string, after?: string): EventFrame {
  const { code, message } = CAUSES[reason];
  const errors = [{ message: `${message} ${remedy}`, extensions: { code, ...(after !== undefined && { after }) } }];
  return new EventFrame(JSON.stringify({ errors }), undefined);
}

/** The refusal of budgets, with the position after which another subscription goes on. */
export function refusalAt(error: unknown, after: string | undefined): unknown {
  if (!isGraphQLError(error) || after === undefined) return error;
  return new GraphQLError(error.message, { extensions: { ...error.extensions, after } });
}

/** The time after which the budgets may allow another event. */
export function waitMsOf(error: unknown): number {
  const retryAfter = isGraphQLError(error) ? Number(error.extensions['retryAfter']) : Number.NaN;
  return (retryAfter > 0 ? retryAfter : 1) * 1000;
}

/** Begins a stream that is admitted. It ends the charge for its opening. */
export type StartStream = (sink: EventSink, settle: SettleCost) => void;
