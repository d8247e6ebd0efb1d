import { PACKAGE } from '../package.ts';

/** Names of the fields that a line may have. A value under any other name is not written: it may be a secret. */
const NAMES = [
  'requestId',
  'path',
  'code',
  'api',
  'operation',
  'status',
  'upstreamCode',
  'cause',
  'advice',
  'error',
  'stack',
  'count',
  'withinMs',
  'issuer',
  'worker',
  'exitCode',
  'signal',
  'delayMs',
  'generation',
  'settings',
] as const;

type Name = (typeof NAMES)[number];
type Value = string | number | boolean | undefined;

/** The fields of a line besides its message. */
export type Fields = Readonly<Partial<Record<Exclude<Name, 'count'>, unknown>>> & { readonly count?: number };

const ALLOWED: ReadonlySet<string> = new Set(NAMES);
const REDACTED = '[redacted]';
const MAX_LENGTH = 500;

/** The fields as written: known names only, long values truncated, stacks without the frames of packages. */
export function loggable(fields: Readonly<Record<string, unknown>>): Record<string, Value> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, ALLOWED.has(name) ? written(name, value) : REDACTED]),
  );
}

/** A text of bounded length. */
export function cut(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function written(name: string, value: unknown): Value {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string') return REDACTED;
  return name === 'stack' ? ownStack(value) : cut(value);
}

/** One upstream call in a line of the access log. */
export interface AccessCall {
  readonly api: string;
  readonly operation: string;
  /** `upstream`: a call of its own. `shared`: an equal call in flight. `cache`: a stored response. */
  readonly source: string;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly attempts: number;
  readonly durationMs: number | undefined;
}

/** One request in the access log. */
export interface AccessFields {
  readonly requestId: string;
  readonly traceId: string | undefined;
  readonly caller: string | undefined;
  readonly method: string;
  readonly tool: string | undefined;
  readonly operation: string | undefined;
  readonly type: string | undefined;
  readonly document: string | undefined;
  readonly outcome: string;
  readonly status: number | undefined;
  readonly bytes: number;
  readonly durationMs: number;
  readonly ownMs: number;
  readonly source: string;
  readonly codes: readonly string[] | undefined;
  readonly costWorst: number | undefined;
  readonly costExpected: number | undefined;
  readonly costActual: number | undefined;
  readonly explain?: readonly string[] | undefined;
  readonly callCount: number;
  readonly calls: readonly AccessCall[] | undefined;
}

/** The members of a line, and what each says. No other is written, whatever an object has. */
export const ACCESS_MEMBERS: Readonly<Record<keyof AccessFields, string>> = {
  requestId: "The request's id: the caller's `X-Request-Id` if it is valid, else a new one",
  traceId: 'The trace of the request, if it has one',
  caller: 'A short hash of the caller, if it is known',
  method: 'The HTTP method',
  tool: 'The tool by which an agent ran the operation',
  operation: "The operation's name",
  type: '`query` or `mutation`',
  document: 'The SHA-256 of the document',
  outcome:
    "`success`, `refused` (the caller's error), `failed` (of the gateway or an API), `abandoned` (the caller left before its response was ready)",
  status: 'The HTTP status',
  bytes: "The length of the response's body",
  durationMs: 'From the request until its response is ready to be sent, or its last part was',
  ownMs: 'The part of it in which no upstream call was in flight',
  source: '`execution`, `coalesced` (an equal operation in flight) or `cache` (a cached response)',
  codes: 'The codes of the errors',
  costWorst: 'The price of the operation: the upstream calls that it makes at most',
  costExpected: 'The calls that it makes as a rule, if nothing is cached',
  costActual: 'The calls that it made',
  explain: 'The calls that were expected, for a slow operation',
  callCount: 'Upstream calls, cached ones included',
  calls: 'Each of the first 64 of them',
};

/** The members of a call. */
export const CALL_MEMBERS: Readonly<Record<keyof AccessCall, string>> = {
  api: 'The API',
  operation: "The operation of the API's contract",
  source: '`upstream` (a call of its own), `shared` (an equal call in flight) or `cache` (a stored response)',
  status: 'The HTTP status of the last attempt',
  code: 'The code of its error',
  attempts: 'Attempts that were begun',
  durationMs: 'From its beginning to its end; absent while it is in flight',
};

const MAX_ITEMS = 100;

/** The known members alone; texts are cut. */
export function loggableAccess(fields: AccessFields): Record<string, unknown> {
  const { calls, ...own } = pick(fields, ACCESS_MEMBERS);
  const all = Array.isArray(calls) ? calls.slice(0, MAX_ITEMS) : [];
  return {
    ...own,
    ...(all.length > 0 && { calls: all.map((call) => pick(call, CALL_MEMBERS)) }),
  };
}

function pick(source: object, members: Readonly<Record<string, string>>) {
  const fields = source as Readonly<Record<string, unknown>>;
  const known = Object.keys(members).flatMap((name) => {
    const value = fields[name];
    return value === undefined ? [] : [[name, name === 'calls' ? value : writtenAccess(value)] as const];
  });
  return Object.fromEntries(known) as Record<string, unknown>;
}

function writtenAccess(value: unknown): unknown {
  if (typeof value === 'string') return cut(value);
  return Array.isArray(value) ? value.slice(0, MAX_ITEMS).map((each) => cut(String(each))) : value;
}

const MAX_MESSAGE = 500;
const MAX_FRAMES = 12;
const FRAME = /^\s+at /;
// Where the program is installed as a package, its own code is below `node_modules` too.
const FOREIGN_FRAME = new RegExp(`[\\\\/]node_modules[\\\\/](?!${PACKAGE}[\\\\/]dist[\\\\/])|\\(?node:`);

/**
 * A stack with its message and the frames of this project. Those of packages and of Node are omitted, with their number.
 */
function ownStack(stack: string): string {
  const lines = stack.split('\n');
  const first = lines.findIndex((line) => FRAME.test(line));
  const message = lines.slice(0, first < 0 ? undefined : first).join('\n');
  const frames = first < 0 ? [] : lines.slice(first).filter((line) => FRAME.test(line));
  const own = frames.filter((line) => !FOREIGN_FRAME.test(line)).slice(0, MAX_FRAMES);
  const left = frames.length - own.length;
  return [
    message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message,
    ...own,
    ...(left > 0 ? [`    (${left} more)`] : []),
  ].join('\n');
}
