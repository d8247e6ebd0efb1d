import type { Contract } from '#contract';
import { problemAt, type Sources } from './issues.ts';
import type { Problem } from './problems.ts';
import { hasPrivateHost } from './settings.ts';
import { type Path, valueAt } from './tree.ts';

const HEALTH_PATHS: readonly string[] = ['/health/live', '/health/ready', '/health/serving'];

/**
 * Checks that the schema cannot make: keys of an API that contradict each other, or its contract. The unparsed
 * input is checked, so that an invalid value elsewhere hides no problem.
 */
export function checkApi(sources: Sources, contract: Contract): Problem[] {
  const own = (...path: PropertyKey[]) => valueAt(sources.tree, ['apis', contract.slug, ...path]);
  const found = [
    ...credentialProblems(own, contract),
    ...addressProblems(own, contract),
    ...quotaProblems(own, contract),
  ];
  return found.map(([path, message]) => problemAt(sources, ['apis', contract.slug, ...path], message));
}

/** Checks that the credentials of callers and other settings do not contradict each other. */
export function checkAuth(sources: Sources, contracts: readonly Contract[]): Problem[] {
  const at = (...path: string[]) => valueAt(sources.tree, path);
  if (typeof at('auth') !== 'object') return [];
  const proxies = at('server', 'trustedProxies');
  const hasProxies = Array.isArray(proxies) && proxies.length > 0;
  const certificates = certificateProblem(at, hasProxies);
  const ofCertificates = certificates ? [problemAt(sources, ['auth', 'certificates'], certificates)] : [];
  const forwardsKeys = contracts.flatMap(({ slug }) =>
    [
      ['apis', slug, 'forward'],
      ['apis', slug, 'credentials', 'headers'],
    ].filter((path) => hasApiKeyHeader(at(...path))),
  );
  const message = 'x-api-key is a credential of the gateway, which is never forwarded';
  return [...ofCertificates, ...forwardsKeys.map((path) => problemAt(sources, path, message))];
}

/** Checks that nothing else is served at the paths of the graph, and of the endpoint for agents. */
export function checkPath(sources: Sources): Problem[] {
  const hooks = valueAt(sources.tree, ['subscriptions', 'hooks']);
  const [graph, agents] = [
    ['server', 'path'],
    ['mcp', 'path'],
  ].map((path) => valueAt(sources.tree, path));
  const served = [
    [['server', 'path'], graph, 'the graph'],
    [['mcp', 'path'], agents, 'mcp'],
  ] as const;
  const conflicts = served.flatMap(([at, path, who]) => {
    const conflict = typeof path === 'string' ? pathConflict(path, who, hooks) : undefined;
    return conflict === undefined ? [] : [problemAt(sources, at, conflict)];
  });
  const isOne = (graph ?? DEFAULT_PATHS[0]) === (agents ?? DEFAULT_PATHS[1]);
  return isOne ? [...conflicts, problemAt(sources, ['mcp', 'path'], 'the path of the graph, too')] : conflicts;
}

const DEFAULT_PATHS = ['/graphql', '/mcp'];

function pathConflict(path: string, who: string, hooks: unknown): string | undefined {
  if (HEALTH_PATHS.includes(path)) return `${path} answers health checks; ${who} needs another path`;
  if (path.startsWith('/downloads/')) {
    return `/downloads/ is where downloads are read; ${who} needs a path that is not below it`;
  }
  const hook = Object.keys(hooks ?? {})
    .map((slug) => `/hooks/${slug}`)
    .find((each) => path === each || path.startsWith(`${each}/`));
  return hook && `${hook} receives messages by subscriptions.hooks; ${who} needs a path that is not below it`;
}

/** Checks that URLs which need no credential are signed with a secret. */
export function checkDownloads(sources: Sources): Problem[] {
  const at = (...path: string[]) => valueAt(sources.tree, path);
  if (at('downloads', 'access') !== 'url' || at('cursorSecret') !== undefined) return [];
  const message = 'url needs a cursorSecret of your own: with the default, anyone can make a URL';
  return [problemAt(sources, ['downloads', 'access'], message)];
}

