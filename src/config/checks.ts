import type { Contract } from '#contract';
import { problemAt, type Sources } from './issues.ts';
import type { Problem } from './problems.ts';
import { hasPrivateHost } from './settings.ts';
import { type Path, valueAt } from './tree.ts';

const HEALTH_PATHS: readonly string[] = ['/health/live', '/health/ready', '/health/serving'];

type At = (...path: PropertyKey[]) => unknown;
type PathProblem = readonly [path: Path, message: string];

/**
 * Checks that the schema cannot make: settings that contradict each other, or a contract. The unparsed input is checked, so that an
 * invalid value elsewhere hides no problem.
 */
export function checkSettings(sources: Sources, contracts: readonly Contract[]): Problem[] {
  const at: At = (...path) => valueAt(sources.tree, path);
  const found = [
    ...contracts.flatMap((contract) => apiProblems(at, contract)),
    ...authProblems(at, contracts),
    ...pathProblems(at),
    ...downloadProblems(at),
    ...http2Problems(at),
  ];
  return found.map(([path, message]) => problemAt(sources, path, message));
}

function apiProblems(at: At, contract: Contract): PathProblem[] {
  const base = ['apis', contract.slug];
  const own: At = (...path) => at(...base, ...path);
  const found = [
    ...credentialProblems(own, contract),
    ...addressProblems(own, contract),
    ...quotaProblems(own, contract),
  ];
  return found.map(([path, message]) => [[...base, ...path], message]);
}

/** The credentials of callers and other settings must not contradict each other. */
function authProblems(at: At, contracts: readonly Contract[]): PathProblem[] {
  if (typeof at('auth') !== 'object') return [];
  const certificates = certificateProblem(at);
  const forwardsKeys = contracts.flatMap(({ slug }) =>
    [
      ['apis', slug, 'forward'],
      ['apis', slug, 'credentials', 'headers'],
    ].filter((path) => hasApiKeyHeader(at(...path))),
  );
  const message = 'x-api-key is a credential of the gateway, which is never forwarded';
  return [
    ...(certificates === undefined ? [] : [[['auth', 'certificates'], certificates] as const]),
    ...forwardsKeys.map((path) => [path, message] as const),
  ];
}

/** Nothing else is served at the paths of the graph, and of the endpoint for agents. */
function pathProblems(at: At): PathProblem[] {
  const hooks = at('subscriptions', 'hooks');
  const [graph = '/graphql', agents = '/mcp'] = [at('server', 'path'), at('mcp', 'path')];
  const served = [
    [['server', 'path'], graph, 'the graph'],
    [['mcp', 'path'], agents, 'mcp'],
  ] as const;
  const conflicts = served.flatMap(([place, path, who]): PathProblem[] => {
    const conflict = typeof path === 'string' ? pathConflict(path, who, hooks) : undefined;
    return conflict === undefined ? [] : [[place, conflict]];
  });
  return graph === agents ? [...conflicts, [['mcp', 'path'], 'the path of the graph, too']] : conflicts;
}

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

/** URLs which need no credential are signed with a secret. */
function downloadProblems(at: At): PathProblem[] {
  if (at('downloads', 'access') !== 'url' || at('cursorSecret') !== undefined) return [];
  const message = 'url needs a cursorSecret of your own: with the default, anyone can make a URL';
  return [[['downloads', 'access'], message]];
}

/** HTTP/2, which is served over TLS alone, has it. */
function http2Problems(at: At): PathProblem[] {
  if (String(at('http', 'http2')) !== 'true' || at('tls') !== undefined) return [];
  const message = 'given without tls, which it needs; without TLS, proxies reach the gateway by HTTP/1.1';
  return [[['http', 'http2'], message]];
}

function certificateProblem(at: At): string | undefined {
  if (at('auth', 'certificates') === undefined) return undefined;
  const isForwarded = at('auth', 'certificates', 'format') !== undefined;
  const hasProxies = at('server', 'trustedProxies', 0) !== undefined;
  if (isForwarded && !hasProxies) return 'given without server.trustedProxies, which it needs';
  if (isForwarded || at('tls', 'clientCa') !== undefined) return undefined;
  return 'has neither a format, for those of a proxy, nor tls.clientCa, for those of connections';
}

function hasApiKeyHeader(names: unknown): boolean {
  return Array.isArray(names) && names.some((name) => String(name).toLowerCase() === 'x-api-key');
}

function credentialProblems(own: At, { credential, slug }: Contract): PathProblem[] {
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

function quotaProblems(own: At, { operations }: Contract): PathProblem[] {
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

function addressProblems(own: At, { servers }: Contract): PathProblem[] {
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
