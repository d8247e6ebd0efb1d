import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Bytes, Contract, HeaderParameter, Operation, PathParameter, QueryParameter } from '#contract';
import type { Body } from '#http';
import { ArgumentTypeError, BadArgumentError, type CallName } from './errors.ts';
import type { RowProjection } from './projection.ts';
import type { ApiSettings, CredentialSettings } from './settings.ts';

/** A request that is to be sent. */
export interface UpstreamRequest {
  readonly plan: Plan;
  readonly args: Arguments;
  readonly base: URL;
  readonly identity: Identity;
  /** Names of the headers of callers that are forwarded with it, whether this caller has them or not. */
  readonly forwarded: readonly string[];
  /** Names and values in turn of those of its headers that are arguments. */
  readonly headerArguments: readonly string[];
  /** Path and query. */
  readonly target: string;
  /** The same with a hash of the caller where the API takes one. Responses do not differ by it, and so no key has it. */
  readonly sentTarget: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Bytes | null;
  /** The members of its rows that are read; absent where whole rows are. */
  readonly projection?: RowProjection | undefined;
  /** The keys that it looks up, for observers. */
  readonly keys?: number | undefined;
  /** Its keys in caches, once they were computed. */
  privateKey?: string;
  publicKey?: string;
}

/** A request as one attempt sends it: its credential adds to the target and the headers. */
export interface Attempt {
  readonly request: UpstreamRequest;
  /** Path and query. */
  target: string;
  /** Names and values in turn. */
  readonly headers: string[];
}

export type Arguments = Readonly<Record<string, unknown>>;

/** An operation compiled for the address and settings in force, so that a call only fills in its arguments. */
export interface Plan extends CallName {
  readonly operation: Operation;
  /** Whether its responses may be stored at all: it reads, is deterministic, and returns no credential. */
  readonly isCacheable: boolean;
  /** Absent where the API has no address. */
  readonly base: URL | undefined;
  /** The path and query of a request, below the base address. */
  target(args: Arguments): string;
  /** The parts of a request that do not depend on its caller. */
  fill(args: Arguments): FilledPlan;
}

/** The parts of a request by its arguments. */
interface FilledPlan extends Pick<UpstreamRequest, 'target' | 'headerArguments' | 'body'> {
  /** Names and values in turn of the headers that are no arguments. */
  readonly fixedHeaders: readonly string[];
}

/** An upstream's response, read to its end. */
export interface UpstreamResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
}

/** `public`: for every caller. `private`: for callers of the identity that asked. */
export type CacheScope = 'public' | 'private';

/**
 * The key of a request's response in this scope. Every part is led by its length, so that no two requests share a key,
 * whatever they contain; a private one differs from the public one even where the caller has no identity. Where no header of
 * callers is forwarded, there is one key for both: the upstream cannot tell callers apart. A request keeps its keys, which may be long.
 */
export function cacheKey(scope: CacheScope, request: UpstreamRequest): string {
  const isPublic = scope === 'public' && request.forwarded.length > 0;
  const known = isPublic ? request.publicKey : request.privateKey;
  if (known !== undefined) return known;
  const { plan, target, body, headerArguments, identity, forwarded } = request;
  const text = (body as string | null) ?? '';
  let resource = `${plan.slug}.${plan.operation.id} ${target.length}:${target} ${text.length}:${text} `;
  for (const each of headerArguments) resource += `${each.length}:${each},`;
  if (isPublic) return (request.publicKey = `public ${resource}`);
  const audience = forwarded.length === 0 ? 'service' : `private ${identity.key.length}:${identity.key}`;
  return (request.privateKey = `${audience} ${resource}`);
}

/** Compiles one operation of a contract. */
export function compilePlan(contract: Contract, operation: Operation, settings: ApiSettings): Plan {
  const address = (operation.server && settings.servers[operation.server]) || settings.url;
  const base = address === undefined ? undefined : new URL(address);
  const values = { ...contract.settings, ...settings.settings };
  const template = (operation.pathSetting && values[operation.pathSetting]) || operation.path;
  const prefix = base?.pathname.replace(/\/$/, '') ?? '';
  const fillPath = compilePath(template, operation.pathParameters);
  const write = compileQuery(operation.query, values);
  const checked = operation.pathParameters.length > 0;
  const bare = fixedHeaders(operation, values, settings.forward);
  const withBody = operation.body ? [...bare, 'content-type', operation.body.mediaType] : bare;
  const variable = operation.headers.filter(({ constant }) => constant === undefined);
  const { reads, random, secretAnswer, answer } = operation;
  const target = (args: Arguments) => {
    const path = prefix + fillPath(args);
    if (checked && base && path.includes('%')) assertInside(base, path);
    return path + write(args);
  };
  return {
    slug: contract.slug,
    operation,
    isCacheable: reads && !random && !secretAnswer && answer.kind !== 'redirect',
    base,
    target,
    fill(args) {
      const hasBody = args['body'] !== undefined && args['body'] !== null;
      return {
        headerArguments: variable.length === 0 ? NONE : variable.flatMap((each) => header(each, args)),
        target: target(args),
        fixedHeaders: hasBody ? withBody : bare,
        body: hasBody ? bodyOf(operation, args) : null,
      };
    },
  };
}

