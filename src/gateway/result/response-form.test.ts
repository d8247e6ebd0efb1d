import { describe, expect, it } from 'vitest';
import { fakeRequest } from '#test/fake-request';
import { Cors } from '../http/response-headers.ts';
import { ResponseForm } from './respond.ts';

const formOf = (headers: Readonly<Record<string, string>> = {}, repeated: readonly string[] = []) =>
  new ResponseForm(fakeRequest({ headers, repeated }), new Cors([]), undefined);

describe('the form of a response', () => {
  it('has the media type JSON until it is negotiated, and the validator of its request', () => {
    const { method, mediaType, ifNoneMatch, headers } = formOf({ 'if-none-match': '"a"' });

    expect([method, mediaType, ifNoneMatch, headers]).toEqual(['POST', 'application/json', '"a"', []]);
  });

  it("has one request id: the caller's if it is valid, else a new one", () => {
    const idOf = (...given: Parameters<typeof formOf>) => formOf(...given).requestId;
    const own = /^[\da-f-]{36}$/;

    expect(idOf({ 'x-request-id': 'a-B_1.2:3' })).toBe('a-B_1.2:3');
    for (const invalid of ['', ' ', 'a b', 'a\n', '<script>', 'é', 'x'.repeat(101)]) {
      expect(idOf({ 'x-request-id': invalid })).toMatch(own);
    }
    expect(idOf({ 'x-request-id': 'a' }, ['x-request-id'])).toMatch(own);
    const one = formOf();
    expect(one.requestId).toBe(one.requestId);
    expect(one.requestId).not.toBe(formOf().requestId);
  });

  it('identifies its caller by headers that are not repeated', () => {
    const { caller } = formOf({ authorization: 'a', cookie: 'b' }, ['cookie']);

    expect([caller.header('authorization'), caller.header('cookie'), caller.header('x-tenant')]).toEqual([
      'a',
      undefined,
      undefined,
    ]);
  });
});
