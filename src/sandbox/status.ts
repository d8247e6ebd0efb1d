import { json, type Reply } from './reply.ts';

const CODES = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  RESOURCE_EXHAUSTED: 429,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const;

/** An error as six of the APIs write it: a status word, and its HTTP status. */
export function failed(status: keyof typeof CODES, message: string, more: object = {}): Reply {
  const code = CODES[status];
  return json({ error: { code, message, status, ...more } }, code);
}

/** Their answer to a request without a well-formed credential. */
export const unauthenticated = (): Reply => failed('UNAUTHENTICATED', 'A valid access token is needed.');
