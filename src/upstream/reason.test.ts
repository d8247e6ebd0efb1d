import { describe, expect, it } from 'vitest';
import { hasReason } from './client.ts';
import { UpstreamStatusError, UpstreamTimeoutError } from './errors.ts';

const call = { slug: 'probe', operation: { id: 'get', method: 'GET', path: '/' } } as const;
const failure = (body: unknown) => new UpstreamStatusError('PERMISSION_DENIED', call, { status: 403, body });

describe('hasReason', () => {
  it.each<[unknown, boolean]>([
    [{ error: { details: [{ '@type': 'x' }, { reason: 'GONE' }] } }, true],
    [{ error: { details: [{ reason: 'LOST' }] } }, false],
    [{ error: { details: [null, 'GONE', { reason: ['GONE'] }] } }, false],
    [{ error: { details: { reason: 'GONE' } } }, false],
    [{ error: { reason: 'GONE' } }, false],
    ['GONE', false],
    [undefined, false],
  ])('of %j is %s', (body, expected) => {
    expect(hasReason(failure(body), 'GONE')).toBe(expected);
  });

  it('is false without a response', () => {
    expect(hasReason(new UpstreamTimeoutError(call, 'took too long'), 'GONE')).toBe(false);
  });
});
