import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GatewayConfig, loadSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { createHandler, type Gateway, serve } from '#gateway';
import { composeGateway } from '#library';
import { createLog } from '#log';
import { Clock, LocalSandbox, loadStandIns, type Reply, type SandboxRequest, type StandIn } from '#sandbox';
import { sandboxTransport } from '../../src/testing/sandbox-transport.ts';
import { type Broken, breakage } from '../identities/breakage.ts';

/** APIs whose texts say for which tenant they were sent. */
const ECHOING = new Set(['quotes', 'jokes', 'tv']);
const TENANT = 'x-tenant';
const ORIGIN = 'http://sandbox.test';
const OFF = { cache: false, responseCache: false, coalesceCalls: false, coalesceOperations: false, projectRows: false };

interface GraphsOptions {
  readonly auth: NonNullable<GatewayConfig['auth']>;
  readonly folder: string;
  /** Documents that are sent by their names. */
  readonly documents: Readonly<Record<string, string>>;
  /** A key of `full` that is broken on purpose. */
  readonly broken?: Broken | undefined;
}

/**
 * Two gateways over the same upstreams: `full` with everything that shares, keeps or leaves out work, on a port; and `plain`
 * without any of it.
 */
export async function crossedGraphs({ auth, folder, documents, broken }: GraphsOptions) {
  const clock = new Clock();
  // The same time for all, at which what is cached is fresh.
  clock.stop(Date.now());
  const standIns = await loadStandIns(slugs);
  const sandbox = new LocalSandbox(
    standIns.map((each) => (ECHOING.has(each.slug) ? echoing(each) : each)),
    { seed: 'crossed', clock },
  );
  const manifest = join(folder, 'documents.json');
  writeFileSync(manifest, JSON.stringify(documents));
  const contracts = slugs.map(readContract);
  const log = createLog({ level: 'silent', format: 'text' });
  const gatewayWith = (config: GatewayConfig): Gateway => {
    const loaded = loadSettings({
      config: { ...common(auth, manifest), ...config },
      environment: {},
      contracts,
      production: true,
    });
    return composeGateway({
      settings: onSandbox(loaded, contracts, ORIGIN),
      log,
      createTransport: sandboxTransport(sandbox),
    });
  };
  const { changed: full, restore } = breakage(gatewayWith({ budgets: BUDGETS }), broken);
  const plain = gatewayWith({ performance: OFF });
  const handler = await createHandler(full);
  const settings = { ...full.settings, server: { ...full.settings.server, port: 0 } };
  const served = await serve({ ...full, settings, handler: async () => handler });
  return {
    full: handler,
    plain: await createHandler(plain),
    url: `${served.origin}/graphql`,
    async stop() {
      restore();
      await served.stop();
      await Promise.all([full.close(), plain.close()]);
      await sandbox.end();
    },
  };
}

/** Budgets that no caller exceeds: they are counted all the same. */
const BUDGETS: GatewayConfig['budgets'] = {
  rules: [
    { name: 'requests', limit: 1_000_000, within: 'minute' },
    { name: 'calls', of: 'cost', limit: 10_000_000, within: 'minute' },
    { name: 'parallel', of: 'concurrency', limit: 10_000 },
  ],
};

function common(auth: GraphsOptions['auth'], manifest: string): GatewayConfig {
  const apis = slugs.map((slug) => [
    slug,
    {
      learnQuotas: false,
      quotas: [],
      retry: { attempts: 0 },
      breaker: { failures: 0 },
      ...(ECHOING.has(slug) && { forward: [TENANT] }),
    },
  ]);
  return {
    auth,
    documents: { manifest },
    cursorSecret: 'crossed',
    metrics: { enabled: false },
    logs: { level: 'silent', access: 'off' },
    server: { overload: { maxDelay: '60s', maxInFlight: 100_000 } },
    limits: { tokens: 100_000, depth: 50, aliases: 1000 },
    apis: Object.fromEntries(apis) as NonNullable<GatewayConfig['apis']>,
  };
}

/** The same stand-in, whose texts begin with the tenant of the request. */
function echoing(standIn: StandIn): StandIn {
  const handlers = Object.entries(standIn.handlers as Record<string, (...args: unknown[]) => Promise<Reply>>);
  const changed = handlers.map(([id, handler]) => [
    id,
    async (request: SandboxRequest, ...rest: unknown[]): Promise<Reply> => {
      const reply = await handler(request, ...rest);
      if (!String(reply.headers?.['content-type']).includes('json')) return reply;
      const tenant = String(request.headers[TENANT]);
      const body = String(reply.body).replaceAll(/"(content|value|quote)":"/g, `"$1":"${tenant}: `);
      return { ...reply, headers: { ...reply.headers, 'cache-control': 'private, max-age=3600' }, body };
    },
  ]);
  return { ...standIn, handlers: Object.fromEntries(changed) };
}
