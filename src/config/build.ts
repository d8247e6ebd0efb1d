import type { Contract, Quota } from '#contract';
import type { CredentialSettings } from '#upstream';
import { buildBudgets } from './build-budgets.ts';
import { buildRedis } from './build-redis.ts';
import { buildTelemetry } from './build-telemetry.ts';
import { builtAuth } from './built-auth.ts';
import { credentialsOf } from './credentials.ts';
import { hasPrivateHost } from './private-host.ts';
import type { ParsedApi, ParsedSettings } from './schema/index.ts';
import type { EnabledApi, HttpSettings, LimitSettings, Settings } from './settings.ts';

/** Longer than load balancers commonly wait between two checks that have to fail. */
const DRAIN_DELAY_MS = 5000;
/** The port of Prometheus exporters of OpenTelemetry. */
const METRICS_PORT = 9464;

/** Builds settings from parsed ones. */
export function buildSettings(parsed: ParsedSettings, contracts: readonly Contract[], production: boolean): Settings {
  const {
    server,
    tls,
    sandbox,
    limits,
    performance,
    subscriptions,
    downloads,
    liveQueries,
    documents,
    plugins,
    subgraphs,
    logs,
    metrics,
    telemetry,
    cursorSecret,
    unconfigured,
    defaults,
    apis,
  } = parsed;
  const { drainDelay = production ? DRAIN_DELAY_MS : 0, shutdownGrace, overload, ...serving } = server;
  const accessDefault = production ? 'problems' : 'off';
  const { graphiql = !production, console = !production, watch = !production } = server;
  const { explain = graphiql } = server;
  const { cacheSize, documentCacheSize, ...parts } = performance;
  const auth = parsed.auth && builtAuth(parsed.auth);
  const isGuarded = typeof auth === 'object';
  const enabled = contracts.flatMap((contract) => {
    const own = apis[contract.slug];
    return own?.enabled
      ? [[contract.slug, buildApi(contract, own, { defaults, cursorSecret, isGuarded })] as const]
      : [];
  });
  return {
    server: {
      ...serving,
      graphiql,
      console,
      watch,
      explain,
      drainDelayMs: drainDelay,
      shutdownGraceMs: shutdownGrace,
      overload: { maxDelayMs: overload.maxDelay, maxInFlight: overload.maxInFlight },
    },
    http: buildHttp(parsed),
    tls,
    auth,
    sandbox,
    limits: buildLimits(limits),
    budgets: parsed.budgets && buildBudgets(parsed.budgets),
    federation: parsed.federation === false ? undefined : parsed.federation,
    subscriptions: {
      most: subscriptions.most,
      perCaller: subscriptions.perCaller,
      bufferBytes: subscriptions.buffer,
      heartbeatMs: subscriptions.heartbeat,
      pollMs: subscriptions.poll,
      hooks: subscriptions.hooks,
    },
    downloads: { access: downloads.access, lifetimeMs: downloads.lifetime, origin: downloads.origin },
    liveQueries: {
      most: liveQueries.most,
      intervalMs: liveQueries.interval,
      pollMs: liveQueries.poll,
      resultBytes: liveQueries.result,
      memoryBytes: liveQueries.memory,
    },
    performance: { ...parts, cacheBytes: cacheSize, documentBytes: documentCacheSize },
    redis: buildRedis(parsed.redis),
    documents: { only: documents.only, manifest: documents.manifest ?? new Map() },
    plugins,
    subgraphs,
    logs: { level: logs.level, format: logs.format, access: logs.access ?? accessDefault, slowMs: logs.slow },
    metrics: { ...metrics, port: metrics.port ?? METRICS_PORT, isPortSet: metrics.port !== undefined },
    telemetry: buildTelemetry(telemetry),
    cursorSecret,
    unconfigured,
    apis: Object.fromEntries(enabled),
  };
}

function buildHttp({ http, tls }: Pick<ParsedSettings, 'http' | 'tls'>): HttpSettings {
  const { compression, http2 = tls !== undefined, statusCodes } = http;
  const { enabled, minimum, ...others } = compression;
  return { compression: enabled ? { ...others, minimumBytes: minimum } : undefined, http2, statusCodes };
}

function buildLimits({ timeouts, ...limits }: ParsedSettings['limits']): LimitSettings {
  const { body, upload, headers, answer, buffered, upstream, ...counts } = limits;
  const { operation, headers: headersMs, request, idle, write } = timeouts;
  return {
    ...counts,
    bodyBytes: body,
    uploadBytes: upload,
    headerBytes: headers,
    answerBytes: answer,
    bufferedBytes: buffered,
    upstreamBytes: upstream,
    timeouts: { operationMs: operation, headersMs, requestMs: request, idleMs: idle, writeMs: write },
  };
}

function buildApi(
  contract: Contract,
  own: ParsedApi,
  { defaults, cursorSecret, isGuarded }: Pick<ParsedSettings, 'defaults' | 'cursorSecret'> & { isGuarded: boolean },
): EnabledApi {
  const credentials = credentialsOf(contract, own, isGuarded);
  const { connect, headers, body, total } = { ...defaults.timeouts, ...present(own.timeouts) };
  const { attempts, budget } = { ...defaults.retry, ...present(own.retry) };
  const { failures, rate, slow, open, probes } = { ...defaults.breaker, ...present(own.breaker) };
  return {
    url: own.url,
    servers: present(own.servers),
    credentials,
    forward: own.forward,
    callerHash: callerHashOf(contract, own, { credentials, key: cursorSecret, isGuarded }),
    timeouts: { connectMs: connect, headersMs: headers, bodyMs: body, totalMs: total },
    limits: { ...defaults.answer, ...present(own.answer) },
    connections: own.connections ?? defaults.connections,
    traceContext: own.traceContext ?? defaults.traceContext,
    quotas: own.quotas?.map(buildQuota),
    learnQuotas: own.learnQuotas,
    retry: { attempts, budgetPercent: budget },
    breaker: { failures, ratePercent: rate, slowMs: slow, openMs: open, probes },
    allowPrivateAddresses: own.allowPrivateAddresses ?? hasPrivateHost(own.url),
    pageSize: own.pageSize,
    settings: { ...contract.settings, ...present(own.settings) },
    extras: own.extras,
  };
}

function buildQuota({ within, ...quota }: NonNullable<ParsedApi['quotas']>[number]): Quota {
  return { ...present(quota), seconds: within / 1000 } as Quota;
}

function callerHashOf(
  { operations }: Contract,
  { quotaUser, quotaUserHeader }: ParsedApi,
  { credentials, key, isGuarded }: { credentials: CredentialSettings; key: string; isGuarded: boolean },
): EnabledApi['callerHash'] {
  const isTaken = Object.values(operations).some(({ callerParameter }) => callerParameter !== undefined);
  const forwarded = credentials.type === 'forwarded' ? credentials.headers : [];
  const headers = quotaUserHeader === undefined ? forwarded : [quotaUserHeader];
  return quotaUser && isTaken && (headers.length > 0 || isGuarded) ? { headers, key } : undefined;
}

type Present<Section> = string extends keyof Section
  ? Record<string, Exclude<Section[keyof Section], undefined>>
  : { [Key in keyof Section]?: Exclude<Section[Key], undefined> };

/** Drops keys without a value, which count as absent. */
function present<Section extends object>(section: Section | undefined): Present<Section> {
  return Object.fromEntries(
    Object.entries(section ?? {}).filter(([, value]) => value !== undefined),
  ) as Present<Section>;
}
