import { describe, expect, it } from 'vitest';
import { joinRepeated } from './exchange.ts';

describe('joinRepeated', () => {
  it('joins the lines of a header in their order, without changing its argument', () => {
    const parsed = { vary: ['accept', 'x-tenant', '*'], etag: '"a"' };

    expect(joinRepeated(parsed)).toEqual({ vary: 'accept, x-tenant, *', etag: '"a"' });
    expect(parsed.vary).toEqual(['accept', 'x-tenant', '*']);
  });

  it('keeps set-cookie as a list', () => {
    expect(joinRepeated({ 'set-cookie': ['a=b', 'c=d'], age: ['1', '2'] })).toEqual({
      'set-cookie': ['a=b', 'c=d'],
      age: '1, 2',
    });
  });

  it('copies nothing if no header is repeated', () => {
    const parsed = { vary: 'accept', 'set-cookie': ['a=b'] };

    expect(joinRepeated(parsed)).toBe(parsed);
  });
});
