import { GraphQLError } from 'graphql';
import { type RequestErrorOptions, requestError } from '../pipeline/request-error.ts';

/** Why a message is refused by what it says. */
type RefusalReason = 'unsigned' | 'untimed' | 'late' | 'early' | 'repeated' | 'full';

/** The error of a message that is refused, with the reason for metrics and the log. */
export class MessageRefusal extends GraphQLError {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, options?: RequestErrorOptions) {
    super(message, { extensions: requestError(message, options).extensions });
    this.reason = reason;
  }
}
