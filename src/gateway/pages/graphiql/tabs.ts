import type { GraphQLSchema } from 'graphql';
import { type ExampleFile, examplesFor, readExamples } from '../examples.ts';

/** The first content of a tab of GraphiQL. */
export interface Tab {
  readonly query: string;
  /** As JSON. */
  readonly headers?: string;
}

/** A tab for each file of examples. They are shown in a browser that has no tabs of an earlier visit. */
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
