import { isDeepStrictEqual } from 'node:util';
import type { GraphQLSchema } from 'graphql';
import type { Settings } from '#config';
import { type Edge, entityTypes, type FieldPath, type NodeType, type Subgraph } from '#graph';
import type { Log } from '#log';
import { annotateSubgraph, resolveService, shareablePaths } from '../federation/index.ts';
import { type CallDeclarations, callDeclarations, readTypicalSizes, weighFields } from '../price/index.ts';
import { describeScopes } from '../scopes/scope-directive.ts';
import { ScopeRules } from '../scopes/scope-rules.ts';
import { applicableEdges, nodeTypes, stitch } from './stitch.ts';

/** The parts of a graph. */
export interface GraphParts {
  readonly subgraphs: readonly Subgraph[];
  readonly edges: readonly Edge[];
  /** Fields that are left out. */
  readonly without: readonly FieldPath[];
  /** Whether callers need scopes. */
  readonly isGuarded: boolean;
  readonly pageDefault: number;
  /** Whether and how the graph is a subgraph of others. */
  readonly federation: Settings['federation'];
  readonly introspection: boolean;
}

/** The executable schema, and the values that are derived from it. */
export interface ComposedGraph {
  readonly parts: GraphParts;
  readonly schema: GraphQLSchema;
  /** The edges of the schema. */
  readonly edges: readonly Edge[];
  readonly nodes: ReadonlyMap<string, NodeType>;
  /** Absent without federation. */
  readonly entities: ReturnType<typeof entityTypes> | undefined;
  /** Absent if callers need no scopes. */
  readonly scopes: ScopeRules | undefined;
  readonly weighing: {
    readonly declarations: CallDeclarations;
    readonly typical: ReturnType<typeof readTypicalSizes>;
  };
}

/** Composes a graph. One of the same parts is used again: composing takes some tenths of a second. */
export function composeGraph(parts: GraphParts, log: Log, previous?: ComposedGraph): ComposedGraph {
  if (previous && isSame(previous.parts, parts)) return previous;
  const { subgraphs, without, isGuarded, pageDefault, federation, introspection } = parts;
  const all = federation ? parts.edges : parts.edges.filter(({ foreignEntities }) => !foreignEntities);
  const edges = applicableEdges(subgraphs, all);
  const schema = stitch(subgraphs, all, without, federation && { introspection });
  const allNodes = nodeTypes(subgraphs);
  const entities = federation && entityTypes(schema, allNodes, [...subgraphs, ...edges]);
  const nodes = new Map([...allNodes].filter(([name]) => schema.getType(name)));
  const scopes = isGuarded ? new ScopeRules(schema, subgraphs, edges) : undefined;
  if (scopes) describeScopes(schema, scopes.fields);
  const weighing = {
    declarations: callDeclarations([...subgraphs, ...edges], nodes),
    typical: readTypicalSizes(),
  };
  weighFields(schema, { ...weighing, pageDefault });
  if (federation && entities) {
    annotateSubgraph(schema, entities, shareablePaths(federation, schema, subgraphs, log));
    resolveService(schema, scopes);
  }
  return { parts, schema, edges, nodes, entities, scopes, weighing };
}

function isSame(one: GraphParts, other: GraphParts): boolean {
  return (
    haveSameItems(one.subgraphs, other.subgraphs) &&
    haveSameItems(one.edges, other.edges) &&
    isDeepStrictEqual(one.without, other.without) &&
    one.isGuarded === other.isGuarded &&
    one.pageDefault === other.pageDefault &&
    isDeepStrictEqual(one.federation, other.federation) &&
    one.introspection === other.introspection
  );
}

function haveSameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
