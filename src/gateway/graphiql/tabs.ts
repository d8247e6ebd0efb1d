import type { GraphQLSchema } from 'graphql';
import { type ExampleFile, examplesFor, readExamples } from '../examples.ts';

/** What a tab of GraphiQL begins with. */
export interface Tab {
  readonly query: string;
  /** As JSON. */
  readonly headers?: string;
}

/**
 * What GraphiQL opens with: a tab for each file of examples, which takes its title from the first operation in it. Tabs
 * that somebody has opened before are kept by the browser, and these are not shown again.
 */
export function tabsFor(schema: GraphQLSchema): Tab[] {
  return examplesFor(schema, readExamples()).map(tabOf);
}

function tabOf({ operations }: ExampleFile): Tab {
  const headers: Record<string, string> = Object.assign({}, ...operations.map((each) => each.headers));
  return {
    query: `${operations.map(({ text }) => text).join('\n\n')}\n`,
    ...(Object.keys(headers).length > 0 && { headers: JSON.stringify(headers, null, 2) }),
  };
}
