/** The addresses of what clients read apart: types of the graph, and long texts of answers. */
export const [SCHEMA_URI, RESULT_URI] = ['manifold://schema/', 'manifold://result/'] as const;

export const schemaTemplate = {
  uriTemplate: `${SCHEMA_URI}{type}`,
  name: 'schema',
  title: 'A type of the graph',
  description: 'Query, Mutation, or another type by its name, as SDL.',
  mimeType: 'application/graphql',
};

/** A text in the answer of a tool. It is read by calling the tool again, as the caller who reads. */
export interface NamedResult {
  readonly tool: string;
  readonly args: Record<string, unknown>;
  readonly path: string;
}

export function resultUri(tool: string, args: object, path: string): string {
  return `${RESULT_URI}${tool}/${Buffer.from(JSON.stringify([args, path])).toString('base64url')}`;
}

/** What an address of a result names; `undefined` for any other text. */
export function namedResult(uri: string): NamedResult | undefined {
  const [tool = '', named = ''] = uri.slice(RESULT_URI.length).split('/');
  try {
    const [args, path] = JSON.parse(Buffer.from(named, 'base64url').toString()) as [unknown, unknown];
    const isNamed = typeof args === 'object' && args !== null && typeof path === 'string';
    return isNamed ? { tool, args: args as Record<string, unknown>, path } : undefined;
  } catch {
    return undefined;
  }
}
