import type { Random } from '#sandbox';
import type { CrossedCaller } from './callers.ts';

/** An operation as a caller writes it. */
export interface CrossedOperation {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | undefined;
  /** The name of its document. */
  readonly documentId?: string | undefined;
}

export interface CrossedAnswer {
  readonly status: number;
  /** The body as it came, without the id of the request. */
  readonly text: string;
  readonly worst: number | undefined;
  readonly actual: number | undefined;
}

type Fetch = (request: Request) => Promise<Response>;
type Ask = (url: string, operation: CrossedOperation, headers: Readonly<Record<string, string>>) => Request;

const JSON_TYPE = { 'content-type': 'application/json' };
const posted = (url: string, body: object, headers: Readonly<Record<string, string>>) =>
  new Request(url, { method: 'POST', headers: { ...headers, ...JSON_TYPE }, body: JSON.stringify(body) });

/** The ways in which an operation can be sent. */
export const WAYS: Readonly<Record<string, Ask>> = {
  POST: (url, { query, variables, operationName }, headers) =>
    posted(url, { query, variables, operationName }, headers),
  'POST of a text of its own': (url, { query, ...rest }, headers) =>
    posted(url, { ...rest, documentId: undefined, query: `${query}\n# again` }, headers),
  GET(url, { query, variables, operationName }, headers) {
    const search = new URLSearchParams({
      query,
      ...(variables && { variables: JSON.stringify(variables) }),
      ...(operationName !== undefined && { operationName }),
    });
    // A longer URL is refused.
    if (search.toString().length > 10_000) return posted(url, { query, variables, operationName }, headers);
    return new Request(`${url}?${search}`, { headers: { ...headers, 'graphql-preflight': '1' } });
  },
  document: (url, { documentId, query, variables, operationName }, headers) =>
    posted(
      url,
      documentId === undefined ? { query, variables, operationName } : { documentId, variables, operationName },
      headers,
    ),
};

interface SendOptions {
  readonly url: string;
  readonly way: Ask;
  readonly fetch: Fetch;
  readonly caller: CrossedCaller;
}

export async function send(
  operation: CrossedOperation,
  { url, way, fetch, caller }: SendOptions,
): Promise<CrossedAnswer> {
  const headers = { ...caller.headers, 'x-request-id': 'crossed', 'graphql-cost': 'report' };
  const response = await fetch(way(url, operation, headers));
  const cost = response.headers.get('graphql-cost') ?? '';
  const figure = (name: string) => {
    const [, digits] = new RegExp(`\\b${name}=(\\d+)`).exec(cost) ?? [];
    return digits === undefined ? undefined : Number(digits);
  };
  return { status: response.status, text: await response.text(), worst: figure('worst'), actual: figure('actual') };
}

/** A way to send at random. */
export function someWay(random: Random): Ask {
  return random.pick(Object.values(WAYS));
}
