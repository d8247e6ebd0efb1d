import { expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { served } from '#test/served';
import { PageProject, pageFiles } from './page-project.ts';

it.each([
  ['client', 'graphql-codegen'],
  ['apollo', 'graphql-codegen'],
  ['urql', 'graphql-codegen'],
  ['relay', 'relay-compiler'],
])(
  'has a project in docs/%s.md that compiles, and prints what the page shows',
  async (page, generator) => {
    const files = pageFiles(`docs/${page}.md`);
    const { gateway } = await gatewayOverSandbox('countries', 'marketplace', 'indexing', 'datalake', 'webhooks');
    const { address } = await served(gateway);
    const project = new PageProject(files, address);
    await project.command(generator);

    const programs = files.filter(({ printed }) => printed !== undefined);
    const printed: string[] = [];
    for (const { name } of programs) printed.push(await project.run(name));

    expect(programs.length).toBeGreaterThan(0);
    expect(printed).toEqual(programs.map((program) => program.printed));
    expect(await project.types()).toBe('');
  },
  180_000,
);