const NONE: readonly string[] = [];

/** Whether a body is streamed, and so can be sent only once. */
export function isStream(body: Bytes | null): body is AsyncIterable<Uint8Array> {
  return typeof body === 'object' && body !== null && !(body instanceof Uint8Array);
}

/** Headers that the gateway sets on every request. */
const GATEWAY_HEADERS = ['accept', 'accept-encoding'] as const;

function fixedHeaders(
  operation: Operation,
  settings: Readonly<Record<string, string>>,
  forward: readonly string[],
): string[] {
  const headers = new Map([
    ['accept', operation.answer.mediaTypes.join(', ') || '*/*'],
    ['accept-encoding', 'gzip, br'],
  ]);
  if (!forward.includes('user-agent')) headers.set('user-agent', 'manifold');
  for (const { name, constant, nameSetting, prefixSetting, valueSetting } of operation.headers) {
    if (constant === undefined || isChunked(name)) continue;
    const prefix = prefixSetting && settings[prefixSetting];
    const value = prefix ? prefix + constant.slice(constant.lastIndexOf('.')) : constant;
    const header = (nameSetting && settings[nameSetting]) || name;
    headers.set(header.toLowerCase(), (valueSetting && settings[valueSetting]) || value);
  }
  return [...headers].flat();
}

/** undici sets this header itself, for every body that comes in parts. */
const isChunked = (header: string) => header.toLowerCase() === 'transfer-encoding';

function header({ name }: HeaderParameter, args: Arguments): string[] {
  const value = args[name];
  if (value === undefined || value === null) return [];
  if (typeof value === 'object') throw new ArgumentTypeError(`\`${name}\` takes a text or number`);
  return [name.toLowerCase(), headerValue(name, `${value as string | number | boolean}`)];
}

function bodyOf({ body: kind, headers }: Operation, { body }: Arguments): Bytes | null {
  if (kind?.kind === 'json') return JSON.stringify(body, exactIntegers);
  if (kind?.kind === 'form') return formOf(kind.nested ? flattened(body) : (body as Record<string, unknown>));
  if (kind === undefined) return null;
  return headers.some(({ name }) => isChunked(name)) ? inParts(body as Bytes) : (body as Bytes);
}

async function* inParts(body: Bytes): AsyncGenerator<Uint8Array> {
  if (typeof body === 'string') yield Buffer.from(body);
  else if (body instanceof Uint8Array) yield body;
  else yield* body;
}

const exactIntegers = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(String(value)) : value;

/** The members of nested objects and lists by their paths: `owner[name]`, `tags[0]`. */
function flattened(body: unknown): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const visit = (value: unknown, name: string) => {
    if (typeof value !== 'object' || value === null) fields[name] = value;
    else for (const [key, each] of Object.entries(value)) visit(each, name === '' ? key : `${name}[${key}]`);
  };
  visit(body, '');
  return fields;
}

function formOf(fields: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(pairs.map(([name, value]) => [name, textOf(name, value)])).toString();
}

const LONGEST_VALUE = 2048;
/** A segment that needs no encoding, and is no dot segment. */
const PLAIN = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;

/**
 * Compiles a path template to a function that fills it. Any value stays one segment, or the segments of its resource
 * name: each is encoded, and empty and dot segments, which every URL parser resolves away, are refused.
 */
export function compilePath(template: string, parameters: readonly PathParameter[]): (args: Arguments) => string {
  const steps = template.split(/\{([^}]+)\}/).map((part, index) => {
    if (index % 2 === 0) return () => part;
    const parameter = parameters.find(({ name }) => name === part);
    if (!parameter) throw new TypeError(`The path ${template} has no parameter {${part}}`);
    return encoderOf(parameter);
  });
  if (steps.length === 1) return () => template;
  return (args) => {
    let path = '';
    for (const step of steps) path += step(args);
    return path;
  };
}

