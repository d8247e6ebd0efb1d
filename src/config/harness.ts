import type { Contract } from '#contract';
import { temporaryFolder } from '#test/temporary-folder';
import { type LoadOptions, loadSettings } from './load.ts';
import { SettingsError } from './problems.ts';

/** A contract without operations, for tests. */
export function contract(slug: string, parts: Partial<Contract> = {}): Contract {
  return { slug, label: 'I0', title: `${slug} API`, settings: {}, servers: [], operations: {}, ...parts };
}

/** Contracts with each kind of credential, settings and servers. */
export const contracts: readonly Contract[] = [
  contract('chat', { credential: { kind: 'header', name: 'authorization', prefix: 'Bot ' } }),
  contract('countries'),
  contract('blockchain', { credential: { kind: 'query', name: 'api_code', prefix: '' } }),
  contract('identity', { credential: { kind: 'header', name: 'authorization', prefix: 'Bearer ', forwarded: true } }),
  contract('workflows', {
    credential: { kind: 'sigv4', name: 'authorization', prefix: '', service: 'states' },
    settings: { targetHeader: 'X-Vendor-Target' },
  }),
  contract('marketplace', {
    credential: { kind: 'header', name: 'authorization', prefix: 'Bearer ' },
    servers: ['disputes'],
  }),
];

/** Loads a settings file of this text. */
export function load(text: string, options: Partial<LoadOptions> = {}) {
  return loadSettings({ environment: {}, contracts, folder: temporaryFolder({ 'manifold.yaml': text }), ...options });
}

/** All problems of a settings file of this text, with their lines. */
export function problemsOf(text: string, options: Partial<LoadOptions> = {}): readonly string[] {
  return problemsAt(text, options).map((problem) =>
    problem.replace(/^(manifold\.yaml:\d+):\d+(:?) (?!not YAML)/, '$1$2 '),
  );
}

/** The same with their lines and columns. */
export function problemsAt(text: string, options: Partial<LoadOptions> = {}): readonly string[] {
  try {
    load(text, options);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}
