import type { Plugin } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { served } from '#test/served';
import { ORDER, shop } from '../pipeline/shop.ts';

const BYTES = 100_000;
const HTTP: Plugin = { onRequest() {} };
const read = ({ body }: { body: Buffer }) => JSON.parse(body.toString());

/** A plugin that makes the data of each result a list of so many bytes. */
function growing(hook: 'onExecute' | 'onResultProcess', bytes: () => number): Plugin {
  const grow = (result: any) => (result.data.order.orderId = 'x'.repeat(bytes() - '{"order":{"orderId":""}}'.length));
  return hook === 'onExecute'
    ? { onExecute: () => ({ onExecuteDone: ({ result }) => void grow(result) }) }
    : { onResultProcess: ({ result }) => void grow(result) };
}

describe.each<[string, 'onExecute' | 'onResultProcess', readonly Plugin[]]>([
  ['around operations', 'onExecute', []],
  ['around operations under Yoga', 'onExecute', [HTTP]],
  ['around responses', 'onResultProcess', []],
])('a result that a plugin %s changes in place', (_where, hook, others) => {
  it('is held to limits.answer as it is then', async () => {
    let bytes = BYTES;
    const { gateway } = await shop({ settings: { limits: { answer: BYTES } } });
    const { post } = await served(gateway, [growing(hook, () => bytes), ...others]);

    const allowed = read(await post({ query: ORDER }));
    expect(JSON.stringify(allowed.data)).toHaveLength(BYTES);
    bytes += 1;
    expect(read(await post({ query: ORDER }))).toMatchObject({
      data: null,
      errors: [
        {
          message: `The answer is larger than ${BYTES} bytes, the limit set by limits.answer.`,
          extensions: { code: 'OPERATION_TOO_COMPLEX' },
        },
      ],
    });
  });
});
