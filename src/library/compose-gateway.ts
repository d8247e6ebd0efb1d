import type { Settings } from '#config';
import * as edges from '#edges';
import { createGateway, type Gateway, type Plugin } from '#gateway';
import type { Edge, Subgraph } from '#graph';
import type { Log } from '#log';
import { createRedisState } from '#redis';
import * as subgraphs from '#subgraphs';
import type { CreateTransport, QuotaStore } from '#upstream';
import { loadPlugins } from './load-plugins.ts';

/** The parts of a gateway besides the interfaces of this package and the plugins of its settings. */
export interface GatewayComposition {
  readonly settings: Settings;
  readonly log: Log;
  readonly plugins?: readonly Plugin[] | undefined;
  readonly subgraphs?: readonly Subgraph[];
  readonly edges?: readonly Edge[] | undefined;
  readonly createTransport?: CreateTransport | undefined;
  readonly quotaStore?: QuotaStore | undefined;
}

/** Composes a gateway of the interfaces and edges of this package, and of further ones. */
export function composeGateway(composition: GatewayComposition): Gateway {
  const { settings, subgraphs: furtherSubgraphs = [], edges: furtherEdges = [] } = composition;
  const { redis, cursorSecret: secret } = settings;
  const sharedState = redis && createRedisState({ settings: redis, secret, log: composition.log });
  return createGateway({
    ...composition,
    sharedState,
    subgraphs: [...Object.values(subgraphs), ...furtherSubgraphs],
    edges: [...Object.values(edges), ...furtherEdges],
    loadPlugins: () => loadPlugins(settings.plugins),
  });
}
