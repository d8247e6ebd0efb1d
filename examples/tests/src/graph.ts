/** An error of the graph, as far as this screen shows it. */
export class GraphFailure extends Error {
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** Runs an operation. Throws its first error. */
export async function graph<Data>(query: string, variables: object = {}): Promise<Data> {
  const response = await fetch('http://localhost:3000/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors = [] } = (await response.json()) as Answer<Data>;
  const [error] = errors;
  if (error || !data) throw new GraphFailure(error?.message ?? 'No data.', error?.extensions?.code);
  return data;
}
