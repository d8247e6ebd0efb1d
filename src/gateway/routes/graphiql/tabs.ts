import type { GraphQLSchema } from 'graphql';
import type { Subgraph } from '#graph';
import {
  type Example,
  type ExampleFile,
  examplesFor,
  examplesIn,
  readExamples,
  readStreamExamples,
} from '../examples.ts';

/** The initial content of a GraphiQL tab. */
export interface Tab {
  readonly query: string;
  /** As JSON. */
  readonly headers?: string;
}

/**
 * One tab for each example file, those with streams last; first those of APIs of one's own, an operation each. GraphiQL
 * shows them in a browser without stored tabs.
 */
export function tabsFor(schema: GraphQLSchema, subgraphs: readonly Subgraph[] = []): Tab[] {
  const own = subgraphs.flatMap(({ slug, own: { examples } = {} }) =>
    (examples === undefined ? [] : readable(examples)).map((each) => ({ name: slug, operations: [each] })),
  );
  return examplesFor(schema, [...own, ...readExamples(), ...readStreamExamples()]).map(tabOf);
}

/** The operations of a file that its owner may have edited. */
function readable(examples: string): readonly Example[] {
  try {
    return examplesIn(examples);
  } catch {
    return [];
  }
}

function tabOf({ operations }: ExampleFile): Tab {
  const headers: Record<string, string> = Object.assign({}, ...operations.map((each) => each.headers));
  return {
    query: `${operations.map(({ text }) => text).join('\n\n')}\n`,
    ...(Object.keys(headers).length > 0 && { headers: JSON.stringify(headers, null, 2) }),
  };
}
