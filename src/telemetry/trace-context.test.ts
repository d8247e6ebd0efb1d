import { describe, expect, it } from 'vitest';
import { parseTraceContext, Sampler, traceHeaders } from './trace.ts';

const [trace, span] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
const traceparent = `00-${trace}-${span}-01`;

describe('a trace context', () => {
  it('is read, and written as it came', () => {
    const context = parseTraceContext(traceparent, 'vendor=1');

    expect(context).toEqual({ traceId: trace, spanId: span, isSampled: true, state: 'vendor=1' });
    expect(context && traceHeaders(context)).toEqual(['traceparent', traceparent, 'tracestate', 'vendor=1']);
  });

  it('is not sampled without the flag, and may be of a later version with further fields', () => {
    expect(parseTraceContext(`00-${trace}-${span}-02`)?.isSampled).toBe(false);
    expect(parseTraceContext(`cc-${trace}-${span}-09-more`)).toMatchObject({ traceId: trace, isSampled: true });
  });

  it.each([
    '',
    'x',
    `ff-${trace}-${span}-01`,
    `00-${trace}-${span}-01-more`,
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace.toUpperCase()}-${span}-01`,
    `00-${trace}-${span}-01\n`,
    `00-${trace}-${span}-0`,
  ])('is invalid: %j', (text) => {
    expect(parseTraceContext(text, 'vendor=1')).toBeUndefined();
  });

  it('has no state that is too long or has other characters', () => {
    for (const state of ['', 'é', 'a\nb', 'x'.repeat(513)]) {
      expect(parseTraceContext(traceparent, state)?.state).toBeUndefined();
    }
  });
});

describe('the sampler', () => {
  it("follows the caller's decision", () => {
    const sampler = new Sampler(0);
    const isSampled = (flags: string) => sampler.traceOf(`00-${trace}-${span}-${flags}`, undefined)?.context.isSampled;

    expect([isSampled('01'), isSampled('00')]).toEqual([true, false]);
  });

  it('traces a share of the requests without a context', () => {
    const values = [0.05, 0.1, 0.5, 0.09];
    const sampler = new Sampler(0.1, () => values.shift() ?? 1);
    const traces = [1, 2, 3, 4].map(() => sampler.traceOf(undefined, undefined));

    expect(traces.map((each) => each?.isRoot)).toEqual([true, undefined, undefined, true]);
    expect(traces[0]?.context).toEqual({
      traceId: expect.stringMatching(/^[\da-f]{32}$/),
      spanId: '',
      isSampled: true,
    });
    expect(traces[0]?.context.traceId).not.toBe(traces[3]?.context.traceId);
  });
});
