import type { GraphQLSchema } from 'graphql';
import type { GraphiQLOptions } from 'graphql-yoga';
import { type ExampleFile, examplesFor, readExamples } from './examples.ts';

/** GraphiQL measures the tabs that it opens with before they are in place, and then lets them jump from under the mouse. */
const TABS_STAY = '<style>.graphiql-tab { transform: none !important; }</style>';

/** GraphiQL's page, without a content delivery network. */
export async function graphiqlPage(options: GraphiQLOptions): Promise<string> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  return renderGraphiQL(options).replace('</head>', () => `${TABS_STAY}</head>`);
}

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
