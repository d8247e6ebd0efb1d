import type { GraphQLError } from 'graphql';
import { ScopeSets } from '#auth';
import type { Gateway } from '../gateway.ts';
import type { Handler } from '../handler.ts';
import type { Resources } from '../pages/pages.ts';
import { admitted } from '../pipeline/admit/overload.ts';
import { Cors } from '../pipeline/cors.ts';
import { fromFetchRequest, headerLines, onceRead } from '../pipeline/fetch-request.ts';
import { PendingRequest } from '../pipeline/pending-request.ts';
import { httpExtension, requestError } from '../request-error.ts';
import { NodeRequest } from '../server/node-request.ts';
import { pathOf } from '../server/path-of.ts';
import { writeChunks } from '../server/write-chunks.ts';
import { type CallerIdentity, type HttpRequest, OPEN_IDENTITY } from '../types.ts';
import { type DownloadReply, downloadReply } from './download-reply.ts';
import { DOWNLOAD_PATH, type DownloadClaims, DownloadTokens, type SealedIdentity } from './download-tokens.ts';
import { downloadsOf, type KnownDownload } from './offer-download.ts';
import { runQuery } from './run-query.ts';

const METHODS = 'GET, HEAD, OPTIONS';
/** Bytes that are written at once. */
const CHUNK_BYTES = 64 * 1024;

/** A download that a token names. */
interface NamedDownload extends KnownDownload {
  readonly claims: DownloadClaims;
}

/** Answers at `/downloads/<token>` with the bytes that a field of the graph has offered. */
export function createDownloads(gateway: Gateway, handler: Handler): Resources {
  const { settings, subgraphs, overload, budgets, telemetry } = gateway;
  const { corsOrigins } = settings.server;
  const downloads = downloadsOf(subgraphs);
  const tokens = new DownloadTokens(settings.cursorSecret);
  const cors = new Cors(corsOrigins);
  const scopeSets = new ScopeSets();

  const find = (path: string): NamedDownload => {
    const claims = tokens.open(path.slice(DOWNLOAD_PATH.length));
    const download = claims && downloads.get(claims.field);
    if (!download) throw requestError('There is no such download.', { status: 404, code: 'NOT_FOUND' });
    if (claims.expiresAt > Date.now()) return { ...download, claims };
    throw requestError('The download has expired: query its `url` again.', { status: 410, code: 'NOT_FOUND' });
  };
  const identify = async ({ claims }: NamedDownload, request: HttpRequest): Promise<CallerIdentity> => {
    if (claims.as) return identityOf(claims.as, scopeSets);
    const identity = await handler.identify(request);
    if (identity.label === claims.caller) return identity;
    throw requestError('The download was offered to another caller.', { status: 403, code: 'PERMISSION_DENIED' });
  };
  /** Admits the caller, and reads the bytes. */
  const read = async ({ rule, claims }: NamedDownload, identity: CallerIdentity, pending: PendingRequest) => {
    pending.caller.identity = identity;
    if (budgets) await pending.admit(budgets.admission(pending.request, identity));
    const base64 = rule.bytesIn(await runQuery(handler, pending, rule.query, claims.args));
    if (base64 == null) throw requestError('The API has no such bytes.', { status: 404, code: 'NOT_FOUND' });
    return Buffer.from(base64, 'base64');
  };
  const reply = async (download: NamedDownload, pending: PendingRequest, request: HttpRequest) => {
    try {
      const bytes = await read(download, await identify(download, request), pending);
      return downloadReply(bytes, { rule: download.rule, request, cors });
    } catch (error) {
      pending.observation?.failed([error as GraphQLError]);
      pending.answered(httpExtension(error)?.status ?? 500, 0);
      throw error;
    }
  };
  /** `onEnd` is given what to call when the response has ended, or the caller has left. */
  const answer = async (request: HttpRequest, onEnd: (end: () => void) => void): Promise<DownloadReply> => {
    const { method } = request;
    if (method === 'OPTIONS') return cors.preflight(request);
    if (method !== 'GET' && method !== 'HEAD') {
      throw requestError('Downloads are read by GET.', { status: 405, headers: { allow: METHODS } });
    }
    // Its bytes take memory until the caller has read them.
    const receipt = admitted({ overload, telemetry });
    onEnd(() => receipt.end());
    const download = find(pathOf(request.url));
    const pending = new PendingRequest(request, () => undefined, telemetry);
    onEnd(() => pending.abandon());
    const { status, headers, body } = await reply(download, pending, request);
    pending.answered(status, body?.length ?? 0);
    return { status, headers: [...headers, ...(pending.admission?.headers() ?? [])], body };
  };
  return {
    matches: ({ url = '' }) => url.startsWith(DOWNLOAD_PATH),
    async handle(incoming, response) {
      const request = new NodeRequest(incoming, handler.memory);
      const { status, headers, body } = await answer(request, (end) => void response.once('close', end));
      response.writeHead(status, [...headers]);
      if (!body) return void response.end();
      void writeChunks(chunksOf(body), response, settings.limits.timeouts.write).catch(() => response.destroy());
    },
    async fetch(request) {
      const ends: (() => void)[] = [];
      const end = () => ends.forEach((each) => each());
      request.signal.addEventListener('abort', end, { once: true });
      try {
        const { status, headers, body } = await answer(fromFetchRequest(request, handler.memory), (each) =>
          ends.push(each),
        );
        return onceRead(new Response(body, { status, headers: headerLines(headers) }), end);
      } catch (error) {
        end();
        throw error;
      }
    },
    close() {},
  };
}

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

function identityOf({ kind, credential, subject, tenant, scopes }: SealedIdentity, sets: ScopeSets): CallerIdentity {
  if (kind === 'open') return OPEN_IDENTITY;
  return { kind, credential, subject, tenant, scopes: sets.of(scopes), label: undefined };
}
