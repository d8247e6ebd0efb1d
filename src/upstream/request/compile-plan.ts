import type { Bytes, Contract, HeaderParameter, Operation } from '#contract';
import { decode } from '../response/decode.ts';
import { ArgumentTypeError } from '../response/errors.ts';
import type { InterfaceSettings } from '../settings.ts';
import { headerValue } from './header-value.ts';
import { assertInside, compilePath } from './path.ts';
import type { Arguments, Plan } from './plan.ts';
import { compileQuery, textOf } from './query.ts';

/** Compiles one operation of a contract. */
export function compilePlan(contract: Contract, operation: Operation, settings: InterfaceSettings): Plan {
  const address = (operation.server && settings.servers[operation.server]) || settings.url;
  const base = address === undefined ? undefined : new URL(address);
  const values = { ...contract.settings, ...settings.settings };
  const template = (operation.pathSetting && values[operation.pathSetting]) || operation.path;
  const prefix = base?.pathname.replace(/\/$/, '') ?? '';
  const fill = compilePath(template, operation.pathParameters);
  const write = compileQuery(operation.query, values);
  const checked = operation.pathParameters.length > 0;
  const bare = fixedHeaders(operation, values, settings.forward);
  const withBody = operation.body ? [...bare, 'content-type', operation.body.mediaType] : bare;
  const variable = operation.headers.filter(({ constant }) => constant === undefined);
  const plan: Plan = {
    slug: contract.slug,
    operation,
    base,
    target(args) {
      const path = prefix + fill(args);
      if (checked && base && path.includes('%')) assertInside(base, path);
      return path + write(args);
    },
    headers: (args) => (hasBody(args) ? withBody : bare),
    headerArguments: (args) => (variable.length === 0 ? NONE : variable.flatMap((each) => header(each, args))),
    body: (args) => (hasBody(args) ? bodyOf(operation, args) : null),
    read: (response, projection) => decode(plan, response, projection),
  };
  return plan;
}

const NONE: readonly string[] = [];

const hasBody = ({ body }: Arguments) => body !== undefined && body !== null;

/** Headers that the gateway sets on every request. */
export const GATEWAY_HEADERS = ['accept', 'accept-encoding'] as const;

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
