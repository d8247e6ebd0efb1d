import { isIP } from 'node:net';
import type { Contract, Quota } from '#contract';
import { type Slug, slugs } from '#contracts';
import { isLoopbackHost } from '#http';
import { type ApiSettings, type CredentialSettings, isPrivateAddress } from '#upstream';
import type { ParsedApi, ParsedSettings, SettingsInput } from './schema/index.ts';

/** Longer than load balancers commonly wait between two checks that have to fail. */
const DRAIN_DELAY_MS = 5000;
const RECORDED_PER_SECOND = 10;
/** The port of Prometheus exporters of OpenTelemetry. */
const METRICS_PORT = 9464;

type Immutable<Value> =
  Value extends ReadonlyMap<unknown, unknown>
    ? Value
    : Value extends object
      ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
      : Value;

/**
 * All settings, validated and with defaults, as the schema in `schema/` names and describes them: durations are milliseconds, sizes
 * bytes, shares numbers from 0 to 1.
 */
export type Settings = Immutable<ReturnType<typeof buildSettings>>;

export type AuthSettings = Exclude<NonNullable<Settings['auth']>, 'open'>;
export type ApiKeySettings = AuthSettings['keys'][number];
export type IssuerSettings = AuthSettings['jwt'][number];
export type CertificateSettings = NonNullable<AuthSettings['certificates']>;
export type CertificateCaller = CertificateSettings['callers'][number];
export type BudgetSettings = NonNullable<Settings['budgets']>;
export type BudgetRuleSettings = BudgetSettings['rules'][number];
export type CallerTimeouts = Settings['limits']['timeouts'];
export type DownloadSettings = Settings['downloads'];
export type FederationSettings = NonNullable<Settings['federation']>;
export type HookKey = NonNullable<Settings['subscriptions']['hooks']['banking']>['keys'][number];
export type HttpCacheSettings = NonNullable<Settings['performance']['httpCaches']>;
export type OverloadSettings = Settings['server']['overload'];
export type RedisSettings = NonNullable<Settings['redis']>;
export type ServerSettings = Settings['server'];
export type TelemetrySettings = Settings['telemetry'];
export type TlsSettings = NonNullable<Settings['tls']>;

/** The settings of an API that is switched on. */
export interface EnabledApi extends ApiSettings {
  /** Whether operations are included that are publicly documented but not in the specification. */
  readonly extras: boolean;
  /** Whether its upstream is the sandbox. */
  readonly sandboxed?: boolean;
}

/** The settings of one API. */
export type ApiConfig = NonNullable<NonNullable<SettingsInput['apis']>[string]>;

/** The settings of a gateway as an object, in the form of `manifold.yaml`. */
export interface GatewayConfig extends Omit<SettingsInput, 'apis'> {
  readonly apis?: {
    readonly [slug in Slug]?: ApiConfig;
  } & Readonly<Record<string, ApiConfig | undefined>>;
}

/** Settings from parsed ones: what depends on other settings, on contracts, and on the command. */
export function buildSettings(
  { defaults, apis, ...parsed }: ParsedSettings,
  contracts: readonly Contract[],
  production: boolean,
) {
  const { auth, cursorSecret, documents, federation, http, logs, mcp, metrics, redis, server, telemetry, tls } = parsed;
  const { graphiql = !production, console = !production, watch = !production } = server;
  const { explain = graphiql, drainDelay = production ? DRAIN_DELAY_MS : 0 } = server;
  // Dev servers are other origins than the graph.
  const { corsOrigins = !production && isLoopbackHost(server.host) ? ['loopback'] : [] } = server;
  const { enabled: isCompressed, ...compression } = http.compression;
  const { enabled: hasMcp = !production, tools = new Map<string, string>() } = mcp;
  const { access = production ? 'problems' : 'off' } = logs;
  const isGuarded = typeof auth === 'object';
  // Without `auth`, the console is open to everyone who reaches the port.
  const { recordedRequests = production && !isGuarded ? 0 : RECORDED_PER_SECOND } = server;
  const { builtins = contracts.every(isBuiltIn) ? ['all'] : [] } = parsed;
  const enabled = contracts.flatMap((contract): [string, EnabledApi][] => {
    const { slug } = contract;
    const own = apis[slug];
    const isOff = isBuiltIn(contract) && !own?.url && !builtins.includes('all') && !builtins.includes(slug as Slug);
    if (!own || !(own.enabled ?? !isOff)) return [];
    return [[slug, buildApi(contract, own, { defaults, cursorSecret, isGuarded })]];
  });
  const { url: address, prefix, timeout } = redis;
  return {
    ...parsed,
    server: { ...server, graphiql, console, watch, explain, recordedRequests, drainDelay, corsOrigins },
    http: {
      ...http,
      compression: isCompressed ? compression : undefined,
      http2: http.http2 ?? tls !== undefined,
    },
    federation: federation === false ? undefined : federation,
    /** Absent: this process shares no state. */
    redis: address && { address, prefix, timeout },
    documents: { ...documents, manifest: documents.manifest ?? new Map<string, string>() },
    logs: { ...logs, access },
    mcp: { ...mcp, enabled: hasMcp, tools, graph: mcp.graph ?? (production ? ('none' as const) : ('read' as const)) },
    metrics: { ...metrics, port: metrics.port ?? METRICS_PORT, isPortSet: metrics.port !== undefined },
    telemetry: { ...telemetry, headers: headersIn(telemetry.headers) },
    /** By slug, without APIs that are switched off. */
    apis: Object.fromEntries(enabled) as Record<string, EnabledApi>,
  };
}

