import cluster from 'node:cluster';
import type { GraphQLSchema } from 'graphql';
import { ScopeSets } from '#auth';
import { type Settings, settingsError } from '#config';
import type { Gateway, Pages } from '#gateway';
import type { Log } from '#log';
import type { QuotaStore } from '#upstream';
import { peerReports } from './peer-reports.ts';
import { releaseStartMemory } from './release-start-memory.ts';
import type { Listening, Services } from './services.ts';

/** Serves the graph. The gateway is loaded with the first call. */
export const serveGraph: Services['serveGraph'] = async (settings) => {
  const { serve, PluginError } = await import('#gateway');
  const { gateway, log } = await gatewayFor(settings);
  const { telemetry } = gateway;
  const pages = settings.server.console ? await consoleOf(gateway) : undefined;
  const served: Listening = await serve(gateway, pages).catch((error: unknown) => {
    throw error instanceof PluginError ? settingsError(`plugins: ${error.message}`) : error;
  });
  const stopWatching = logRejections(log);
  releaseStartMemory();
  return {
    origin: served.origin,
    drain: () => served.drain?.(),
    ...(telemetry && { report: () => telemetry.report() }),
    async stop() {
      await served.stop();
      stopWatching();
      await log.close();
    },
  };
};

export const printGraph: Services['printGraph'] = async (settings, format, scopes) => {
  const { SCHEMA_FORMATS } = await import('#gateway');
  const print = Object.hasOwn(SCHEMA_FORMATS, format)
    ? SCHEMA_FORMATS[format as keyof typeof SCHEMA_FORMATS]
    : undefined;
  if (!print) return undefined;
  return printed(settings, scopes, print);
};

export const printSubgraph: Services['printSubgraph'] = async (settings, scopes) => {
  const { subgraphSchema } = await import('#gateway');
  const federation = settings.federation ?? { shareable: [] };
  return printed({ ...settings, federation }, scopes, subgraphSchema);
};

/** The schema as text: all of it, or what a caller with these scopes can use. */
async function printed(
  settings: Settings,
  scopes: readonly string[] | undefined,
  print: (schema: GraphQLSchema) => string,
): Promise<string> {
  const { ScopeRules } = await import('#gateway');
  const { gateway } = await gatewayFor(settings);
  const { schema, subgraphs, edges } = gateway;
  const text = print(scopes ? new ScopeRules(schema, subgraphs, edges).visible.of(new ScopeSets().of(scopes)) : schema);
  await gateway.close();
  return text;
}

/** A promise that a plugin forgot fails nothing but what the plugin was about to do. Exceptions still end the process. */
function logRejections(log: Log): () => void {
  const logged = (reason: unknown) =>
    log.error('A rejected promise was not handled', {
      stack: reason instanceof Error ? reason.stack : String(reason),
    });
  process.on('unhandledRejection', logged);
  return () => process.off('unhandledRejection', logged);
}

export const explain: Services['explain'] = async (settings, request) => {
  const { explainOperation } = await import('#gateway');
  const { gateway } = await gatewayFor(settings);
  try {
    return explainOperation(gateway, request);
  } finally {
    await gateway.close();
  }
};

export const graphChanges: Services['graphChanges'] = async (settings, before) => {
  const { schemaChanges } = await import('#gateway');
  const { gateway } = await gatewayFor(settings);
  const changes = await schemaChanges(before, gateway.schema);
  await gateway.close();
  return changes;
};

async function consoleOf(gateway: Gateway): Promise<Pages> {
  const { createConsole } = await import('#console');
  return createConsole(gateway, cluster.isWorker ? { reports: peerReports(process) } : {});
}

async function gatewayFor(settings: Settings): Promise<{ gateway: Gateway; log: Log }> {
  const [{ composeGateway, loadSubgraphs }, { createLog }] = await Promise.all([import('#library'), import('#log')]);
  const log = createLog(settings.logs);
  const [subgraphs, quotaStore] = await Promise.all([loadSubgraphs(settings.subgraphs), sharedQuotas(settings)]);
  return { gateway: composeGateway({ settings, log, subgraphs, quotaStore }), log };
}

/** Workers count their calls together, unless Redis counts those of all processes. */
async function sharedQuotas({ redis }: Settings): Promise<QuotaStore | undefined> {
  if (!cluster.isWorker || redis) return undefined;
  const { WorkerQuotaStore } = await import('./quotas/worker-quota-store.ts');
  return new WorkerQuotaStore(process);
}
