import type { GraphQLSchema } from 'graphql';
import type { GraphiQLOptions } from 'graphql-yoga';
import { type ExampleFile, examplesFor, readExamples } from './examples.ts';

/**
 * What GraphiQL opens with: a tab for each file of examples, which takes its title from the first operation in it. Tabs
 * that somebody has opened before are kept by the browser, and these are not shown again.
 */
export function graphiqlOptions(schema: GraphQLSchema): GraphiQLOptions {
  const defaultTabs = examplesFor(schema, readExamples()).map(tabOf);
  return { title: 'Manifold', ...(defaultTabs.length > 0 && { defaultTabs }) };
}

function tabOf({ operations }: ExampleFile) {
  const headers: Record<string, string> = Object.assign({}, ...operations.map((each) => each.headers));
  return {
    query: `${operations.map(({ text }) => text).join('\n\n')}\n`,
    ...(Object.keys(headers).length > 0 && { headers: JSON.stringify(headers, null, 2) }),
  };
}
