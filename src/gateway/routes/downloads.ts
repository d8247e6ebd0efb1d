import type { GraphQLError } from 'graphql';
import { ScopeSets } from '#auth';
import type { Gateway } from '../gateway.ts';
import type { Handler } from '../handler.ts';
import { Cors } from '../http/cors.ts';
import { pathOf } from '../http/path-of.ts';
import { admitted } from '../limits/overload.ts';
import { httpExtension, requestError } from '../request-error.ts';
import { complete } from '../result/respond.ts';
import { ResponseForm } from '../result/response-form.ts';
import { type CallerIdentity, type GraphRequest, type Held, OPEN_IDENTITY } from '../types.ts';
import { downloadReply } from './download-reply.ts';
import { DOWNLOAD_PATH, type DownloadClaims, DownloadTokens, type SealedIdentity } from './download-tokens.ts';
import { downloadsOf, type KnownDownload } from './offer-download.ts';
import type { Resources } from './pages.ts';
import { runQuery } from './run-query.ts';

const METHODS = 'GET, HEAD, OPTIONS';

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
  const identify = async ({ claims }: NamedDownload, request: GraphRequest): Promise<CallerIdentity> => {
    if (claims.as) return identityOf(claims.as, scopeSets);
    const identity = await handler.identify(request);
    if (identity.label === claims.caller) return identity;
    throw requestError('The download was offered to another caller.', { status: 403, code: 'PERMISSION_DENIED' });
  };
  /** Admits the caller, and reads the bytes. */
  const read = async (download: NamedDownload, form: ResponseForm, held: Held): Promise<Buffer<ArrayBuffer>> => {
    const { rule, claims } = download;
    form.caller.identity = await identify(download, form.request);
    await form.count(budgets, held);
    const base64 = rule.bytesIn(await runQuery(handler, form, held, rule.query, claims.args));
    if (base64 == null) throw requestError('The API has no such bytes.', { status: 404, code: 'NOT_FOUND' });
    return Buffer.from(base64, 'base64');
  };
  return {
    matches: ({ url = '' }) => url.startsWith(DOWNLOAD_PATH),
    async answer(request, held) {
      const { method } = request;
      if (method === 'OPTIONS') return cors.preflight(request);
      if (method !== 'GET' && method !== 'HEAD') {
        throw requestError('Downloads are read by GET.', { status: 405, headers: { allow: METHODS } });
      }
      // Its bytes take memory until the caller has read them.
      held.add(admitted({ overload, telemetry }));
      const download = find(pathOf(request.url));
      const form = held.add(new ResponseForm(request, cors, telemetry));
      try {
        const bytes = await read(download, form, held);
        const response = downloadReply(bytes, { rule: download.rule, request, cors });
        const { headers, kind, status } = response;
        form.answered(status, kind === 'parts' ? Number(headers[headers.indexOf('content-length') + 1]) : 0);
        return complete(response, form);
      } catch (error) {
        held.assertHeld();
        form.observation?.failed([error as GraphQLError]);
        form.answered(httpExtension(error)?.status ?? 500, 0);
        throw error;
      }
    },
    close() {},
  };
}

function identityOf({ kind, credential, subject, tenant, scopes }: SealedIdentity, sets: ScopeSets): CallerIdentity {
  if (kind === 'open') return OPEN_IDENTITY;
  return { kind, credential, subject, tenant, scopes: sets.of(scopes), label: undefined };
}