const isBuiltIn = ({ slug }: Contract) => (slugs as readonly string[]).includes(slug);

/** Headers as OpenTelemetry's variable has them: like W3C baggage, with values in percent encoding. */
function headersIn(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim().toLowerCase(), decoded(pair.slice(at + 1).trim())]] : [];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

interface Surroundings extends Pick<ParsedSettings, 'defaults' | 'cursorSecret'> {
  readonly isGuarded: boolean;
}

function buildApi(contract: Contract, own: ParsedApi, { defaults, cursorSecret, isGuarded }: Surroundings): EnabledApi {
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

/**
 * The credentials for an API: the configured ones, else those that its contract forwards. The credentials of callers
 * belong to the gateway where it identifies them: an API gets them by its own settings only.
 */
function credentialsOf(contract: Contract, { token, credentials }: ParsedApi, isGuarded: boolean): CredentialSettings {
  if (token !== undefined) return tokenCredentials(contract, token);
  if (credentials?.type === 'sigv4') {
    return { ...credentials, service: credentials.service ?? contract.credential?.service ?? '' };
  }
  if (credentials) return credentials;
  return contract.credential?.forwarded && !isGuarded
    ? { type: 'forwarded', headers: [contract.credential.name] }
    : { type: 'none' };
}

/** A single token, sent where the contract defines. */
function tokenCredentials({ credential }: Contract, token: string): CredentialSettings {
  switch (credential?.kind) {
    case 'header':
      return { type: 'header', name: credential.name, prefix: credential.prefix, value: token };
    case 'query':
      return { type: 'query', name: credential.name, value: token };
    case 'sigv4':
    case undefined:
      return { type: 'none' };
  }
}

/** Whether the host of a URL is `localhost` or a private address, without a DNS query. */
export function hasPrivateHost(url: unknown): boolean {
  const { hostname = '' } = (typeof url === 'string' && URL.parse(url)) || {};
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (isIP(host) > 0 && isPrivateAddress(host));
}

/** The gateway's token for the sandbox, which is no secret. */
const SANDBOX_TOKEN = 'sandbox';

/** The settings with the sandbox as the upstream of each API without an address. It gets no real credential. */
export function onSandbox(settings: Settings, contracts: readonly Contract[], origin: string): Settings {
  const entries = contracts.flatMap((contract): [string, EnabledApi][] => {
    const own = settings.apis[contract.slug];
    if (!own) return [];
    if (own.url !== undefined) return [[contract.slug, own]];
    const url = `${origin}/${contract.slug}`;
    const credentials = sandboxCredentials(contract);
    // Quotas that the sandbox does not enforce would only slow down development.
    const quotas = own.quotas ?? (settings.sandbox.limits === 'published' ? undefined : []);
    return [[contract.slug, { ...own, url, credentials, quotas, allowPrivateAddresses: true, sandboxed: true }]];
  });
  return { ...settings, apis: Object.fromEntries(entries) };
}

function sandboxCredentials(contract: Contract): CredentialSettings {
  const { kind, service = '', forwarded, name = '' } = contract.credential ?? {};
  if (forwarded) return { type: 'forwarded', headers: [name] };
  if (kind !== 'sigv4') return tokenCredentials(contract, SANDBOX_TOKEN);
  return { type: 'sigv4', accessKeyId: SANDBOX_TOKEN, secretAccessKey: SANDBOX_TOKEN, region: 'local', service };
}
