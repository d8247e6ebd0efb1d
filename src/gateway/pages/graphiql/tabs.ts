import type { GraphQLSchema } from 'graphql';
import { type ExampleFile, examplesFor, readExamples, readStreamExamples } from '../examples.ts';

/** The initial content of a GraphiQL tab. */
export interface Tab {
  readonly query: string;
  /** As JSON. */
  readonly headers?: string;
}

/** One tab per example file, those with streams last. GraphiQL shows them in a browser without stored tabs. */
export function tabsFor(schema: GraphQLSchema): Tab[] {
  return examplesFor(schema, [...readExamples(), ...readStreamExamples()]).map(tabOf);
}

function tabOf({ operations }: ExampleFile): Tab {
  const headers: Record<string, string> = Object.assign({}, ...operations.map((each) => each.headers));
  return {
    query: `${operations.map(({ text }) => text).join('\n\n')}\n`,
    ...(Object.keys(headers).length > 0 && { headers: JSON.stringify(headers, null, 2) }),
  };
}
