import { describe, expect, it } from 'vitest';
import type { Slug } from '#contracts';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { pageExamples, runExamples, typeProblems } from '#test/page-examples';
import { served } from '#test/served';
import { outputOf, shownCommands, shownOutput, withoutBlanks } from './shown-commands.ts';

/** Pages whose programs and requests, by curl, go to one gateway, over the sandbox of these interfaces. */
const PAGES: readonly (readonly [page: string, slugs: readonly Slug[]])[] = [
  ['docs/errors.md', ['countries', 'webhooks']],
  ['docs/paging.md', ['banking', 'countries']],
  ['docs/performance.md', ['marketplace']],
  ['docs/uploads.md', ['datalake']],
];
const GRAPH = 'http://127.0.0.1:4000/graphql';

describe.each(PAGES)('%s', (page, slugs) => {
  const examples = pageExamples(page);
  const requests = shownCommands(page);
  const addressOf = async () => (await served((await gatewayOverSandbox(...slugs)).gateway)).address;

  it.skipIf(examples.length === 0)(
    'has programs that print what it shows',
    async () => {
      const address = await addressOf();

      const outputs = await runExamples(examples, (program) => program.replaceAll(GRAPH, address));

      expect(outputs).toEqual(examples.map(({ printed }) => printed));
    },
    60_000,
  );

  it('has programs or requests', () => {
    expect(examples.length + requests.length).toBeGreaterThan(0);
  });

  // The types of the whole gateway take ten seconds: programs with `manifold/testing` are only run.
  it.skipIf(examples.some(({ code }) => code.includes('manifold/testing')))(
    'has programs that type-check',
    async () => {
      expect(await typeProblems(examples)).toBe('');
    },
    60_000,
  );

  it('has requests with the responses that it shows', async () => {
    const address = await addressOf();

    for (const { command, printed } of requests) {
      expect(command).toContain(GRAPH);
      expect(withoutBlanks(await outputOf(command.replaceAll(GRAPH, address)))).toMatch(shownOutput(printed));
    }
  });
});
