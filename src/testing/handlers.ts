import type { Slug } from '#contracts';
import { bytesOf, lengthOf } from '#sandbox';
import type { TestGateway } from './create-test-gateway.ts';

/** `http` of msw. This package does not depend on msw: it is given. */
export interface Http<Handler> {
  all(path: string, resolver: (info: { readonly request: Request }) => Promise<Response>): Handler;
}

/** Handlers of msw for the graph: requests to this URL are answered by the gateway. */
export function graphqlHandlers<Handler>(
  http: Http<Handler>,
  gateway: Pick<TestGateway, 'answer'>,
  { url = '*/graphql' }: { readonly url?: string } = {},
): Handler[] {
  return [http.all(url, ({ request }) => gateway.answer(request))];
}

/** The address of `manifold sandbox`. */
const SANDBOX = 'http://127.0.0.1:4100';

/**
 * Handlers of msw for upstreams: requests below these addresses are answered by the sandbox. Unless given, each API is
 * where `manifold sandbox` serves it.
 */
export function handlers<Handler>(
  http: Http<Handler>,
  { sandbox }: Pick<TestGateway, 'sandbox'>,
  addresses?: { readonly [slug in Slug]?: string },
): Handler[] {
  const all =
    addresses ?? Object.fromEntries([...sandbox.instances.keys()].map((slug) => [slug, `${SANDBOX}/${slug}`]));
  return Object.entries(all).flatMap(([slug, address]) => {
    const base = address.replace(/\/$/, '');
    const answer = ({ request }: { readonly request: Request }) => answerFrom(sandbox, slug, base, request);
    return [http.all(base, answer), http.all(`${base}/*`, answer)];
  });
}

async function answerFrom(
  sandbox: TestGateway['sandbox'],
  slug: string,
  base: string,
  request: Request,
): Promise<Response> {
  const { promise: closed, resolve: close } = Promise.withResolvers<undefined>();
  const path = request.url.slice(base.length);
  const local = {
    slug,
    base,
    method: request.method,
    path: path.startsWith('/') ? path : `/${path}`,
    headers: Object.fromEntries(request.headers),
    body: new Uint8Array(await request.arrayBuffer()),
  };
  request.signal.addEventListener('abort', () => close(undefined));
  const reply = await Promise.race([
    sandbox.answer(local, { closed: () => closed, reset: () => close(undefined) }),
    closed,
  ]);
  if (!reply) {
    await closed;
    return Response.error();
  }
  const chunks: Uint8Array[] = [];
  for await (const bytes of bytesOf(reply)) chunks.push(bytes);
  close(undefined);
  const body = Buffer.concat(chunks);
  if (body.length < lengthOf(reply)) return Response.error();
  const lines = Object.entries(reply.headers).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
  const isEmpty = [204, 205, 304].includes(reply.status) || request.method === 'HEAD';
  return new Response(isEmpty ? null : body, { status: reply.status, headers: lines as [string, string][] });
}
