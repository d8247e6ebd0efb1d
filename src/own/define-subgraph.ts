import { existsSync, readFileSync } from 'node:fs';
import { slugProblem } from '#add';
import type { Slug } from '#contracts';
import { slugs } from '#contracts';
import {
  type AnyResolvers,
  callsIn,
  type DeclaredCalls,
  type DownloadRules,
  type FieldPath,
  type ForeignEntities,
  type NodeType,
  type Subgraph,
} from '#graph';
import { compiledContract, textOf } from './subgraph-source.ts';

/** Where this function is installed. */
export const DEFINED_BY = import.meta.url;

/** The parts of an API of one's own: those of a folder in `src/subgraphs`, and its contract. */
export interface OwnSubgraphParts {
  /** The short name: the key of its settings, and part of the names of its variables. One word of a-z and 0-9. */
  readonly slug: string;
  /** `import.meta` of the module, at whose folder relative paths start. Unless given: at the working directory. */
  readonly module?: { readonly url: string };
  /**
   * The contract: `contract.json` or `contract.yaml` that `manifold add` wrote, or an OpenAPI 3.0 or 3.1 document; as a path,
   * an object, or a text in JSON or YAML.
   */
  readonly contract: string | object;
  /** Of an OpenAPI document, only operations with these path prefixes, tags or ids. */
  readonly only?: readonly string[];
  /** The part of the graph in the schema definition language: a path or a text. Unless given: `./schema.graphql`. */
  readonly schema?: string;
  readonly resolvers: object;
  /** The upstream calls of its fields, by which operations are priced; a field without a declaration makes none. */
  readonly calls?: DeclaredCalls;
  readonly nodes?: Readonly<Record<string, NodeType>>;
  /** The upstream's values of enums, where they differ. */
  readonly enums?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Fields with a random value. */
  readonly random?: readonly FieldPath[];
  /** Fields that the setting `extras` switches off. */
  readonly extras?: readonly FieldPath[];
  /** The bytes that its fields offer as downloads, by the field that offers each. */
  readonly downloads?: DownloadRules;
  /** Entities of other subgraphs of a federated graph that its schema defines, with the fields of their keys. */
  readonly foreignEntities?: ForeignEntities;
  /** Its mock in the sandbox. Unless given: one that is made from the contract. */
  readonly sandbox?: object;
}

/** Defines an API of one's own, for `subgraphs` of the settings and of `createGateway`. */
export function defineSubgraph(parts: OwnSubgraphParts): Subgraph {
  const {
    slug,
    module,
    resolvers,
    calls,
    nodes = {},
    enums,
    random = [],
    extras = [],
    downloads,
    foreignEntities,
    sandbox,
  } = parts;
  const problem = slugProblem(slug, slugs);
  if (problem) throw new TypeError(`defineSubgraph: ${problem}`);
  const folder = module && new URL('.', module.url);
  const compiled = compiledContract(parts.contract, { folder, slug, only: parts.only ?? [] });
  if (compiled.contract.slug !== slug) {
    throw new TypeError(`defineSubgraph: the contract is that of ${compiled.contract.slug}, not of ${slug}`);
  }
  return {
    slug: slug as Slug,
    typeDefs: textOf(parts.schema ?? './schema.graphql', folder),
    resolvers: { ...resolvers, ...enums } as AnyResolvers,
    nodes,
    calls: { ...callsIn(resolvers as AnyResolvers), ...calls },
    random,
    extras,
    ...(downloads && { downloads }),
    ...(foreignEntities && { foreignEntities }),
    contract: compiled.contract,
    own: { compiled, ...(sandbox && { sandbox }), examples: examplesBeside(module), definedBy: DEFINED_BY },
  };
}

/** The text of `examples.graphql` in the folder of a module, as `manifold add` writes it. */
function examplesBeside(module: OwnSubgraphParts['module']): string | undefined {
  const file = module && new URL('./examples.graphql', module.url);
  return file?.protocol === 'file:' && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
