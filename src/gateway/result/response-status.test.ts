import { type ExecutionResult, GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { MediaType } from '../http/response-headers.ts';
import { OperationTimeoutError } from '../limits/deadlines.ts';
import { headersFrom, statusOf } from './respond.ts';

const JSON_TYPE: MediaType = 'application/json';
const RESPONSE_TYPE: MediaType = 'application/graphql-response+json';
const error = (http?: object, originalError?: Error) =>
  new GraphQLError('an error', { extensions: http ? { http } : {}, originalError });
const statuses = (result: ExecutionResult) => [statusOf(result, JSON_TYPE), statusOf(result, RESPONSE_TYPE)];

describe('the status of a response', () => {
  it('is 200 for data, with and without errors', () => {
    expect(statuses({ data: { a: 1 } })).toEqual([200, 200]);
    expect(statuses({ data: { a: null }, errors: [error()] })).toEqual([200, 200]);
    expect(statuses({ data: null, errors: [error(undefined, new Error('failed'))] })).toEqual([200, 200]);
    expect(statuses({ data: null, errors: [new Error('failed') as GraphQLError] })).toEqual([200, 200]);
  });

  it('is what an error asks for, and the highest of several', () => {
    expect(statuses({ errors: [error({ status: 413 })] })).toEqual([413, 413]);
    expect(statuses({ errors: [error({ status: 400 }), error({ status: 401 }), error({ status: 400 })] })).toEqual([
      401, 401,
    ]);
    expect(statuses({ data: null, errors: [error({ status: 401 })] })).toEqual([401, 401]);
  });

  it('is what a result asks for', () => {
    expect(statuses({ data: {}, extensions: { http: { status: 202 } } })).toEqual([202, 202]);
    expect(statuses({ errors: [error({ status: 401 })], extensions: { http: { status: 403 } } })).toEqual([403, 403]);
    expect(statuses({ data: {}, extensions: { http: null, other: 1 } })).toEqual([200, 200]);
    expect(statuses({ data: {}, extensions: { http: { status: null } } })).toEqual([200, 200]);
  });

  it('is that of the specification in its own media type alone', () => {
    expect(statuses({ errors: [error({ status: 400, spec: true })] })).toEqual([200, 400]);
    expect(statuses({ errors: [error({ status: 404, spec: true })] })).toEqual([200, 404]);
    expect(statuses({ errors: [error({ status: 400, spec: true }), error({ status: 404 })] })).toEqual([404, 404]);
  });

  it('is an error where nothing was executed, in the media type whose status says so', () => {
    expect(statuses({ errors: [error()] })).toEqual([200, 400]);
    expect(statuses({ errors: [error({ headers: {} })] })).toEqual([200, 400]);
    expect(statuses({})).toEqual([200, 200]);
  });

  it('is 500 where something unexpected ended the request before its execution', () => {
    const unexpected = [new TypeError('failed'), error(undefined, new TypeError('failed')), 'text', null, undefined];

    for (const each of unexpected) expect(statuses({ errors: [each as GraphQLError] })).toEqual([500, 500]);
    expect(statuses({ errors: [error({ status: 401 }), new TypeError('failed') as never] })).toEqual([401, 401]);
    expect(statuses({ errors: [error(undefined, error())] })).toEqual([200, 400]);
  });

  it('is 504 where the deadline passed without data', () => {
    const timeout = new OperationTimeoutError(5);

    for (const each of [timeout, error(undefined, timeout)])
      expect(statuses({ errors: [each as GraphQLError] })).toEqual([504, 504]);
    expect(statuses({ data: null, errors: [error(undefined, timeout)] })).toEqual([200, 200]);
  });

  it.each(['401', 99, 600, 1000, 200.5, Number.NaN, {}, 101, 103, 204, 205, 304])(
    'is not %j, which is none of a response with content',
    (status) => {
      expect(statuses({ errors: [error({ status })] })).toEqual([500, 500]);
      expect(statuses({ errors: [error({ status }), error({ status: 401 })] })).toEqual([500, 500]);
    },
  );
});

describe('the headers of a response', () => {
  it('are those of its errors and its result, a later one in place of an earlier one', () => {
    const result = {
      extensions: { http: { headers: { 'X-One': 1, 'x-two': 'b' } } },
      errors: [error({ headers: { 'X-TWO': 'c' } }), error(), error({ status: 400 })],
    };

    expect(headersFrom(result)).toEqual(['x-one', '1', 'x-two', 'c']);
    expect(headersFrom({ data: {} })).toEqual([]);
    expect(headersFrom({ data: {}, extensions: { http: { headers: null } } })).toEqual([]);
  });

  it('do not frame the response', () => {
    const headers = {
      'Content-Length': '1',
      'transfer-encoding': 'chunked',
      'content-type': 'text/html',
      'Keep-Alive': 'timeout=1',
      upgrade: 'x',
      trailer: 'x',
      connection: 'close',
      'retry-after': '1',
    };

    expect(headersFrom({ errors: [error({ headers })] })).toEqual(['connection', 'close', 'retry-after', '1']);
  });

  it.each([
    { 'x-one': 'a\r\nset-cookie: b=c' },
    { 'x-one': '\u0000' },
    { 'x-one': 'Ω' },
    { 'x one': 'a' },
    { 'x-one\r\n': 'a' },
    { '': 'a' },
    { 'content-length': '\n' },
  ])('are refused where one cannot be sent: %j', (headers) => {
    expect(() => headersFrom({ errors: [error({ headers })] })).toThrow(TypeError);
  });
});
