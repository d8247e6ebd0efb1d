import { isGraphQLError } from '../execution/values.ts';
import { MessageRefusal } from './message-refusal.ts';

/** Why messages are refused that are not read. */
const REASONS: Readonly<Record<string, string>> = { RATE_LIMITED: 'limited', OVERLOADED: 'overloaded' };

/** Why a message was refused, as a label: one of ten. */
export function messageOutcome(error: unknown): string {
  if (error instanceof MessageRefusal) return error.reason;
  if (!isGraphQLError(error)) return 'failed';
  return REASONS[String(error.extensions['code'])] ?? 'unreadable';
}
