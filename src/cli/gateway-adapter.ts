import type { Services } from './services.ts';

/** The commands' door to the gateway, which is loaded when a command needs it. */
export const serveGraph: Services['serveGraph'] = async (settings, contracts) => {
  const { createGateway } = await import('#gateway');
  return createGateway(settings, contracts).listen();
};

export const printGraph: Services['printGraph'] = async (settings, contracts) => {
  const { createGateway } = await import('#gateway');
  return createGateway(settings, contracts).printSchema();
};
