import type { Settings } from '#config';
import type { Gateway, Pages } from '#gateway';
import type { Log } from '#log';
import { releaseStartMemory } from './release-start-memory.ts';
import type { Listening, Services } from './services.ts';

/** Serves the graph. The gateway is loaded with the first call. */
export const serveGraph: Services['serveGraph'] = async (settings) => {
  const { serve } = await import('#gateway');
  const { gateway, log } = await gatewayFor(settings);
  const served: Listening = await serve(gateway, settings.server.console ? await consoleOf(gateway) : undefined);
  releaseStartMemory();
  return {
    origin: served.origin,
    drain: () => served.drain?.(),
    async stop() {
      await served.stop();
      await log.close();
    },
  };
};

export const printGraph: Services['printGraph'] = async (settings) => {
  const { printGraphSchema } = await import('#gateway');
  const { gateway } = await gatewayFor(settings);
  const text = printGraphSchema(gateway.schema);
  await gateway.close();
  return text;
};

async function consoleOf(gateway: Gateway): Promise<Pages> {
  const { createConsole } = await import('#console');
  return createConsole(gateway);
}

async function gatewayFor(settings: Settings): Promise<{ gateway: Gateway; log: Log }> {
  const [{ createGateway }, { createLog }, subgraphs, edges] = await Promise.all([
    import('#gateway'),
    import('#log'),
    import('#subgraphs'),
    import('#edges'),
  ]);
  const log = createLog(settings.logs);
  const parts = { subgraphs: Object.values(subgraphs), edges: Object.values(edges) };
  return { gateway: createGateway({ settings, ...parts, log }), log };
}