function encoderOf({ name, argument = name, span, pattern = '' }: PathParameter): (args: Arguments) => string {
  if (span === 'segment') return (args) => encodeSegment(argument, segmentText(argument, args[name]));
  if (span === 'path') return (args) => encodeSegments(argument, segmentText(argument, args[name]).replace(/^\//, ''));
  const shape = new RegExp(pattern, 'u');
  return (args) => {
    const value = segmentText(argument, args[name]);
    if (!shape.test(value)) throw new BadArgumentError(`\`${argument}\` has to look like ${readable(pattern)}.`);
    return encodeSegments(argument, value);
  };
}

/** A pattern as a person would write the shape: `partners/…/subscriptions/…`. */
function readable(pattern: string): string {
  return `\`${pattern
    .replaceAll(/^\^|\$$/g, '')
    .replaceAll(/\(?\[\^\/\]\+\)?/g, '…')
    .replaceAll('\\', '')}\``;
}

function segmentText(name: string, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') {
    throw new BadArgumentError(`\`${name}\` is missing.`);
  }
  const text = String(value);
  if (text.length > LONGEST_VALUE)
    throw new BadArgumentError(`\`${name}\` is longer than ${LONGEST_VALUE} characters.`);
  return text;
}

/** Refuses a text that cannot be one segment of a path, before it becomes a part of one. */
export function assertSegment(name: string, text: string): void {
  encodeSegment(name, segmentText(name, text));
}

function encodeSegments(name: string, value: string): string {
  if (PLAIN.test(value)) return value;
  return value
    .split('/')
    .map((segment) => encodeSegment(name, segment))
    .join('/');
}

function encodeSegment(name: string, value: string): string {
  if (PLAIN.test(value)) return value;
  if (value === '' || value === '.' || value === '..') {
    throw new BadArgumentError(`\`${name}\` has an empty or dot segment: ${JSON.stringify(value)}.`);
  }
  if (value.includes('\0')) throw new BadArgumentError(`\`${name}\` has a NUL character.`);
  if (!value.isWellFormed()) throw new BadArgumentError(`\`${name}\` is not well-formed Unicode.`);
  return encodeURIComponent(value);
}

/**
 * Parses a finished URL again: it must still be below its base address, with as many segments as its path was built of. The
 * encoders ensure that already; this is a second check.
 */
export function assertInside(base: URL, path: string): void {
  const url = new URL(base.origin + path);
  const same = url.origin === base.origin && url.pathname === path.replace(/\?.*$/s, '') && url.hash === '';
  if (!same) throw new BadArgumentError('The arguments would lead out of the api.');
}

type Writer = (args: Arguments) => string;

const SEPARATORS = { comma: { plain: ',', encoded: ',' }, pipe: { plain: '|', encoded: '%7C' } } as const;

/** Compiles query parameters to a function that writes `?a=1&b=x%2Cy`, or nothing where no parameter is given. */
export function compileQuery(
  parameters: readonly QueryParameter[],
  settings: Readonly<Record<string, string>> = {},
): Writer {
  const fixed = parameters.map((parameter) => fixedPart(parameter, settings)).join('');
  const writers = parameters.filter(({ constant }) => constant === undefined).map(writerOf);
  if (writers.length === 0) return () => fixed.replace('&', '?');
  return (args) => {
    let query = fixed;
    for (const write of writers) query += write(args);
    return query === '' ? '' : `?${query.slice(1)}`;
  };
}

function fixedPart({ name, constant, valueSetting }: QueryParameter, settings: Readonly<Record<string, string>>) {
  const value = (valueSetting && settings[valueSetting]) || constant;
  return value === undefined ? '' : `&${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
}

function writerOf(parameter: QueryParameter): Writer {
  const { name, argument = name, style } = parameter;
  const start = `&${encodeURIComponent(name)}=`;
  if (style === 'value') {
    return (args) => {
      const value = args[name];
      return value === undefined || value === null ? '' : start + encodeURIComponent(textOf(argument, value));
    };
  }
  return (args) => {
    const values = args[name];
    if (values === undefined || values === null) return '';
    const separator = style === 'repeat' ? start : SEPARATORS[style].encoded;
    let text = '';
    for (const value of listOf(parameter, values))
      text += (text === '' ? start : separator) + encodeItem(parameter, value);
    return text;
  };
}

function listOf({ name: own, argument: name = own, maxItems }: QueryParameter, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new ArgumentTypeError(`\`${name}\` takes a list, got ${typeof value}`);
  // Without the parameter there would be no filter, and the response would hold everything.
  if (value.length === 0)
    throw new BadArgumentError(`\`${name}\` is an empty list: leave it out, or name at least one.`);
  if (maxItems !== undefined && value.length > maxItems) {
    throw new BadArgumentError(`\`${name}\` takes at most ${maxItems} values, got ${value.length}.`);
  }
  return value;
}

function encodeItem({ name: own, argument: name = own, style }: QueryParameter, value: unknown): string {
  if (style === 'comma' || style === 'pipe') {
    const separator = SEPARATORS[style].plain;
    if (value === '') throw new BadArgumentError(`A value of \`${name}\` cannot be empty.`);
    if (typeof value === 'string' && value.includes(separator)) {
      throw new BadArgumentError(
        `A value of \`${name}\` cannot contain ${JSON.stringify(separator)}: the API joins them by it.`,
      );
    }
  }
  return encodeURIComponent(textOf(name, value));
}

