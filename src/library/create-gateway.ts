import { type GatewayConfig, settingsError } from '#config';
import type { Plugin } from '#gateway';
import type { Edge, Subgraph } from '#graph';
import { createLog } from '#log';
import { fetchTransport } from '#upstream';
import { composeGateway } from './compose-gateway.ts';
import type { Gateway } from './gateway.ts';
import { publicGateway } from './public-gateway.ts';
import { settingsOf } from './settings-of.ts';

/** The parts of a gateway that are no settings. */
export interface GatewayOptions {
  /** Variables that override the settings and are used in a file, such as `process.env`. Unless given: none. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Plugins of envelop and Yoga, after those of the settings. */
  readonly plugins?: readonly Plugin[];
  /** Makes upstream calls, instead of connections of undici: in runtimes without sockets. */
  readonly fetch?: typeof fetch;
  /** Further APIs, beside those of this package. */
  readonly subgraphs?: readonly Subgraph[];
  /** Further fields that join APIs. */
  readonly edges?: readonly Edge[];
  /** Receives the lines of the log, without their ends. Unless given, they are written to standard error. */
  readonly log?: (line: string) => void;
}

/**
 * Creates a gateway with these settings, as an object or as the path of a file. Throws a `SettingsError` with all problems
 * of the settings. No connection is opened and no timer started before the first request.
 */
export function createGateway(config: GatewayConfig | string | URL = {}, options: GatewayOptions = {}): Gateway {
  const { env = {}, plugins, subgraphs = [], edges, log: write } = options;
  const settings = settingsOf(
    config,
    env,
    subgraphs.flatMap(({ contract }) => contract ?? []),
  );
  if (settings.subgraphs.length > 0)
    throw settingsError('subgraphs: `createGateway` takes them as its option `subgraphs`');
  const log = createLog(settings.logs, write);
  const createTransport = options.fetch && fetchTransport(options.fetch);
  return publicGateway(composeGateway({ settings, log, plugins, subgraphs, edges, createTransport }));
}
