import { fileURLToPath } from 'node:url';
import { settingsError } from '#config';
import type { Subgraph } from '#graph';
import { DEFINED_BY } from '../own/define-subgraph.ts';
import { PACKAGE } from '../package.ts';
import { withinTime } from './load-module.ts';

/**
 * The APIs of one's own that these modules export, in their order. Throws a `SettingsError` that names the module
 * which exports none, one whose name is taken, or one of another installation of this package.
 */
export async function loadSubgraphs(modules: readonly string[]): Promise<readonly Subgraph[]> {
  const owners = new Map<string, string>();
  const loaded: Subgraph[] = [];
  for (const [index, module] of modules.entries()) {
    const name = `subgraphs[${index}]`;
    const found = await withinTime(name, async () => (await import(module)) as object);
    const own = [...new Set(Object.values(found))].filter(isOwn);
    if (own.length === 0) throw settingsError(`${name}: exports nothing that \`defineSubgraph\` returned`);
    for (const subgraph of own) {
      const { slug, own: { definedBy } = {} } = subgraph;
      if (definedBy !== DEFINED_BY) throw settingsError(`${name}: ${foreign(definedBy)}`);
      const owner = owners.get(slug);
      if (owner) throw settingsError(`${name}: the name ${slug} is that of ${owner}; choose another \`slug\``);
      owners.set(slug, name);
      loaded.push(subgraph);
    }
  }
  return loaded;
}

function isOwn(value: unknown): value is Subgraph {
  return typeof value === 'object' && value !== null && 'own' in value && 'typeDefs' in value;
}

/** Objects of the graph are known to one installation alone: fields of the other's would fail, each at its first request. */
function foreign(definedBy = ''): string {
  const folderOf = (url: string) => (URL.canParse(url) ? fileURLToPath(new URL('../../', url)) : 'of another version');
  return (
    `imports another installation of ${PACKAGE} (${folderOf(definedBy)}) than the one that runs (${folderOf(DEFINED_BY)}); ` +
    'run `npx manifold` in the folder of the module'
  );
}
