/** Where Redis is: the parts of its URL. */
export interface RedisAddress {
  /** `sentinel`: the hosts are sentinels, which know the master. `cluster`: they are some nodes of a cluster. */
  readonly kind: 'single' | 'sentinel' | 'cluster';
  readonly hosts: readonly RedisHost[];
  readonly isTls: boolean;
  readonly username: string | undefined;
  readonly password: string | undefined;
  readonly database: number;
  /** Of the master, among sentinels. */
  readonly name: string | undefined;
  /** Of the sentinels, which have users and passwords of their own. */
  readonly sentinel: RedisCredentials;
}

export interface RedisCredentials {
  readonly username: string | undefined;
  readonly password: string | undefined;
}

export interface RedisHost {
  readonly host: string;
  readonly port: number;
}

const URL_FORM = /^([a-z+]+):\/\/(?:(.*)@)?([^@]*)$/s;
const SCHEME_FORM = /^redis(s?)(?:\+(sentinel|cluster))?$/;
const REST_FORM = /^([^/?#]*)(?:\/([^/?#]*))?(?:\?([^#]*))?$/;
const HOST_FORM = /^(\[[0-9A-Fa-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/;
const REDIS_PORT = 6379;
const SENTINEL_PORT = 26_379;
const SENTINEL_PARAMETERS = ['sentinelUsername', 'sentinelPassword'];

/**
 * Reads `redis://user:password@host:6379/0`, `redis+sentinel://host1,host2:26379/master?sentinelPassword=secret` and
 * `redis+cluster://host1,host2`, each with `rediss` for TLS. A text is the problem of another URL, without quoting it: it may have a
 * password. `undefined`: there is no specific problem.
 */
export function redisAddress(url: string): RedisAddress | string | undefined {
  const [, scheme = '', userinfo = '', rest = ''] = URL_FORM.exec(url) ?? [];
  const [isKnown, secure, kind = 'single'] = SCHEME_FORM.exec(scheme) ?? [];
  if (isKnown === undefined)
    return 'does not begin with redis://, redis+sentinel:// or redis+cluster://, or the same with rediss';
  if (/[@/]/.test(userinfo)) return 'has an @ or a / in its password that is not encoded: write %40 or %2F';
  const credentials = credentialsIn(userinfo);
  if (!credentials) return 'has a % in its password that is not encoded: write %25';
  const [, hostList = '', path = '', query] = REST_FORM.exec(rest) ?? [];
  if (kind === 'single' && hostList.includes(','))
    return 'has several hosts: those of a cluster begin with redis+cluster://, sentinels with redis+sentinel://';
  if (kind === 'cluster' && path !== '') return 'has a database, which a cluster has not';
  if (kind === 'sentinel' && path === '')
    return 'has no name of a master: it is written like redis+sentinel://host/name';
  if (kind !== 'sentinel' && query !== undefined) return 'has parameters, which only addresses of sentinels have';
  const hosts = hostList.split(',').flatMap((text) => hostOf(text, kind === 'sentinel' ? SENTINEL_PORT : REDIS_PORT));
  const sentinel = sentinelCredentialsIn(query);
  const isDatabase = /^\d{0,3}$/.test(path);
  if (!sentinel || hosts.length < hostList.split(',').length || (kind === 'single' && !isDatabase)) return undefined;
  return {
    kind: kind as RedisAddress['kind'],
    hosts,
    isTls: secure === 's',
    ...credentials,
    database: kind === 'single' ? Number(path) : 0,
    name: kind === 'sentinel' ? path : undefined,
    sentinel,
  };
}

function hostOf(text: string, defaultPort: number): RedisHost[] {
  const [, host, port = defaultPort] = HOST_FORM.exec(text) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) return [];
  return [{ host: host.replace(/^\[|\]$/g, ''), port: Number(port) }];
}

/** `user:password`, `:password`, or `password` alone as Redis had it before it had users. */
function credentialsIn(userinfo: string): RedisCredentials | undefined {
  const [user, password] = userinfo.includes(':') ? splitAt(userinfo, ':') : ['', userinfo];
  return decoded(user, password);
}

function sentinelCredentialsIn(query = ''): RedisCredentials | undefined {
  const pairs = query.split('&').filter(Boolean);
  const parameters = new Map(pairs.map((text) => splitAt(text, '=')));
  if ([...parameters.keys()].some((name) => !SENTINEL_PARAMETERS.includes(name))) return undefined;
  const [username, password] = SENTINEL_PARAMETERS.map((name) => parameters.get(name) ?? '');
  return decoded(username, password);
}

function splitAt(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function decoded(username = '', password = ''): RedisCredentials | undefined {
  try {
    return {
      username: decodeURIComponent(username) || undefined,
      password: decodeURIComponent(password) || undefined,
    };
  } catch {
    return undefined;
  }
}
