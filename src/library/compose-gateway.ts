import { isDeepStrictEqual } from 'node:util';
import { type Settings, settingsError, suggestion } from '#config';
import * as edges from '#edges';
import { type BudgetStore, createGateway, type Gateway, type GatewayState, type Plugin } from '#gateway';
import type { Edge, Subgraph } from '#graph';
import type { Log } from '#log';
import { createRedisState } from '#redis';
import * as subgraphs from '#subgraphs';
import type { CreateTransport, QuotaStore } from '#upstream';
import { loadPlugins } from './load-plugins.ts';

/** The parts of a gateway besides the APIs of this package and the plugins of its settings. */
export interface GatewayComposition {
  readonly settings: Settings;
  readonly log: Log;
  readonly plugins?: readonly Plugin[] | undefined;
  readonly subgraphs?: readonly Subgraph[];
  readonly edges?: readonly Edge[] | undefined;
  readonly createTransport?: CreateTransport | undefined;
  /** Counts calls of several processes; with Redis, while Redis does not. */
  readonly quotaStore?: QuotaStore | undefined;
  /** The same for the budgets of callers. */
  readonly budgetStore?: BudgetStore | undefined;
  /** The state of the gateway that this one replaces. */
  readonly kept?: GatewayState | undefined;
}

/** Composes a gateway of the APIs and edges of this package, and of further ones. */
export function composeGateway(composition: GatewayComposition): Gateway {
  const { settings, subgraphs: furtherSubgraphs = [], edges: furtherEdges = [] } = composition;
  const all = [...Object.values(subgraphs), ...furtherSubgraphs];
  assertKnownApis(furtherEdges, all);
  const { redis, cursorSecret: secret, plugins: modules } = settings;
  const { kept, log, quotaStore, budgetStore } = composition;
  const isSame = kept && isDeepStrictEqual([kept.settings.redis, kept.settings.cursorSecret], [redis, secret]);
  const sharedState = isSame
    ? kept.shared?.resource
    : redis && createRedisState({ settings: redis, secret, fallback: { quotaStore, budgetStore }, log });
  return createGateway({
    ...composition,
    quotaStore: sharedState ? undefined : quotaStore,
    budgetStore: sharedState ? undefined : budgetStore,
    sharedState,
    subgraphs: all,
    edges: [...Object.values(edges), ...furtherEdges],
    loadPlugins: () => loadPlugins(modules),
  });
}

/** An edge whose APIs are not all served is left out: a misspelt one would never be there. */
function assertKnownApis(edges: readonly Edge[], subgraphs: readonly Subgraph[]): void {
  const slugs = subgraphs.map(({ slug }) => slug);
  for (const [index, { between }] of edges.entries()) {
    const unknown = between.find((slug) => !slugs.includes(slug));
    if (unknown === undefined) continue;
    const help = suggestion(unknown, slugs);
    throw settingsError(`edges[${index}].between: there is no API ${JSON.stringify(unknown)}; ${help}`);
  }
}
