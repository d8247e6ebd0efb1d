import type { ErrorCode } from '../error-codes.ts';
import { EventFrame } from './event-frame.ts';
import type { Interruption } from './event-sink.ts';

const CAUSES: Readonly<Record<Interruption, { readonly code: ErrorCode; readonly message: string }>> = {
  slow: {
    code: 'SUBSCRIBER_TOO_SLOW',
    message: 'The subscriber reads too slowly. Subscribe again `after` the last event.',
  },
  restart: {
    code: 'SUBSCRIPTION_INTERRUPTED',
    message: 'The gateway ends the subscription. Subscribe again `after` the last event.',
  },
  expired: { code: 'UNAUTHENTICATED', message: 'The credential is not valid any more. Subscribe with a new one.' },
};

/** The last event of a subscription that the gateway ends, with the position after which another one goes on. */
export function interruptionFrame(reason: Interruption, after: string | undefined): EventFrame {
  const { code, message } = CAUSES[reason];
  const errors = [{ message, extensions: { code, ...(after !== undefined && { after }) } }];
  return new EventFrame(JSON.stringify({ errors }), undefined);
}
