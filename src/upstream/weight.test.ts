import { describe, expect, it } from 'vitest';
import { weightOfHeaders } from './cache.ts';
import { scanJson } from './decode.ts';

const weigh = (text: string) => scanJson(Buffer.from(text)).weight;

describe('the weight of a JSON text', () => {
  it('counts each byte, and each list, object and item', () => {
    expect(weigh('')).toBe(0);
    expect(weigh('12345')).toBe(5);
    expect(weigh('"é"')).toBe(4);
    expect(weigh('[]')).toBe(2 + 48);
    expect(weigh('{"a":[1,2]}')).toBe(11 + 2 * 48 + 16);
    expect(weigh('["[,{\\"["]')).toBe(10 + 48);
  });
});

describe('weightOfHeaders', () => {
  it('counts every value twice, and a policy', () => {
    expect(weightOfHeaders({})).toBe(1024);
    expect(weightOfHeaders({ etag: '"abc"', vary: undefined, age: '10' })).toBe(1024 + 2 * 7);
  });
});
