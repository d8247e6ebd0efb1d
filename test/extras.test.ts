import { parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { defaultSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { readExamples } from '#gateway';
import { toGlobalId } from '#graph';
import { gatewayFrom, gatewayOver, runOn } from '#test/harness';
import { sandboxOf } from '#test/over-sandbox';

const settings = { apis: { jokes: { extras: false } } };

it('calls no operation outside the specification while extras are off', async () => {
  const { run, sent } = await gatewayOver('jokes', [], { settings });

  const { data, errors } = await run('query ($id: ID!) { node(id: $id) { id } }', { id: toGlobalId('Joke', 'a1') });

  expect(data).toEqual({ node: null });
  expect(errors).toEqual([
    {
      message: 'jokes getJoke is an operation outside the specification, and `extras` is off',
      locations: [{ line: 1, column: 20 }],
      path: ['node'],
      extensions: { code: 'UNIMPLEMENTED', api: 'jokes', operation: 'getJoke', requestId: 'test' },
    },
  ]);
  expect(sent).toEqual([]);
});

it('needs no such operation for the fields that are left', async () => {
  const contracts = slugs.map(readContract);
  const { origin } = await sandboxOf(slugs);
  const over = onSandbox(defaultSettings(contracts), contracts, origin);
  const apis = Object.fromEntries(Object.entries(over.apis).map(([slug, own]) => [slug, { ...own, extras: false }]));
  const gateway = gatewayFrom({ ...over, apis } as typeof over);
  const examples = readExamples().flatMap(({ operations }) => operations);
  const left = examples.filter(({ text }) => validate(gateway.schema, parse(text)).length === 0);

  // One after the other: all at once, a busy machine is too slow for some.
  const answers: Awaited<ReturnType<typeof runOn>>[] = [];
  for (const { text, headers } of left) answers.push(await runOn(gateway, text, {}, headers));

  expect(left.length).toBeGreaterThan(40);
  expect(left.length).toBeLessThan(examples.length);
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
});
