import { describe, expect, it } from 'vitest';
import { crossOriginError, simpleRequestError } from './origin-check.ts';

describe('a request of another origin', () => {
  it.each([
    [{}],
    [{ origin: 'http://localhost:4000' }],
    [{ origin: 'https://localhost:4000', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('is not one with %j', (headers) => {
    expect(crossOriginError({ host: 'LocalHost:4000', ...headers })).toBeUndefined();
  });

  it.each([
    [{ origin: 'http://evil.example' }],
    [{ origin: 'http://localhost:3000' }],
    [{ origin: 'http://localhost' }],
    [{ origin: 'null' }],
    [{ origin: '' }],
    [{ origin: 'file://' }],
    [{ origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('is one with %j', (headers) => {
    expect(crossOriginError({ host: 'localhost:4000', ...headers })).toMatchObject({ status: 403 });
  });

  it('is one with any origin where there is no Host, or an empty one', () => {
    expect(crossOriginError({ origin: 'http://localhost' })).toEqual({
      status: 403,
      message: 'Pages of other origins may not make this request.',
    });
    expect(crossOriginError({ host: '', origin: 'file://' })).toMatchObject({ status: 403 });
  });
});

describe('a simple request', () => {
  it.each([
    undefined,
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonx',
    'text/json',
    'text/plain, application/json',
  ])('is one of type %j', (type) => {
    expect(simpleRequestError({ 'content-type': type })).toEqual({
      status: 415,
      message: 'The request needs `Content-Type: application/json`.',
    });
  });

  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json ;x=y'])(
    'is none of type %j',
    (type) => {
      expect(simpleRequestError({ 'content-type': type })).toBeUndefined();
    },
  );
});
