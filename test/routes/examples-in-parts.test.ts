import { getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { defaultSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { type Gateway, readExamples } from '#gateway';
import { Clock, Random } from '#sandbox';
import { gatewayFrom } from '#test/harness';
import { sandboxOf } from '#test/over-sandbox';
import { mergedParts } from '../execution/merged-parts.ts';
import { partsOf } from '../parts-of.ts';
import { isMutation } from './example-texts.ts';
import { inRandomParts } from './random-parts.ts';
import { wholeGraph } from './whole-graph.ts';

const examples = readExamples().flatMap(({ operations }) => operations);
/**
 * Whether the order of calls does not change the response: each random field has the next random value, and deferred fields of
 * a mutation are read when the mutations after it may have changed them.
 */
function isComparable(text: string): boolean {
  if (/\brandom[A-Z]/.test(text)) return false;
  const operation = getOperationAST(parse(text));
  if (operation?.operation === 'mutation') return operation.selectionSet.selections.length === 1;
  return operation?.operation === 'query';
}
/** One caller must not have the parts of another. */
const ANOTHER = { authorization: 'Bearer another' };
const ACCEPT = {
  byId: 'multipart/mixed;incrementalSpec=v0.2',
  byPath: 'multipart/mixed;deferSpec=20220824',
} as const;

/** The gateway with its caches and shared calls, over a sandbox with the same responses. */
async function cachingGraph() {
  const clock = new Clock();
  clock.stop(Date.parse('2026-09-14T10:11:12Z'));
  const sandbox = await sandboxOf(slugs, { clock });
  const contracts = slugs.map(readContract);
  return { sandbox, gateway: gatewayFrom(onSandbox(defaultSettings(contracts), contracts, sandbox.origin)) };
}

async function ask(gateway: Gateway, query: string, headers: Readonly<Record<string, string>>) {
  const request = { method: 'POST', body: JSON.stringify({ query }) };
  const typed = { 'content-type': 'application/json', ...headers };
  return gateway.fetch('http://gateway/graphql', { ...request, headers: typed });
}

/** The examples with `@defer` and `@stream` anywhere whose merged parts are not their whole response, and the others. */
async function compare(
  { gateway, sandbox }: Pick<Awaited<ReturnType<typeof cachingGraph>>, 'gateway' | 'sandbox'>,
  format: keyof typeof ACCEPT,
  seed: string,
  callers: readonly Readonly<Record<string, string>>[],
) {
  const different: object[] = [];
  let inParts = 0;
  for (const { name, text, headers: own } of examples) {
    if (!isComparable(text)) continue;
    // The sandbox answers one equally only after a reset.
    const reset = () => isMutation(text) && sandbox.reset();
    const query = inRandomParts(gateway.schema, text, new Random(`${seed} ${name}`));
    for (const caller of callers) {
      const headers = { ...own, ...caller };
      reset();
      const whole = (await (await ask(gateway, text, headers)).json()) as { data?: unknown; errors?: unknown };
      reset();
      const response = await ask(gateway, query, { ...headers, accept: ACCEPT[format] });
      const isIncremental = response.headers.get('content-type')?.startsWith('multipart/mixed') ?? false;
      if (isIncremental) inParts += 1;
      // Errors are in the part of their field, and some replace it.
      if (whole.errors) {
        await response.text();
        continue;
      }
      const merged = isIncremental
        ? mergedParts(await Array.fromAsync(partsOf(response)), format)
        : ((await response.json()) as { data?: unknown }).data;
      try {
        expect(merged).toEqual(whole.data);
      } catch (error) {
        different.push({ query, headers, error: String(error) });
      }
    }
  }
  return { different, inParts };
}

describe('every example with @defer and @stream anywhere', { timeout: 300_000 }, () => {
  it.each([
    ['byId', 'without caches', wholeGraph, [{}]],
    ['byPath', 'with caches and shared calls', cachingGraph, [{}, ANOTHER]],
  ] as const)('has the parts of its whole response, %s, %s', async (format, how, graph, callers) => {
    const { different, inParts } = await compare(await graph(), format, how, callers);
    expect(different).toEqual([]);
    expect(inParts).toBeGreaterThan((callers.length * examples.length) / 2);
  });
});
