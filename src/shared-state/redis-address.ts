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
}

export interface RedisHost {
  readonly host: string;
  readonly port: number;
}

const URL_FORM = /^(rediss?)(?:\+(sentinel|cluster))?:\/\/(?:([^@/]*)@)?([^/@?#]+)(?:\/([^/?#]*))?$/;
const HOST_FORM = /^(\[[0-9A-Fa-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/;
const REDIS_PORT = 6379;
const SENTINEL_PORT = 26_379;

/**
 * Reads `redis://user:password@host:6379/0`, `redis+sentinel://host1,host2:26379/master` and `redis+cluster://host1,host2`, each
 * with `rediss` for TLS. `undefined` for anything else.
 */
export function redisAddress(url: string): RedisAddress | undefined {
  const [, scheme, form, userinfo, hostList = '', path = ''] = URL_FORM.exec(url) ?? [];
  const kind = (form ?? 'single') as RedisAddress['kind'];
  const hosts = hostList.split(',').map((text) => hostOf(text, kind === 'sentinel' ? SENTINEL_PORT : REDIS_PORT));
  const known = hosts.filter((host) => host !== undefined);
  if (scheme === undefined || known.length < hosts.length || (kind === 'single' && hosts.length > 1)) return undefined;
  const isNumber = /^\d{0,3}$/.test(path);
  if (kind === 'sentinel' ? path === '' : kind === 'cluster' ? path !== '' : !isNumber) return undefined;
  const credentials = credentialsIn(userinfo);
  if (!credentials) return undefined;
  return {
    kind,
    hosts: known,
    isTls: scheme === 'rediss',
    ...credentials,
    database: kind === 'single' ? Number(path) : 0,
    name: kind === 'sentinel' ? path : undefined,
  };
}

function hostOf(text: string, defaultPort: number): RedisHost | undefined {
  const [, host, port = defaultPort] = HOST_FORM.exec(text) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) return undefined;
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** `user:password`, `:password`, or `password` alone as Redis had it before it had users. */
function credentialsIn(userinfo = ''): Pick<RedisAddress, 'username' | 'password'> | undefined {
  const at = userinfo.indexOf(':');
  try {
    const [user, password] = at < 0 ? ['', userinfo] : [userinfo.slice(0, at), userinfo.slice(at + 1)];
    return { username: decodeURIComponent(user) || undefined, password: decodeURIComponent(password) || undefined };
  } catch {
    return undefined;
  }
}
