import { nearest } from '#config';
import { releaseStartMemory } from './release-start-memory.ts';
import { sandboxAdministrators } from './sandbox-administrators.ts';
import { limitSandboxMemory } from './sandbox-memory.ts';
import type { Services } from './services.ts';

/** Serves the sandbox, which is loaded with the first call. */
export const serveSandbox: Services['serveSandbox'] = async (settings, faults, isAlone) => {
  const { loadMocks, ownMock, serveSandbox: serve } = await import('#sandbox');
  const { subgraphs } = settings;
  const own = subgraphs.length === 0 ? [] : await (await import('#library')).loadSubgraphs(subgraphs);
  const ofOwn = new Set<string>(own.map(({ slug }) => slug));
  const builtIn = await loadMocks(Object.keys(settings.apis).filter((slug) => !ofOwn.has(slug)));
  const mocks = [...builtIn, ...own.flatMap((each) => (each.own ? ownMock(each.own) : []))];
  const { auth } = settings;
  const allowsAdmin = typeof auth === 'object' ? sandboxAdministrators(auth) : undefined;
  const options = { ...settings.sandbox, hosts: settings.server.hosts, faults, ...(allowsAdmin && { allowsAdmin }) };
  const served = await serve(mocks, options);
  if (isAlone) limitSandboxMemory();
  releaseStartMemory();
  return served;
};

export const readFaults: Services['readFaults'] = async (found, contracts) => {
  const { readRules } = await import('#sandbox');
  return readRules(found, { contracts, nearest });
};
