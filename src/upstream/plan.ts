import type { Contract, HeaderParameter, Operation } from './contract.ts';
import { BadArgumentError, type CallName } from './errors.ts';
import { assertInside, compilePath } from './path.ts';
import { compileQuery } from './query.ts';
import type { InterfaceSettings } from './settings.ts';

export type Arguments = Readonly<Record<string, unknown>>;

/** The bytes of a body, whole or in parts. */
export type Bytes = string | Uint8Array | AsyncIterable<Uint8Array>;

/** An operation compiled for the address and settings in force: what a call needs, worked out once. */
export interface Plan extends CallName {
  readonly operation: Operation;
  /** Absent where the interface has no address. */
  readonly base: URL | undefined;
  /** The path and query of a request, below the base address. */
  target(args: Arguments): string;
  /** Names and values in turn, ready to send; a copy each time. */
  headers(args: Arguments): string[];
  body(args: Arguments): Bytes | null;
}

/** Compiles one operation of a contract. */
export function compilePlan(contract: Contract, operation: Operation, settings: InterfaceSettings): Plan {
  const address = (operation.server && settings.servers[operation.server]) || settings.url;
  const base = address === undefined ? undefined : new URL(address);
  const values = { ...contract.settings, ...settings.settings };
  const template = (operation.pathSetting && values[operation.pathSetting]) || operation.path;
  const prefix = base?.pathname.replace(/\/$/, '') ?? '';
  const fill = compilePath(template, operation.pathParameters);
  const write = compileQuery(operation.query);
  const checked = operation.pathParameters.length > 0;
  const fixed = fixedHeaders(operation, values);
  const variable = operation.headers.filter(({ constant }) => constant === undefined);
  return {
    slug: contract.slug,
    operation,
    base,
    target(args) {
      const path = prefix + fill(args);
      if (checked && base && path.includes('%')) assertInside(base, path);
      return path + write(args);
    },
    headers: (args) =>
      variable.length === 0 ? fixed.slice() : [...fixed, ...variable.flatMap((each) => header(each, args))],
    body: (args) => bodyOf(operation, args),
  };
}

function fixedHeaders(operation: Operation, settings: Readonly<Record<string, string>>): string[] {
  const accept = operation.answer.mediaTypes.join(', ') || '*/*';
  const headers = new Map([
    ['accept', accept],
    ['accept-encoding', 'gzip, br'],
    ['user-agent', 'manifold'],
  ]);
  if (operation.body) headers.set('content-type', operation.body.mediaType);
  for (const { name, constant, nameSetting, prefixSetting } of operation.headers) {
    if (constant === undefined || isChunked(name)) continue;
    const prefix = prefixSetting && settings[prefixSetting];
    const value = prefix ? prefix + constant.slice(constant.lastIndexOf('.')) : constant;
    headers.set(((nameSetting && settings[nameSetting]) || name).toLowerCase(), value);
  }
  return [...headers].flat();
}

/** undici says itself whether a body is chunked: it is whenever it comes in parts. */
const isChunked = (header: string) => header.toLowerCase() === 'transfer-encoding';

function header({ name }: HeaderParameter, args: Arguments): string[] {
  const value = args[name];
  if (value === undefined || value === null) return [];
  if (typeof value === 'object') throw new TypeError(`\`${name}\` takes a text or number`);
  return [name.toLowerCase(), headerValue(name, `${value as string | number | boolean}`)];
}

/** A value as it may stand in a header: no line break, no NUL, nothing beyond Latin-1. */
export function headerValue(name: string, value: string): string {
  if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) {
    throw new BadArgumentError(`\`${name}\` has a character that no header can carry.`);
  }
  return value;
}

function bodyOf({ body: kind, headers }: Operation, args: Arguments): Bytes | null {
  const { body } = args;
  if (!kind || body === undefined || body === null) return null;
  if (kind.kind === 'json') return JSON.stringify(body, exactIntegers);
  if (kind.kind === 'form') return formOf(body as Record<string, unknown>);
  return headers.some(({ name }) => isChunked(name)) ? inParts(body as Bytes) : (body as Bytes);
}

async function* inParts(body: Bytes): AsyncGenerator<Uint8Array> {
  if (typeof body === 'string') yield Buffer.from(body);
  else if (body instanceof Uint8Array) yield body;
  else yield* body;
}

const exactIntegers = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(String(value)) : value;

function formOf(fields: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
}
