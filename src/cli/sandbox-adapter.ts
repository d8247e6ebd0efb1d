import { nearest } from '#config';
import { releaseStartMemory } from './memory.ts';
import type { Services } from './services.ts';

/** The commands' door to the sandbox, which is loaded when a command needs it. */
export const serveSandbox: Services['serveSandbox'] = async (settings, faults, isAlone) => {
  const { loadStandIns, serveSandbox: serve } = await import('#sandbox');
  const standIns = await loadStandIns(Object.keys(settings.interfaces));
  const served = await serve(standIns, { ...settings.sandbox, hosts: settings.server.hosts, faults });
  releaseStartMemory({ staysSmall: isAlone });
  return served;
};

export const readFaults: Services['readFaults'] = async (found, contracts) => {
  const { readRules } = await import('#sandbox');
  return readRules(found, { contracts, nearest });
};