/** A scalar value as text; throws an error for any other. */
export function textOf(name: string, value: unknown): string {
  switch (typeof value) {
    case 'string':
      if (!value.isWellFormed()) throw new BadArgumentError(`\`${name}\` is not well-formed Unicode.`);
      return value;
    case 'number':
    case 'boolean':
    case 'bigint':
      return String(value);
    default:
      throw new ArgumentTypeError(
        `\`${name}\` takes a text, number or boolean, got ${value === null ? 'null' : typeof value}`,
      );
  }
}

/** A value that a header can have; throws an error for line breaks, NUL and characters beyond Latin-1. */
export function headerValue(name: string, value: string): string {
  if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) {
    throw new BadArgumentError(`\`${name}\` has a character that no header can carry.`);
  }
  return value;
}

/**
 * The identity of a caller towards an API: those of its headers that are forwarded. Code that shares, stores or batches
 * responses makes `key` part of its own key. It is the values themselves, not a digest of them: no two identities share it.
 */
export interface Identity {
  readonly key: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
}

/** The identity of callers without any header that is forwarded. */
export const SERVICE: Identity = { key: '', headers: [] };

/**
 * A header of the caller by its lower-case name; `undefined` also for a header on several lines: joined, or reduced to the
 * first line, it would be another identity than the caller sent.
 */
export type CallerHeaders = (name: string) => string | undefined;

/** The identity of a caller, by the headers of these names. */
export function identityFrom(allowed: readonly string[], caller: CallerHeaders): Identity {
  const headers = allowed.flatMap((name) => {
    const value = caller(name);
    return value === undefined || value === '' ? [] : [name, headerValue(name, value)];
  });
  return headers.length === 0 ? SERVICE : { key: JSON.stringify(headers), headers };
}

/** The identity of a caller by its label; a caller without one, and an anonymous one, has none. */
export function labelIdentity(label: string): Identity {
  return label === '' || label === ANONYMOUS ? SERVICE : { key: `label ${label}`, headers: [] };
}

const ANONYMOUS = 'anonymous';

/** Of 32 bytes; 40 characters are the most that APIs take. */
const BYTES = 24;

/**
 * Hashes an identity for an API, so that its upstream can tell callers apart without learning who they are. Each
 * API gets another hash. `undefined` for callers without an identity.
 */
export function callerHash(identity: Identity, slug: string, key: string): string | undefined {
  if (identity === SERVICE) return undefined;
  const digest = createHmac('sha256', key).update(`caller ${slug} ${identity.key}`).digest();
  return digest.toString('base64url', 0, BYTES);
}

/** Headers of one connection, of a body that is not forwarded, or about a response that the caller has and the gateway not. */
const NEVER = (
  'connection host keep-alive te trailer transfer-encoding upgrade expect proxy-authorization proxy-authenticate ' +
  'content-length content-encoding content-type if-match if-none-match if-modified-since if-unmodified-since if-range range'
).split(' ');

/** Sent by the gateway where the API gets the trace context. */
const TRACE_HEADERS = ['traceparent', 'tracestate'];

/**
 * Names of the headers of callers that are forwarded: those that are configured, but none that the gateway sets itself. A
 * caller's `authorization` is never sent in addition to a configured one, nor instead of it.
 */
export function forwardedHeaders(contract: Contract, settings: ApiSettings): readonly string[] {
  const { credentials, forward } = settings;
  const trace = settings.traceContext ? TRACE_HEADERS : [];
  const own = new Set([
    ...NEVER,
    ...GATEWAY_HEADERS,
    ...trace,
    ...headersOf(contract, settings),
    ...setBy(credentials),
  ]);
  const allowed = credentials.type === 'forwarded' ? [...forward, ...credentials.headers] : forward;
  return [...new Set(allowed)].filter((name) => !own.has(name));
}

function headersOf(contract: Contract, settings: ApiSettings): string[] {
  const values = { ...contract.settings, ...settings.settings };
  const headers = Object.values(contract.operations).flatMap((operation) => operation.headers);
  return headers.map(({ name, nameSetting }) => ((nameSetting && values[nameSetting]) || name).toLowerCase());
}

function setBy(credentials: CredentialSettings): string[] {
  switch (credentials.type) {
    case 'none':
    case 'forwarded':
    case 'query':
      return [];
    case 'header':
      return [credentials.name.toLowerCase()];
    case 'sigv4':
      return ['authorization', 'x-amz-date', 'x-amz-security-token', 'x-amz-content-sha256'];
    default:
      return ['authorization'];
  }
}
