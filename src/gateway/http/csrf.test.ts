import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { fakeRequest } from '#test/fake-request';
import { assertNoCsrf, assertPreflighted, PREFLIGHT_HEADERS } from './reader.ts';

const check = (headers: IncomingHttpHeaders, identityHeaders: readonly string[] = [], method = 'GET') =>
  assertNoCsrf(fakeRequest({ method, headers }), identityHeaders);
const refusal = (status: number, code: string) =>
  expect.objectContaining({ extensions: { code, http: { status } } }) as Error;

describe('a request that needs no preflight', () => {
  it.each(['application/json', 'Application/JSON', 'application/json; charset=utf-8', 'application/json ;x=y'])(
    'passes with the type %j, which a page cannot send without one',
    (type) => {
      expect(() => check({ 'content-type': type })).not.toThrow();
    },
  );

  it.each([
    '',
    'text/plain',
    'message/http',
    'multipart/form-data',
    'text/plain; application/json',
    'application/jsonp',
    'application/json, text/plain',
    'text/plain, application/json',
    ' application/json',
  ])('is refused with the type %j', (type) => {
    for (const method of ['GET', 'HEAD']) {
      expect(() => check({ 'content-type': type }, [], method)).toThrow(refusal(415, 'BAD_REQUEST'));
    }
    expect(() => assertPreflighted(fakeRequest({}))).toThrow(
      'This request needs one of the headers graphql-preflight, apollo-require-preflight, x-graphql-yoga-csrf.',
    );
    expect(() => check({ 'content-type': type })).toThrow('A GET has no body: leave `Content-Type` out.');
  });

  it.each<[IncomingHttpHeaders, string]>([
    [{ cookie: 'a=b' }, 'cookie'],
    [{ cookie: '' }, 'cookie'],
    [{ authorization: 'Basic YTpi' }, 'authorization'],
    [{ authorization: 'bAsIc YTpi' }, 'authorization'],
    [{ authorization: 'Digest a=b' }, 'authorization'],
    [{ authorization: 'NTLM abc' }, 'authorization'],
    [{ authorization: 'Negotiate abc' }, 'authorization'],
  ])('is refused with %j where that is forwarded, unless a header shows a preflight', (headers, forwarded) => {
    expect(() => check(headers, ['x-other', forwarded])).toThrow(refusal(403, 'CSRF_PREVENTED'));
    expect(() => check(headers, ['x-other', forwarded], 'HEAD')).toThrow(refusal(403, 'CSRF_PREVENTED'));
    expect(() => check(headers, [])).not.toThrow();
    expect(() => check(headers, ['x-other'])).not.toThrow();
    for (const name of PREFLIGHT_HEADERS) {
      expect(() => check({ ...headers, [name]: '' }, [forwarded])).not.toThrow();
    }
  });

  it.each<IncomingHttpHeaders>([
    {},
    { authorization: 'Bearer abc' },
    { authorization: 'Basically' },
    { authorization: 'Token basic abc' },
    { 'x-api-key': 'abc' },
  ])('passes with %j, which no browser adds by itself', (headers) => {
    expect(() => check(headers, ['authorization', 'cookie', 'x-api-key'])).not.toThrow();
  });

  it('is never a POST: the body readers refuse content types without a preflight', () => {
    expect(() => check({ 'content-type': 'text/plain', cookie: 'a=b' }, ['cookie'], 'POST')).not.toThrow();
  });
});

describe('a preflight', () => {
  it('is proved by any of three headers, and by no other', () => {
    const shows = (headers: IncomingHttpHeaders) => () => assertPreflighted(fakeRequest({ headers }));

    for (const name of ['graphql-preflight', 'apollo-require-preflight', 'x-graphql-yoga-csrf']) {
      expect(shows({ [name]: '1' })).not.toThrow();
    }
    expect(shows({ origin: 'https://a.example', 'x-requested-with': '1' })).toThrow(refusal(403, 'CSRF_PREVENTED'));
  });
});
