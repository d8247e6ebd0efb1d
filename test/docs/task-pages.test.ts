import { describe, expect, it } from 'vitest';
import type { Slug } from '#contracts';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { pageExamples, typeProblems } from '#test/page-examples';
import { served } from '#test/served';
import { outputOf, shownCommands, shownOutput, withoutBlanks } from './shown-commands.ts';

/** Pages whose requests, by curl, go to one gateway, over the sandbox of these APIs. Their programs are run in the installed package. */
const PAGES: readonly (readonly [page: string, slugs: readonly Slug[]])[] = [
  ['docs/client.md', []],
  ['docs/downloads.md', ['reviews']],
  ['docs/errors.md', ['countries', 'webhooks']],
  ['docs/incremental.md', ['countries', 'marketplace']],
  ['docs/paging.md', ['banking', 'countries']],
  ['docs/performance.md', ['marketplace']],
  ['docs/start.md', ['chat', 'countries']],
  ['docs/uploads.md', ['datalake']],
];
const [GRAPH, SANDBOX] = ['http://127.0.0.1:4000/graphql', 'http://127.0.0.1:4100'];

describe.each(PAGES)('%s', (page, slugs) => {
  const examples = pageExamples(page);
  const requests = shownCommands(page).filter(({ command }) => command.startsWith('curl '));
  /** Adapts code of the page to a gateway and a sandbox of their own. */
  const adaptation = async () => {
    const { gateway, sandbox } = await gatewayOverSandbox(...slugs);
    const { address } = await served(gateway);
    return (code: string) => code.replaceAll(GRAPH, address).replaceAll(SANDBOX, sandbox.origin);
  };

  it('has programs or requests', () => {
    expect(examples.length + requests.length).toBeGreaterThan(0);
  });

  // The types of the whole gateway take ten seconds: programs with `manifold-gateway/testing` are only run.
  it.skipIf(examples.length === 0 || examples.some(({ code }) => code.includes('manifold-gateway/testing')))(
    'has programs that type-check',
    async () => {
      expect(await typeProblems(examples)).toBe('');
    },
    60_000,
  );

  it.skipIf(requests.length === 0)('has requests with the responses that it shows', async () => {
    const adapt = await adaptation();

    for (const { command, printed } of requests) {
      expect(command).toContain(GRAPH);
      expect(withoutBlanks(await outputOf(adapt(command)))).toMatch(shownOutput(printed));
    }
  });
});
