import { describe, expect, it } from 'vitest';
import { Body } from '#http';
import { weightOfBody, weightOfHeaders } from './cache-store.ts';

const weigh = (text: string) => weightOfBody(Body.of(Buffer.from(text)));

describe('weightOfBody', () => {
  it('counts each byte, and each list, object and item', () => {
    expect(weigh('')).toBe(0);
    expect(weigh('12345')).toBe(5);
    expect(weigh('"é"')).toBe(4);
    expect(weigh('[]')).toBe(2 + 48);
    expect(weigh('{"a":[1,2]}')).toBe(11 + 2 * 48 + 16);
  });

  it('counts a body of several parts', () => {
    const body = new Body();
    for (const part of ['[1', ',2', ']']) body.add(Buffer.from(part));

    expect(weightOfBody(body)).toBe(weigh('[1,2]'));
  });
});

describe('weightOfHeaders', () => {
  it('counts every value twice, and a policy', () => {
    expect(weightOfHeaders({})).toBe(1024);
    expect(weightOfHeaders({ etag: '"abc"', vary: undefined, age: '10' })).toBe(1024 + 2 * 7);
  });
});