/** Checks that HTTP/2, which is served over TLS alone, has it. */
export function checkHttp2(sources: Sources): Problem[] {
  const at = (...path: string[]) => valueAt(sources.tree, path);
  if (String(at('http', 'http2')) !== 'true' || at('tls') !== undefined) return [];
  const message = 'given without tls, which it needs; without TLS, proxies reach the gateway by HTTP/1.1';
  return [problemAt(sources, ['http', 'http2'], message)];
}

function certificateProblem(at: (...path: string[]) => unknown, hasProxies: boolean): string | undefined {
  if (at('auth', 'certificates') === undefined) return undefined;
  const isForwarded = at('auth', 'certificates', 'format') !== undefined;
  if (isForwarded && !hasProxies) return 'given without server.trustedProxies, which it needs';
  if (isForwarded || at('tls', 'clientCa') !== undefined) return undefined;
  return 'has neither a format, for those of a proxy, nor tls.clientCa, for those of connections';
}

function hasApiKeyHeader(names: unknown): boolean {
  return Array.isArray(names) && names.some((name) => String(name).toLowerCase() === 'x-api-key');
}

/** The input for an API at a path. */
type Own = (...path: PropertyKey[]) => unknown;
type PathProblem = readonly [path: Path, message: string];

function credentialProblems(own: Own, { credential, slug }: Contract): PathProblem[] {
  const found: PathProblem[] = [];
  if (own('token') !== undefined) {
    if (own('credentials') !== undefined) {
      found.push([['token'], 'given beside credentials; only one of the two is allowed']);
    } else if (!credential) {
      found.push([['token'], `${slug} takes no credential; if yours does, credentials say which`]);
    } else if (credential.kind === 'sigv4') {
      found.push([['token'], 'one token cannot sign requests; credentials of type sigv4 are needed']);
    }
  }
  const signs = own('credentials', 'type') === 'sigv4';
  if (signs && own('credentials', 'service') === undefined && !credential?.service) {
    found.push([['credentials', 'service'], 'missing; the contract of this API names no service to sign for']);
  }
  return found;
}

function quotaProblems(own: Own, { operations }: Contract): PathProblem[] {
  const quotas = own('quotas');
  if (!Array.isArray(quotas)) return [];
  const names = quotas.map((_, index) => own('quotas', index, 'name'));
  return quotas.flatMap((_, index): PathProblem[] => {
    const at = (key: string): Path => ['quotas', index, key];
    const [ids, per] = [own(...at('operations')), own(...at('per'))];
    const named = Array.isArray(ids) ? ids.map(String) : Object.keys(operations);
    const unknown = named.find((id) => !Object.hasOwn(operations, id));
    if (unknown !== undefined) return [[at('operations'), `${unknown} is no operation of this API`]];
    const isCounted = named.every((id) => operations[id]?.pathParameters.some(({ name }) => name === per));
    return [
      ...(names.indexOf(names[index]) < index ? [[at('name'), 'the name of another quota too'] as const] : []),
      ...(per === undefined || KNOWN_COUNTS.has(per) || isCounted
        ? []
        : [[at('per'), 'neither address, credential nor a path parameter of these operations'] as const]),
    ];
  });
}

const KNOWN_COUNTS: ReadonlySet<unknown> = new Set(['address', 'project', 'credential']);

function addressProblems(own: Own, { servers }: Contract): PathProblem[] {
  const found: PathProblem[] = [];
  if (own('servers') !== undefined && own('url') === undefined) {
    found.push([['servers'], 'given without url, which it needs']);
  }
  const allowed = own('allowPrivateAddresses') ?? hasPrivateHost(own('url'));
  const refused = allowed === false || allowed === 'false';
  for (const path of [['url'], ...servers.map((name) => ['servers', name])]) {
    if (refused && hasPrivateHost(own(...path)))
      found.push([path, 'a private address; allowPrivateAddresses must be true']);
  }
  return found;
}
