import { serve } from '@hono/node-server';
import * as route from './app/api/graphql/route.ts';

/*
 * Calls the route handler as the app router of Next.js does: by the request's method, with a Request of the Fetch API.
 * Next.js itself is not run here.
 */
const ROUTES: Readonly<Record<string, ((request: Request) => Promise<Response>) | undefined>> = {
  GET: route.GET,
  HEAD: route.HEAD,
  POST: route.POST,
  OPTIONS: route.OPTIONS,
};

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/') return new Response('The shop\n');
  if (pathname !== '/api/graphql') return new Response('Not found\n', { status: 404 });
  return ROUTES[request.method]?.(request) ?? new Response(null, { status: 405 });
}

const port = Number(process.env['PORT'] ?? 3000);
const server = serve({ fetch: answer, hostname: '127.0.0.1', port }, (address) => {
  console.log(`http://127.0.0.1:${address.port}/api/graphql`);
});

process.once('SIGTERM', () => server.close());
