import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cause, mergeCauses, RepeatedCauses } from './causes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const cause = (fields: Cause['fields'], message = 'quotes GET /random answered 503'): Cause => ({
  level: 'warn',
  message,
  fields: { code: 'UPSTREAM_ERROR', api: 'quotes', operation: 'getRandomQuote', status: 503, ...fields },
});

describe('causes of one request', () => {
  it('that are equal become one with their count and the first path', () => {
    const causes = Array.from({ length: 649 }, (_, index) => cause({ requestId: 'r', path: `quotes.${index}` }));

    expect(mergeCauses(causes)).toEqual([cause({ requestId: 'r', path: 'quotes.0', count: 649 })]);
  });

  it.each<[string, Cause]>([
    ['message', cause({}, 'another')],
    ['level', { ...cause({}), level: 'error' }],
    ['code', cause({ code: 'UPSTREAM_TIMEOUT' })],
    ['api', cause({ api: 'jokes' })],
    ['operation', cause({ operation: 'listQuotes' })],
    ['status', cause({ status: 500 })],
    ['cause', cause({ cause: 'Error: reset' })],
    ['stack', cause({ stack: 'Error\n    at one' })],
  ])('stay apart by their %s', (_name, other) => {
    expect(mergeCauses([cause({}), other, cause({})])).toEqual([cause({ count: 2 }), other]);
  });
});

describe('causes of many requests', () => {
  function repeatedCauses() {
    const written: Cause[] = [];
    return { written, causes: new RepeatedCauses((each) => written.push(each)) };
  }

  it('are written at once the first time, and then once in ten seconds with their count', async () => {
    const { written, causes } = repeatedCauses();
    causes.add(cause({ requestId: '1' }));
    expect(written).toEqual([cause({ requestId: '1' })]);
    for (const requestId of ['2', '3']) causes.add(cause({ requestId }));
    causes.add(cause({ requestId: '4', count: 5 }));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(written).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(written.slice(1)).toEqual([cause({ requestId: '4', count: 7, withinMs: 10_000 })]);
    causes.add(cause({ requestId: '5' }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(written.slice(2)).toEqual([cause({ requestId: '5', count: 1, withinMs: 10_000 })]);
  });

  it('are written at once again after ten seconds without one, and no timer is left', async () => {
    const { written, causes } = repeatedCauses();
    causes.add(cause({}));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vi.getTimerCount()).toBe(0);
    causes.add(cause({}));

    expect(written).toEqual([cause({}), cause({})]);
  });

  it('that differ do not wait for each other', () => {
    const { written, causes } = repeatedCauses();
    causes.add(cause({ status: 503 }));
    causes.add(cause({ status: 500 }));

    expect(written).toHaveLength(2);
  });

  it('are counted separately up to a thousand, and together beyond', async () => {
    const { written, causes } = repeatedCauses();
    for (let index = 0; index < 5_000; index++) causes.add(cause({}, `message ${index}`));
    await vi.advanceTimersByTimeAsync(10_000);

    expect(written).toHaveLength(1002);
    expect(written.at(-1)).toEqual({
      level: 'warn',
      message: 'Further causes, beyond the number that is counted separately',
      fields: { count: 3_999, withinMs: 10_000 },
    });
  });

  it('are written when the log is closed', () => {
    const { written, causes } = repeatedCauses();
    causes.add(cause({}));
    causes.add(cause({}));
    causes.close();

    expect(written.slice(1)).toEqual([cause({ count: 1, withinMs: 10_000 })]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
