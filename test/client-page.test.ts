import { expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { pageExamples, runExamples, typeProblems } from '#test/page-examples';
import { served } from '#test/served';

const examples = pageExamples('docs/client.md');

it('has examples that print what they show', async () => {
  const { gateway } = await gatewayOverSandbox('countries', 'marketplace', 'indexing', 'datalake', 'webhooks');
  const { address } = await served(gateway);

  const outputs = await runExamples(examples, (program) =>
    program.replaceAll('http://127.0.0.1:4000/graphql', address),
  );

  expect(examples.length).toBeGreaterThan(5);
  expect(outputs).toEqual(examples.map(({ printed }) => printed));
});

it('has examples that type-check, as a package that uses the client does', async () => {
  expect(await typeProblems(examples)).toBe('');
});
