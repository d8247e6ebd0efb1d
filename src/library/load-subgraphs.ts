import { fileURLToPath } from 'node:url';
import { settingsError } from '#config';
import type { Edge, Subgraph } from '#graph';
import type { DefinedEdge } from '../own/define-edge.ts';
import { DEFINED_BY } from '../own/define-subgraph.ts';
import { PACKAGE } from '../package.ts';
import { withinTime } from './load-module.ts';

/** Parts of the graph that modules of one's own export, in their order. */
export interface OwnParts {
  readonly subgraphs: readonly Subgraph[];
  readonly edges: readonly Edge[];
}

/**
 * Loads the APIs and edges of these modules. Throws a `SettingsError` that names the module which exports none, an API whose
 * name is taken, or a part of another installation of this package.
 */
export async function loadSubgraphs(modules: readonly string[]): Promise<OwnParts> {
  const owners = new Map<string, string>();
  const subgraphs: Subgraph[] = [];
  const edges: Edge[] = [];
  for (const [index, module] of modules.entries()) {
    const name = `subgraphs[${index}]`;
    const found = await withinTime(name, async () => (await import(module)) as object);
    const own = [...new Set(Object.values(found))].filter((each) => isSubgraph(each) || isEdge(each));
    if (own.length === 0) {
      throw settingsError(`${name}: exports nothing that \`defineSubgraph\` or \`defineEdge\` returned`);
    }
    for (const part of own) {
      const definedBy = isEdge(part) ? part.definedBy : part.own?.definedBy;
      if (definedBy !== DEFINED_BY) throw settingsError(`${name}: ${foreign(definedBy)}`);
      if (isEdge(part)) {
        edges.push(part);
        continue;
      }
      const owner = owners.get(part.slug);
      if (owner) throw settingsError(`${name}: the name ${part.slug} is that of ${owner}; choose another \`slug\``);
      owners.set(part.slug, name);
      subgraphs.push(part);
    }
  }
  return { subgraphs, edges };
}

function isSubgraph(value: unknown): value is Subgraph {
  return typeof value === 'object' && value !== null && 'own' in value && 'typeDefs' in value;
}

function isEdge(value: unknown): value is DefinedEdge {
  return typeof value === 'object' && value !== null && 'between' in value && 'definedBy' in value;
}

/** Objects of the graph are known to one installation alone: fields of the other's would fail, each at its first request. */
function foreign(definedBy = ''): string {
  const folderOf = (url: string) => (URL.canParse(url) ? fileURLToPath(new URL('../../', url)) : 'of another version');
  return (
    `imports another installation of ${PACKAGE} (${folderOf(definedBy)}) than the one that runs (${folderOf(DEFINED_BY)}); ` +
    'run `npx manifold` in the folder of the module'
  );
}
