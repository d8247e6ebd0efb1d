import { createGateway, type GatewayConfig } from '../../src/index.ts';

type Handler = (request: Request) => Promise<Response>;

/** The functions of Bun and Deno that serve a handler. */
interface Globals {
  readonly Bun?: { serve(options: object): { readonly port: number } };
  readonly Deno?: { serve(options: object, handler: Handler): { readonly addr: { readonly port: number } } };
}

const { Bun, Deno } = globalThis as Globals;
const gateway = createGateway(JSON.parse(process.argv[2] ?? '{}') as GatewayConfig);
process.stdout.write(`${JSON.stringify({ port: await portOf(gateway.fetch) })}\n`);

/** Serves a handler of `fetch` with the function of the runtime. */
async function portOf(fetch: Handler): Promise<number> {
  const address = { hostname: '127.0.0.1', port: 0 };
  if (Bun) return Bun.serve({ ...address, idleTimeout: 0, fetch }).port;
  if (Deno) return Deno.serve({ ...address, onListen: () => undefined }, fetch).addr.port;
  return Number(new URL((await gateway.listen({ port: 0, host: '127.0.0.1' })).url).port);
}
