import type { Services } from './services.ts';

/** The commands' door to the sandbox, which is loaded when a command needs it. */
export const serveSandbox: Services['serveSandbox'] = async (settings) => {
  const { loadStandIns, serveSandbox: serve } = await import('#sandbox');
  return serve(await loadStandIns(Object.keys(settings.interfaces)), settings.sandbox);
};
