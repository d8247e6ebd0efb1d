import type { Settings } from '#config';
import type { Gateway, Pages } from '#gateway';
import { releaseStartMemory } from './memory.ts';
import type { Services } from './services.ts';

/** The commands' door to the gateway, which is loaded when a command needs it. */
export const serveGraph: Services['serveGraph'] = async (settings) => {
  const { serve } = await import('#gateway');
  const gateway = await gatewayFor(settings);
  const served = await serve(gateway, settings.server.console ? await consoleOf(gateway) : undefined);
  releaseStartMemory();
  return served;
};

export const printGraph: Services['printGraph'] = async (settings) => {
  const { printGraphSchema } = await import('#gateway');
  const gateway = await gatewayFor(settings);
  const text = printGraphSchema(gateway.schema);
  await gateway.close();
  return text;
};

async function consoleOf(gateway: Gateway): Promise<Pages> {
  const { createConsole } = await import('#console');
  return createConsole(gateway);
}

async function gatewayFor(settings: Settings): Promise<Gateway> {
  const [{ createGateway, createLog }, subgraphs, edges] = await Promise.all([
    import('#gateway'),
    import('#subgraphs'),
    import('#edges'),
  ]);
  const log = createLog(settings.logs);
  return createGateway({ settings, subgraphs: Object.values(subgraphs), edges: Object.values(edges), log });
}
