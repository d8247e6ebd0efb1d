import { createHash } from 'node:crypto';
import type { Mutator } from './mutator.ts';

const MOST_HEADER_CHARACTERS = 14_000;

/** Sends the request in another form. */
export const changeForm: Mutator = (request, { random }) => {
  const form = random.pick(['post', 'get', 'multipart'] as const);
  if (form === request.form || (form === 'get' && request.query.length > MOST_HEADER_CHARACTERS)) return undefined;
  return { ...request, form };
};

/** Adds a hash of the document, right or wrong, and sends or omits the document. */
export const nameDocument: Mutator = (request, { random }) => {
  const sha256Hash = random.chance(0.5) ? createHash('sha256').update(request.query).digest('hex') : '0'.repeat(64);
  return { ...request, extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }) };
};

/** Sends a long value of a header that the gateway reads. */
export const addHeader: Mutator = (request, { random }) => {
  const [name, piece] = random.pick([
    ['accept', 'a/b;q=1,'],
    ['accept', '*/*;q=0.1,'],
    ['accept', ','],
    ['accept', 'application/json;charset=utf-8;'],
    ['if-none-match', '"a",'],
    ['if-none-match', 'W/"'],
    ['cookie', 'a=b; '],
    ['authorization', 'Bearer '],
    ['traceparent', '00-'],
    ['x-request-id', 'a'],
    ['x-forwarded-for', '1.1.1.1, '],
  ] as const);
  const length = random.pick([100, 5000, MOST_HEADER_CHARACTERS]);
  return { ...request, headers: { ...request.headers, [name]: piece.repeat(Math.ceil(length / piece.length)).trim() } };
};
