import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../error-codes.ts';
import { isGraphQLError } from '../execution/values.ts';
import { EventFrame } from './event-frame.ts';
import type { Interruption } from './event-sink.ts';

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
