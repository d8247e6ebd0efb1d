import { errors } from 'undici';
import { describe, expect, it } from 'vitest';
import { operation } from '#test/hostile/contract';
import {
  NotConfiguredError,
  UpstreamResponseError,
  UpstreamStatusError,
  UpstreamTimeoutError,
  UpstreamUnreachableError,
} from './errors.ts';
import { failureOf, isLostConnection } from './exchange.ts';

const plan = { slug: 'probe', operation: operation({ path: '/things/{id}' }) };
const coded = (code: string) => Object.assign(new Error('canary'), { code });

describe('failureOf', () => {
  it.each([
    [new errors.ConnectTimeoutError('canary'), UpstreamTimeoutError, 'took too long to accept a connection'],
    [coded('ETIMEDOUT'), UpstreamTimeoutError, 'took too long to accept a connection'],
    [new errors.HTTPParserError('canary'), UpstreamResponseError, 'answered with something that is not HTTP'],
    [new errors.HeadersOverflowError('canary'), UpstreamResponseError, 'answered with something that is not HTTP'],
    [
      new errors.ResponseContentLengthMismatchError('canary'),
      UpstreamResponseError,
      'answered with something that is not HTTP',
    ],
    [new errors.SocketError('canary'), UpstreamUnreachableError, 'lost its connection before the answer was there'],
    [coded('ECONNRESET'), UpstreamUnreachableError, 'lost its connection before the answer was there'],
    [coded('EPIPE'), UpstreamUnreachableError, 'lost its connection before the answer was there'],
    [coded('ECONNREFUSED'), UpstreamUnreachableError, 'could not be reached: nothing listens there'],
    [coded('ENOTFOUND'), UpstreamUnreachableError, 'could not be reached: there is no such host'],
    [coded('EAI_AGAIN'), UpstreamUnreachableError, 'could not be reached: its host could not be looked up'],
    [coded('ERR_SSL_WRONG_VERSION_NUMBER'), UpstreamUnreachableError, 'could not be reached: it does not speak TLS'],
    [new Error('canary'), UpstreamUnreachableError, 'could not be reached'],
  ])('describes %s, and has it as its cause for the log', (cause, Kind, what) => {
    const error = failureOf(plan, cause);

    expect(error).toBeInstanceOf(Kind);
    expect(error.message).toBe(`probe GET /things/{id} ${what}`);
    expect(error.cause).toBe(cause);
  });

  it('recognizes a lost connection', () => {
    const codes = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'UND_ERR_ABORTED'];

    expect(codes.map((code) => isLostConnection(coded(code)))).toEqual([true, true, true, false, false]);
    expect(isLostConnection(new Error('x'))).toBe(false);
  });
});

describe('a failure', () => {
  const answered = (status: number, code: 'UPSTREAM_ERROR' | 'UNIMPLEMENTED' = 'UPSTREAM_ERROR') =>
    new UpstreamStatusError(code, plan, { status, body: '' });

  it.each([
    [answered(400), false],
    [answered(429), false],
    [answered(500), true],
    [answered(503), true],
    [answered(501, 'UNIMPLEMENTED'), false],
    [answered(200), false],
    [new UpstreamTimeoutError(plan, 'x'), true],
    [new UpstreamUnreachableError(plan, 'x'), true],
    [new UpstreamResponseError(plan, 'x', { status: 200 }), false],
    [new UpstreamResponseError(plan, 'x', { status: 502 }), true],
    [new UpstreamResponseError(plan, 'is not HTTP'), true],
  ])('%s: %j', (error, expected) => {
    expect(error.isUnhealthy).toBe(expected);
  });
});

it('the error of an API without an address names its variable', () => {
  expect(new NotConfiguredError(plan)).toMatchObject({
    message: 'probe has no address: set MANIFOLD_PROBE_URL',
    code: 'NOT_CONFIGURED',
    call: plan,
  });
});
