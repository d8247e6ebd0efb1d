import type { Gateway } from '#gateway';
import { served } from '#test/served';
import { type Client, type ClientOptions, createClient } from './index.ts';

/** A request as a client sent it. */
export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A client of a gateway on a port of its own. Its requests are recorded, with the path and query of their URLs. */
export async function clientOf(
  gateway: Gateway,
  options: Partial<ClientOptions> = {},
): Promise<{ readonly client: Client; readonly sent: Recorded[]; readonly url: string }> {
  const { address: url } = await served(gateway);
  const sent: Recorded[] = [];
  const client = createClient({ url, fetch: recordInto(sent), ...options });
  return { client, sent, url };
}

function recordInto(sent: Recorded[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = await request.clone().text();
    sent.push({ method: request.method, url: pathname + search, headers: Object.fromEntries(request.headers), body });
    return fetch(request);
  };
}

/** A `fetch` that answers with these in turn, the last of them for ever. An error is thrown. */
export function fetchOf(...answers: readonly (Response | Error)[]) {
  const sent: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const given: typeof fetch = async (input, init) => {
    sent.push({ url: input instanceof Request ? input.url : String(input), init });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (answer instanceof Error) throw answer;
    return answer?.clone() ?? new Response();
  };
  return { fetch: given, sent };
}

/** A GraphQL response. */
export function graphResponse(body: object, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });
}

/** A GraphQL response with an error of this code. */
export function errorResponse(code: string, extensions: object = {}, init: ResponseInit = {}): Response {
  return graphResponse({ data: null, errors: [{ message: 'It failed.', extensions: { code, ...extensions } }] }, init);
}
