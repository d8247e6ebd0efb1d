import type { z } from 'zod';
import type { Contract } from '#contract';
import { slugs } from '#contracts';
import { apiOf, type plainApi, tuning } from './api.ts';
import { auth } from './auth.ts';
import { budgets } from './budgets.ts';
import { documents, pluginModule, secret, subgraphModule, tls } from './files.ts';
import { downloads, federation, limits, liveQueries, performance, subscriptions } from './graph.ts';
import { oneOf } from './kinds.ts';
import { mcp } from './mcp.ts';
import { http, logs, metrics, redis, sandbox, server, telemetry } from './server.ts';
import { list, section } from './value.ts';

export { shown, type ValueProblem } from './value.ts';

type SettingsSchema = ReturnType<typeof createSchema>;

const schemas = new WeakMap<readonly Contract[], SettingsSchema>();

/** The schema of `manifold.yaml` for these APIs, which validates and documents it. It is created once for a list of contracts. */
export function settingsSchema(contracts: readonly Contract[]): SettingsSchema {
  const created = schemas.get(contracts) ?? createSchema(contracts);
  schemas.set(contracts, created);
  return created;
}

function createSchema(contracts: readonly Contract[]) {
  const apis: Record<string, z.ZodPrefault<typeof plainApi>> = Object.fromEntries(
    contracts.map((contract) => [contract.slug, apiOf(contract).prefault({})]),
  );
  return section('The settings of a Manifold gateway.', {
    server: server.prefault({}),
    http: http.prefault({}),
    tls: tls.optional(),
    auth: auth(contracts.map(({ slug }) => slug)).optional(),
    sandbox: sandbox.prefault({}),
    limits: limits.prefault({}),
    budgets: budgets(contracts.map(({ slug }) => slug)).optional(),
    federation: federation.prefault(false),
    subscriptions: subscriptions.prefault({}),
    downloads: downloads.prefault({}),
    liveQueries: liveQueries.prefault({}),
    performance: performance.prefault({}),
    redis: redis.prefault({}),
    documents: documents.prefault({}),
    mcp: mcp.prefault({}),
    plugins: list(
      'Plugins of envelop and Yoga, in the order of their hooks. With plugins, GraphQL responses are neither cached nor shared, and live queries and subscriptions run for each caller. Relative paths start at the working directory.',
      pluginModule,
    ).prefault([]),
    subgraphs: list(
      'Your APIs, as `manifold add` writes them, and edges: docs/own-apis.md. Relative paths start at the working directory. Each API has its settings in `apis`.',
      subgraphModule,
    ).prefault([]),
    builtins: list(
      'The built-in APIs in the graph: names, or `all`. Unless set: all; beside your APIs, none. One with a `url`, or with `enabled: true`, is in the graph in any case.',
      oneOf('The name of a built-in API, or all of them.', ['all', ...slugs]),
    ).optional(),
    logs: logs.prefault({}),
    metrics: metrics.prefault({}),
    telemetry: telemetry.prefault({}),
    cursorSecret: secret(
      'The key that binds cursors to their field and arguments, and signs positions sent to an upstream. The default is public: with it, anyone can make a cursor.',
    ).prefault('manifold'),
    unconfigured: oneOf(
      'In `serve`: whether fields of an API without an address fail with NOT_CONFIGURED, or are left out of the graph.',
      ['error', 'omit'],
    ).prefault('error'),
    defaults: section('Settings of all APIs, unless an API sets its own.', tuning).prefault({}),
    apis: section('The APIs by name.', apis).prefault({}),
  });
}

/** The content of `manifold.yaml`, as programs write it. */
export type SettingsInput = z.input<ReturnType<typeof settingsSchema>>;

/** The parsed content of `manifold.yaml`. */
export type ParsedSettings = z.output<ReturnType<typeof settingsSchema>>;
export type ParsedApi = z.output<typeof plainApi>;
