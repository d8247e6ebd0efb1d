import { accessSync, constants } from 'node:fs';
import { exposureProblem, type Settings } from '#config';
import type { Terminal } from './terminal.ts';

/** Something about the settings or the environment that calls to APIs do not show. A problem fails the check. */
export interface Finding {
  readonly check: 'tls' | 'proxy' | 'cursors' | 'addresses' | 'hosts' | 'auth' | 'keys';
  readonly level: 'warning' | 'problem';
  readonly text: string;
  /** The next step. */
  readonly hint?: string;
}

interface Checked {
  readonly settings: Settings;
  /** The settings without any input. */
  readonly defaults: Settings;
  readonly environment: Terminal['environment'];
}

const PROXIES = ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY'];
const CERTIFICATES = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'];
/** An issuer that answers later would delay the first request of its callers. */
const KEYS_MS = 5000;
const SHORTEST_SECRET = 32;

/** All findings, in a stable order. */
export async function findingsOf({ settings, defaults, environment }: Checked): Promise<readonly Finding[]> {
  return [
    ...certificates(environment),
    ...proxies(environment),
    ...cursors(settings, defaults),
    ...unusedCredentials(settings),
    ...hosts(settings),
    ...callers(settings),
    ...(await keySets(settings)),
  ];
}

function certificates(environment: Terminal['environment']): Finding[] {
  const unverified: Finding = {
    check: 'tls',
    level: 'warning',
    text: 'NODE_TLS_REJECT_UNAUTHORIZED=0: certificates of upstreams are not verified',
    hint: 'unset it, and name the file of your certificate authority in NODE_EXTRA_CA_CERTS',
  };
  const unread = CERTIFICATES.flatMap((name): Finding[] => {
    const file = environment[name];
    if (!file || isReadable(file)) return [];
    const text = `${name}: ${file} cannot be read, so its certificates are not trusted`;
    return [{ check: 'tls', level: 'problem', text, hint: 'correct the path, or unset the variable' }];
  });
  return environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0' ? [unverified, ...unread] : unread;
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

function proxies(environment: Terminal['environment']): Finding[] {
  const name = PROXIES.flatMap((each) => [each, each.toLowerCase()]).find((each) => environment[each]);
  if (name === undefined) return [];
  const text = `${name} is set, but calls to APIs use no proxy`;
  const hint = 'allow direct connections to the APIs, or set the address of a reverse proxy as their url';
  return [{ check: 'proxy', level: 'warning', text, hint }];
}

function cursors({ cursorSecret }: Settings, defaults: Settings): Finding[] {
  const isDefault = cursorSecret === defaults.cursorSecret;
  if (!isDefault && cursorSecret.length >= SHORTEST_SECRET) return [];
  const text = isDefault
    ? 'cursorSecret is the public default: in production, anyone can make a cursor'
    : `cursorSecret has fewer than ${SHORTEST_SECRET} characters: it can be guessed, and then anyone can make a cursor`;
  return [{ check: 'cursors', level: 'warning', text, hint: 'set cursorSecret, such as file:///run/secrets/cursors' }];
}

/** The APIs that have a credential and no address, which no call uses. */
export function unusedCredentials({ apis }: Settings): Finding[] {
  return Object.entries(apis).flatMap(([slug, { url, credentials }]): Finding[] => {
    if (url !== undefined || credentials.type === 'none' || credentials.type === 'forwarded') return [];
    const text = `apis.${slug} has a credential and no address, so that it is not called`;
    const hint = `set MANIFOLD_${slug.toUpperCase()}_URL or apis.${slug}.url`;
    return [{ check: 'addresses', level: 'warning', text, hint }];
  });
}

function hosts({ server: { host, hosts: named } }: Settings): Finding[] {
  const isWildcard = host === '0.0.0.0' || host === '::';
  if (!named.includes('*') && !(isWildcard && named.length === 0)) return [];
  const text = 'requests may name any host, which allows DNS rebinding';
  return [{ check: 'hosts', level: 'warning', text, hint: 'list the names of the server in server.hosts' }];
}

function callers(settings: Settings): Finding[] {
  const problem = exposureProblem(settings);
  if (problem !== undefined) return [{ check: 'auth', level: 'problem', text: problem }];
  if (settings.auth !== 'open') return [];
  return [{ check: 'auth', level: 'warning', text: 'auth is open: everyone may call every API' }];
}

/** The addresses of key sets that cannot be read: their callers would be refused. Files are read with the settings. */
async function keySets({ auth }: Settings): Promise<Finding[]> {
  if (typeof auth !== 'object') return [];
  const found = await Promise.all(
    auth.jwt.map(async ({ jwks }, index): Promise<Finding[]> => {
      if (!/^https?:/.test(jwks)) return [];
      const problem = await keySetProblem(jwks);
      if (problem === undefined) return [];
      const text = `auth.jwt[${index}].jwks: ${problem}, so callers with tokens of this issuer are refused`;
      return [{ check: 'keys', level: 'problem', text, hint: 'correct the address, or start what serves it' }];
    }),
  );
  return found.flat();
}

async function keySetProblem(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(KEYS_MS),
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return `the address answers ${response.status}`;
    const set = (await response.json()) as { readonly keys?: unknown } | null;
    return Array.isArray(set?.keys) ? undefined : 'the address has no JSON Web Key Set';
  } catch (error) {
    return error instanceof SyntaxError ? 'the address has no JSON Web Key Set' : 'the address could not be reached';
  }
}
