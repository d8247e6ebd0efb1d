import { hash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { HookKey } from '#config';
import type { HookRule } from '#graph';
import { type RequestErrorOptions, requestError } from '../request-error.ts';

/** The oldest message that is received: an API sends one that failed again for some minutes. */
export const OLDEST_MS = 10 * 60_000;
/** By how much the clock of an API may be ahead. */
export const AHEAD_MS = 60_000;

/** A message that an API has signed. */
export interface SignedMessage {
  /** Equal for equal messages alone. */
  readonly id: string;
}

/** Reads a message whose signature and time are valid. Rejects with the refusal of any other. */
export async function readMessage(
  text: string,
  { sentAt }: HookRule,
  keys: readonly HookKey[],
): Promise<SignedMessage> {
  const payload = await verified(text, keys);
  const time = timeIn(payload, sentAt);
  if (time === undefined) {
    throw new MessageRefusal('untimed', `The message has no time, as milliseconds since 1970 in \`${sentAt}\`.`);
  }
  const age = Date.now() - time;
  if (age > OLDEST_MS) throw new MessageRefusal('late', 'The message was sent more than 10 minutes ago.');
  if (age < -AHEAD_MS) throw new MessageRefusal('early', 'The message is from the future: compare the clocks.');
  // The signed text itself: other texts of the same signature would be other ids.
  return { id: hash('sha256', text.slice(0, text.lastIndexOf('.')), 'base64url') };
}

async function verified(token: string, keys: readonly HookKey[]): Promise<Uint8Array> {
  const { compactVerify } = await import('jose');
  try {
    const { payload } = await compactVerify(token, ({ kid }) => secretOf(kid, keys), { algorithms: ['HS256'] });
    return payload;
  } catch {
    // Each error of jose is the same refusal.
    throw new MessageRefusal(
      'unsigned',
      'The body is no JWT that a key of `subscriptions.hooks` has signed by HS256.',
      {
        status: 401,
        code: 'UNAUTHENTICATED',
        headers: { 'www-authenticate': 'JWT' },
      },
    );
  }
}

function secretOf(kid: string | undefined, keys: readonly HookKey[]): Uint8Array {
  const key = keys.find(({ id }) => id === kid);
  if (!key) throw new Error('unknown key');
  return Buffer.from(key.secret);
}

function timeIn(payload: Uint8Array, name: string): number | undefined {
  let found: unknown;
  try {
    found = JSON.parse(Buffer.from(payload).toString());
  } catch {
    return undefined;
  }
  const time = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined;
  return typeof time === 'number' ? time : undefined;
}

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
