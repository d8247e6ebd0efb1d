import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLoopbackHost } from '#http';
import { settingsError } from './problems.ts';
import type { Settings } from './settings.ts';

/** Why a gateway with these settings must not listen: it would serve everyone who reaches it, without a setting that says so. */
export function exposureProblem({ auth, server: { host } }: Pick<Settings, 'auth' | 'server'>): string | undefined {
  if (auth !== undefined || isLoopbackHost(host)) return undefined;
  return `auth: missing; ${host} can be reached from other machines, and callers would act with the credentials of the gateway. Write \`auth: open\` or MANIFOLD_AUTH=open to serve everyone, or give callers credentials: ${pagePath('security')}`;
}

/** Throws a `SettingsError` where a gateway must not listen. */
export function assertNotExposed(settings: Pick<Settings, 'auth' | 'server'>): void {
  const problem = exposureProblem(settings);
  if (problem !== undefined) throw settingsError(problem);
}

/**
 * Throws a `SettingsError` where a reload would serve everyone, although the settings in use identify callers, and the new ones do not
 * say so: a file that is being written looks like one without `auth`.
 */
export function assertNotOpened(next: Pick<Settings, 'auth'>, current: Pick<Settings, 'auth'>): void {
  if (typeof current.auth !== 'object' || next.auth !== undefined) return;
  const remedy = 'Write `auth: open` to serve everyone, or restart';
  throw settingsError(`auth: missing, and the configuration in use has it. ${remedy}: ${pagePath('security')}`);
}

/** Where the documentation is: in the folder of the sources, and beside that of the built package. */
const FOLDERS = ['../../docs/', '../../../docs/'];

/** The path of a page of the documentation, from the working directory where that is above it: `docs/security.md`. */
export function pagePath(name: string): string {
  return docsPath(`${name}.md`);
}

/** The same of a file of the documentation. */
export function docsPath(file: string): string {
  const urls = FOLDERS.map((folder) => new URL(folder + file, import.meta.url));
  const found = urls.find((url) => existsSync(url));
  if (!found) return `docs/${file}`;
  const path = fileURLToPath(found);
  const below = relative(process.cwd(), path);
  return below.startsWith('..') ? path : below;
}
