import type { Failure } from '#contracts/chat';
import {
  type ErrorForms,
  json,
  type LimitState,
  type Refused,
  type Reply,
  type Throttle,
  type Violation,
} from '#sandbox';
import { limitHeaders } from './limits.ts';

/** The codes of a form's errors, by the rule that a value breaks; those of types, by the type. */
const CODES: Readonly<Record<string, readonly [code: string, message: string]>> = {
  missing: ['BASE_TYPE_REQUIRED', 'This field is required'],
  enum: ['BASE_TYPE_CHOICES', 'Value must be one of the choices.'],
  minimum: ['NUMBER_TYPE_MIN', 'The value is too small.'],
  maximum: ['NUMBER_TYPE_MAX', 'The value is too large.'],
  minLength: ['BASE_TYPE_BAD_LENGTH', 'The text is too short.'],
  maxLength: ['BASE_TYPE_MAX_LENGTH', 'The text is too long.'],
  maxItems: ['BASE_TYPE_MAX_LENGTH', 'The list is too long.'],
  integer: ['NUMBER_TYPE_COERCE', 'The value is not an integer.'],
  boolean: ['BOOLEAN_TYPE_CONVERT', 'The value is not a boolean.'],
  array: ['LIST_TYPE_CONVERT', 'Only iterables may be used in a list.'],
  object: ['DICT_TYPE_CONVERT', 'Only dictionaries may be used in a dictionary.'],
  string: ['STRING_TYPE_CONVERT', 'Could not interpret the value as a string.'],
};

/** The errors of the chat platform. */
export const chatErrors: ErrorForms = {
  invalid(violations) {
    if (violations.some(({ rule }) => rule === 'syntax'))
      return failure(400, 50109, 'The request body contains invalid JSON.');
    const leaves = violations.map((each) => leafOf(each));
    return invalidForm(leaves.reduce<Record<string, unknown>>((all, leaf) => merged(all, leaf), {}));
  },
  unmatched: () => failure(404, 0, '404: Not Found'),
  throttled,
  failed: (status, message, refused) =>
    status === 429
      ? throttled({ waitMs: 1000, state: undefined }, refused)
      : failure(status, STATUS_CODES[status] ?? 0, message),
};

function throttled({ waitMs, state }: Throttle, { request, world }: Refused): Reply {
  const isGlobal = state !== undefined && state.limit.keyOf === undefined;
  const body = { message: 'You are being rate limited.', retry_after: waitMs / 1000, global: isGlobal };
  return json(body, 429, {
    'retry-after': String(Math.ceil(waitMs / 1000)),
    'x-ratelimit-scope': isGlobal ? 'global' : 'user',
    ...(isGlobal && { 'x-ratelimit-global': 'true' }),
    ...limitHeaders(
      isGlobal ? [] : [{ ...used(waitMs, world.clock.now(), request.parameters['channel_id'] ?? ''), ...state }],
    ),
  });
}

const STATUS_CODES: Readonly<Record<number, number>> = { 400: 50035, 403: 50013, 404: 10003 };

export function failure(status: number, code: number, message: string, errors?: Failure['errors']): Reply {
  return json({ message, code, ...(errors && { errors }) } satisfies Failure, status);
}

/** The refusal of one field. */
export function invalid(field: string, code: string): Reply {
  return invalidForm({ [field]: { _errors: [{ code, message: 'This is not valid.' }] } });
}

function invalidForm(errors: Readonly<Record<string, unknown>>): Reply {
  return failure(400, 50035, 'Invalid Form Body', errors);
}

/** A bucket that a fault of the sandbox has used up. */
function used(waitMs: number, now: number, key: string): LimitState {
  const limit = { requests: 5, seconds: 5, per: 'resource' } as const;
  return { limit, key, isExceeded: true, remaining: 0, resetMs: waitMs, resetAt: now + waitMs };
}

/** The errors mirror the body: each part of a field's path is a member. */
function leafOf({ rule, allowed, path }: Violation): Record<string, unknown> {
  const [code, message] = CODES[rule] ?? CODES[String(allowed[0])] ?? ['BASE_TYPE_BAD_TYPE', 'This is not valid.'];
  const leaf: Record<string, unknown> = { _errors: [{ code, message }] };
  return path.reduceRight<Record<string, unknown>>((inner, key) => ({ [key]: inner }), leaf);
}

function merged(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const result: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = result[key];
    const isTree = typeof known === 'object' && known !== null && !Array.isArray(known);
    result[key] = isTree ? merged(known as Record<string, unknown>, value as Record<string, unknown>) : value;
  }
  return result;
}
