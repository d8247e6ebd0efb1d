import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { apiKeyDigest } from '#auth';
import { type AuthSettings, nearest } from '#config';
import { isLoopbackHost } from '#http';
import { releaseStartMemory } from './memory.ts';
import type { Services } from './services.ts';

/** Serves the sandbox, which is loaded with the first call. */
export const serveSandbox: Services['serveSandbox'] = async (settings, faults) => {
  const { loadMocks, ownMock, serveSandbox: serve } = await import('#sandbox');
  const modules = settings.subgraphs;
  const own = modules.length === 0 ? [] : (await (await import('#library')).loadSubgraphs(modules)).subgraphs;
  const ofOwn = new Set<string>(own.map(({ slug }) => slug));
  const builtIn = await loadMocks(Object.keys(settings.apis).filter((slug) => !ofOwn.has(slug)));
  const mocks = [...builtIn, ...own.flatMap((each) => (each.own ? ownMock(each.own) : []))];
  const { auth } = settings;
  const allowsAdmin = typeof auth === 'object' ? administrators(auth) : undefined;
  const options = { ...settings.sandbox, hosts: settings.server.hosts, faults, ...(allowsAdmin && { allowsAdmin }) };
  const served = await serve(mocks, options);
  releaseStartMemory();
  return served;
};

export const readFaults: Services['readFaults'] = async (found, contracts) => {
  const { readRules } = await import('#sandbox');
  return readRules(found, { contracts, nearest });
};

/** The part of a request that identifies its sender. */
interface AdminRequest {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Decides who may use addresses that change what runs: programs on this machine and, where callers are identified, those with an
 * API key that has the scope `console`.
 */
export function administrators(auth: AuthSettings | undefined, now = Date.now) {
  return ({ headers, socket }: AdminRequest): boolean => {
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    if (address !== '' && isLoopbackHost(address)) return true;
    const sent = headers['x-api-key'] ?? /^bearer +(.*)$/i.exec(headers.authorization ?? '')?.[1];
    if (!auth || typeof sent !== 'string') return false;
    const digest = apiKeyDigest(auth.secret, sent);
    const key = auth.keys.find(({ hash }) => isEqual(Buffer.from(hash, 'base64url'), digest));
    return key !== undefined && key.scopes.includes('console') && (key.notAfter ?? Number.POSITIVE_INFINITY) > now();
  };
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
