import { type ExecutionResult, GraphQLError } from 'graphql';
import { ScopeSets } from '#auth';
import type { DownloadRule } from '#graph';
import { executeCharged } from '../document/executor.ts';
import type { ErrorCode } from '../error-codes.ts';
import type { Gateway, Handler } from '../gateway.ts';
import { asFetchRequest, pathOf } from '../http/reader.ts';
import { digestOf, matchesTag } from '../http/response-body.ts';
import type { Cors } from '../http/response-headers.ts';
import { admitted } from '../limits/overload.ts';
import { toPublicError } from '../result/errors.ts';
import { errorsIn, finish, finishWithError, ResponseForm } from '../result/respond.ts';
import {
  type CallerIdentity,
  type EmptyResponse,
  type GraphRequest,
  type Held,
  httpExtension,
  isGraphQLError,
  OPEN_IDENTITY,
  type PartsResponse,
  requestError,
} from '../types.ts';
import {
  DOWNLOAD_PATH,
  type DownloadClaims,
  DownloadTokens,
  downloadsOf,
  type KnownDownload,
  type SealedIdentity,
} from './offer-download.ts';
import type { Resources } from './pages.ts';

const METHODS = 'GET, HEAD, OPTIONS';

/** A download that a token names. */
interface NamedDownload extends KnownDownload {
  readonly claims: DownloadClaims;
}

/** Answers at `/downloads/<token>` with the bytes that a field of the graph has offered. */
export function createDownloads(gateway: Gateway, handler: Handler): Resources {
  const { settings, subgraphs, overload, budgets, telemetry } = gateway;
  const { cors } = handler;
  const downloads = downloadsOf(subgraphs);
  const tokens = new DownloadTokens(settings.cursorSecret);
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
    if (budgets) await form.count(budgets, held);
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
        return finish(response, form);
      } catch (error) {
        return finishWithError(handler, error, form, held);
      }
    },
  };
}

function identityOf({ kind, credential, subject, tenant, scopes }: SealedIdentity, sets: ScopeSets): CallerIdentity {
  if (kind === 'open') return OPEN_IDENTITY;
  return { kind, credential, subject, tenant, scopes: sets.of(scopes), label: undefined };
}

type Data = NonNullable<ExecutionResult['data']>;

/** Runs the query of a download as its caller: within the same scopes, budgets, limits and plugins as any other. */
async function runQuery(
  { executor }: Pick<Handler, 'executor'>,
  { caller, request, budget, observation }: ResponseForm,
  held: Held,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Data> {
  const parameters = { query, variables, operationName: undefined, extensions: undefined };
  try {
    const executable = executor.prepare({
      method: 'POST',
      document: query,
      caller,
      parameters,
      uploads: undefined,
      initialContext: () => ({ params: parameters, request: asFetchRequest(request) }),
    });
    const settle = (await budget?.charge(executable)) ?? (() => undefined);
    observation?.executing(executable);
    const { result, cost } = await executeCharged(executable, settle, held);
    observation?.executed(cost);
    const [error] = result.errors ?? [];
    if (error) throw error;
    return result.data ?? {};
  } catch (error) {
    throw downloadError(errorsIn(error)[0]);
  }
}

/** The status of a download whose query failed, where it is not that of an API that failed. */
const STATUSES: Partial<Record<ErrorCode, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 403,
  PERMISSION_DENIED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  OPERATION_TOO_COMPLEX: 413,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
};
const BAD_GATEWAY = 502;

/** The error of a query as that of a download, with a status that says what failed. */
function downloadError(error: unknown): unknown {
  const own = httpExtension(error);
  // A status of the GraphQL-over-HTTP specification is one of the graph's own responses.
  if (own && !own.spec) return error;
  const { code, retryAfter } = toPublicError(error, { requestId: '', suggestions: false }).extensions;
  const status = STATUSES[code as ErrorCode] ?? BAD_GATEWAY;
  const headers: Record<string, string> = typeof retryAfter === 'number' ? { 'retry-after': `${retryAfter}` } : {};
  const { message, path, extensions, originalError } = asGraphQLError(error);
  const http = { status, headers };
  return new GraphQLError(message, { path, originalError, extensions: { ...extensions, http } });
}

function asGraphQLError(error: unknown): GraphQLError {
  return isGraphQLError(error) ? error : new GraphQLError('', { originalError: error as Error });
}

interface ReplyParts {
  readonly rule: Pick<DownloadRule, 'contentType' | 'fileName'>;
  readonly request: Pick<GraphRequest, 'method' | 'headers'>;
  readonly cors: Cors;
}

/** Bytes that are written at once. */
const CHUNK_BYTES = 64 * 1024;
/** The headers of downloads that pages of other origins may read. */
const EXPOSED = ['accept-ranges', 'content-disposition', 'content-range', 'etag'];

/** The whole of a download, the range that is asked for, or neither if the caller has it. */
function downloadReply(bytes: Buffer<ArrayBuffer>, parts: ReplyParts): PartsResponse | EmptyResponse {
  const { method, headers: asked } = parts.request;
  const { contentType: type } = parts.rule;
  const { length: size } = bytes;
  const tag = `"${digestOf(bytes)}"`;
  const headers = headersOf(tag, parts);
  if (matchesTag(asked['if-none-match'], tag)) return { kind: 'empty', status: 304, headers, type };
  // A date is never that of these bytes: they have none.
  const isSame = asked['if-range'] === undefined || asked['if-range'] === tag;
  const range = isSame && method === 'GET' ? byteRange(asked.range, size) : undefined;
  if (range === 'unsatisfiable') {
    const position = ['content-length', '0', 'content-range', `bytes */${size}`];
    return { kind: 'empty', status: 416, headers: [...headers, ...position], type };
  }
  const { start, end } = range ?? { start: 0, end: size };
  const position = range ? ['content-range', `bytes ${start}-${end - 1}/${size}`] : [];
  const head = {
    status: range ? 206 : 200,
    headers: [...headers, 'content-length', `${end - start}`, ...position],
    type,
  };
  if (method !== 'GET') return { kind: 'empty', ...head };
  return { kind: 'parts', ...head, parts: chunksOf(bytes.subarray(start, end)) };
}

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

/** A browser saves the bytes, and neither guesses their type nor runs them. */
function headersOf(tag: string, { rule, request, cors }: ReplyParts): readonly string[] {
  return [
    'content-disposition',
    `attachment; filename="${rule.fileName}"`,
    'content-security-policy',
    "sandbox; default-src 'none'",
    'x-content-type-options',
    'nosniff',
    'cache-control',
    'private, no-cache',
    'vary',
    'origin',
    'accept-ranges',
    'bytes',
    'etag',
    tag,
    ...cors.headersFor(request.headers.origin, EXPOSED),
  ];
}

/** A part of a representation. */
interface ByteRange {
  readonly start: number;
  /** The position after the last byte. */
  readonly end: number;
}

const ONE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i;

/**
 * The range of a `Range` header (RFC 9110, section 14.2): `undefined` for one that is ignored, as all others but a single range
 * of bytes are, and `unsatisfiable` for one behind the end.
 */
function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size };
  }
  const [start, end] = [Number(first), last === '' ? size : Math.min(Number(last) + 1, size)];
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
