import type { Services } from './services.ts';

/** The commands' door to the sandbox, which is loaded when a command needs it. */
export const serveSandbox: Services['serveSandbox'] = async (settings, contracts) => {
  const { createSandbox } = await import('#sandbox');
  return createSandbox(settings.sandbox, contracts).listen();
};
