import { expect, it } from 'vitest';
import { sandboxOf } from '#test/over-sandbox';
import { pageExamples, runExamples } from '#test/page-examples';

it('docs/library.md has examples that print what they show', async () => {
  const { origin } = await sandboxOf(['countries']);
  const examples = pageExamples('docs/library.md');

  const outputs = await runExamples(examples, (program) => program.replaceAll('http://127.0.0.1:4100', origin));

  expect(outputs).toEqual(examples.map(({ printed }) => printed));
});

it('docs/testing.md has examples that print what they show', async () => {
  const examples = pageExamples('docs/testing.md');

  expect(await runExamples(examples)).toEqual(examples.map(({ printed }) => printed));
});
