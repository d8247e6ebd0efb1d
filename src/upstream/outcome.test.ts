import { describe, expect, it } from 'vitest';
import { operation } from '#test/hostile/contract';
import { orNull, outcome } from './client.ts';
import { UpstreamStatusError } from './errors.ts';

const call = { slug: 'probe', operation: operation({ path: '/' }) };
const notFound = new UpstreamStatusError('NOT_FOUND', call, { status: 404, body: 'gone' });
const conflict = new UpstreamStatusError('CONFLICT', call, { status: 409, body: 'taken' });
const other = new Error('other');

describe('orNull', () => {
  it('is the result, or null for NOT_FOUND', async () => {
    expect(await orNull(Promise.resolve(0))).toBe(0);
    expect(await orNull(Promise.reject(notFound))).toBeNull();
  });

  it.each([conflict, other])('throws %s', async (error) => {
    await expect(orNull(Promise.reject(error))).rejects.toBe(error);
  });
});

describe('outcome', () => {
  const of = (pending: Promise<string>) =>
    outcome(pending, (answer) => `accepted ${answer}`, {
      CONFLICT: (error) => `refused ${String((error as UpstreamStatusError).body)}`,
    });

  it('is made of the result, or of a refusal by its code', async () => {
    expect(await of(Promise.resolve('x'))).toBe('accepted x');
    expect(await of(Promise.reject(conflict))).toBe('refused taken');
  });

  it.each([notFound, other])('throws %s, for which there is no refusal', async (error) => {
    await expect(of(Promise.reject(error))).rejects.toBe(error);
  });

  it('throws errors of its callbacks', async () => {
    const pending = outcome(
      Promise.resolve('x'),
      () => {
        throw conflict;
      },
      { CONFLICT: () => 'refused' },
    );

    await expect(pending).rejects.toBe(conflict);
  });
});
