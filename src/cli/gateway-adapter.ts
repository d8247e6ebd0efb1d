import { isDeepStrictEqual } from 'node:util';
import { ScopeSets } from '#auth';
import { type Settings, settingsError } from '#config';
import type { Gateway, Pages } from '#gateway';
import type { Log } from '#log';
import { releaseStartMemory } from './memory.ts';
import type { Services, WorkerStores } from './services.ts';

/** Serves the graph. The gateway is loaded with the first call. */
export const serveGraph: Services['serveGraph'] = async (settings, ofWorkers) => {
  const { loggableStack, serve } = await import('#gateway');
  let current = await gatewayFor(settings, ofWorkers);
  const served = await withPluginErrors(async () =>
    serve(current.gateway, await consoleOf(current.gateway, ofWorkers)),
  );
  const stopWatching = logUnhandled(() => current.log, loggableStack);
  releaseStartMemory();
  return {
    origin: served.origin,
    drain: () => served.drain(),
    ...(current.gateway.telemetry && {
      report: () => current.gateway.telemetry?.report(),
      metrics: async () => current.gateway.telemetry?.report().metrics ?? {},
    }),
    target: {
      get log() {
        return current.log;
      },
      async use(next) {
        const prepared = await gatewayFor(next.settings, { previous: current });
        const { gateway } = prepared;
        try {
          const pages = await consoleOf(gateway, ofWorkers);
          await withPluginErrors(() => served.replaceBy(gateway, pages));
        } catch (error) {
          await gateway.close();
          throw error;
        }
        current = prepared;
      },
      configured: (state) => current.gateway.telemetry?.configured(state),
    },
    async stop(options) {
      await served.stop(options);
      stopWatching();
      await current.log.close();
    },
  };
};

/** The errors of plugins are those of the setting that names them. */
async function withPluginErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  const { PluginError } = await import('#gateway');
  try {
    return await work();
  } catch (error) {
    throw error instanceof PluginError ? settingsError(`plugins: ${error.message}`) : error;
  }
}

export const printGraph: Services['printGraph'] = async (settings, format, scopes) => {
  const { SCHEMA_FORMATS, ScopeRules, subgraphSchema } = await import('#gateway');
  const isSubgraph = format === 'federation';
  const print = isSubgraph ? subgraphSchema : SCHEMA_FORMATS[format];
  const federation = isSubgraph ? (settings.federation ?? { shareable: [] }) : settings.federation;
  return withGateway({ ...settings, federation }, ({ schema, subgraphs, edges }) =>
    print(scopes ? new ScopeRules(schema, subgraphs, edges).visibleTo(new ScopeSets().of(scopes)) : schema),
  );
};

export const explain: Services['explain'] = async (settings, request) => {
  const { explainOperation } = await import('#gateway');
  return withGateway(settings, (gateway) => explainOperation(gateway, request));
};

export const graphChanges: Services['graphChanges'] = async (settings, before) => {
  const { schemaChanges } = await import('#gateway');
  return withGateway(settings, ({ schema }) => schemaChanges(before, schema));
};

/** Uses a gateway that serves nobody. */
async function withGateway<Result>(
  settings: Settings,
  use: (gateway: Gateway) => Result | Promise<Result>,
): Promise<Result> {
  const { gateway } = await gatewayFor(settings);
  try {
    return await use(gateway);
  } finally {
    await gateway.close();
  }
}

/** The console, if the settings have it. */
async function consoleOf(gateway: Gateway, ofWorkers: WorkerStores | undefined): Promise<Pages | undefined> {
  if (!gateway.settings.server.console) return undefined;
  const { createConsole } = await import('#console');
  return createConsole(gateway, ofWorkers);
}

interface RunningGateway {
  readonly gateway: Gateway;
  readonly log: Log;
}

interface GatewayContext extends Partial<WorkerStores> {
  /** The gateway that is to be replaced. */
  readonly previous?: RunningGateway | undefined;
}

/** Workers count calls and budgets in the primary; with Redis, only while Redis is unavailable. */
async function gatewayFor(
  settings: Settings,
  { previous, quotaStore, budgetStore }: GatewayContext = {},
): Promise<RunningGateway> {
  const [{ composeGateway, loadSubgraphs }, { createLog }] = await Promise.all([import('#library'), import('#log')]);
  const isSame = previous && isDeepStrictEqual(previous.gateway.settings.logs, settings.logs);
  const log = isSame ? previous.log : createLog(settings.logs);
  const own = await loadSubgraphs(settings.subgraphs);
  const kept = previous?.gateway.state;
  return { gateway: composeGateway({ settings, log, ...own, quotaStore, budgetStore, kept }), log };
}

/**
 * Logs uncaught errors. A rejected promise, such as one that a plugin forgot to await, does not end the process. An exception does, as it
 * would without this handler; but Node would print it with all its members, which may be secret.
 */
function logUnhandled(log: () => Log, stackOf: (thrown: unknown) => string): () => void {
  const rejected = (reason: unknown) => log().error('A rejected promise was not handled', { stack: stackOf(reason) });
  const thrown = (error: unknown) => {
    log().error('An exception was not handled: the process ends', { stack: stackOf(error) });
    // The log is written at the end of a process too.
    process.exit(1);
  };
  process.on('unhandledRejection', rejected);
  process.on('uncaughtException', thrown);
  return () => {
    process.off('unhandledRejection', rejected);
    process.off('uncaughtException', thrown);
  };
}
