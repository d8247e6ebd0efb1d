import { type ASTNode, GraphQLError } from 'graphql';
import {
  argumentPath,
  BadInputError,
  InvalidKeyError,
  MissingKeyError,
  PagingError,
  refusedFields,
  withArgumentPaths,
} from '#graph';
import type { Cause } from '#log';
import {
  ArgumentTypeError,
  BadArgumentError,
  ExtrasDisabledError,
  NotConfiguredError,
  TooManyBytesError,
  TooManyCallsError,
  UpstreamError,
} from '#upstream';
import { CompletionError } from '../execution/complete.ts';
import { inputsOf, isGiven } from '../execution/values.ts';
import { OperationTimeoutError } from '../limits/deadlines.ts';
import { CallerGoneError, isGraphQLError } from '../types.ts';

const OWN_ERRORS = [
  BadInputError,
  BadArgumentError,
  InvalidKeyError,
  MissingKeyError,
  PagingError,
  TooManyBytesError,
  TooManyCallsError,
  OperationTimeoutError,
];
/** Messages quote literals and variables of the request, which may be long. */
const LONGEST_MESSAGE = 1000;
/**
 * The suggestion of names of the schema that graphql-js appends to a message. One that a caller began and did not end goes on to the end of the
 * text: were it none, the search would come there from each beginning.
 */
const SUGGESTION = / Did you mean [^?]+(?:\?|$)/g;

/** The form of errors in the response to a request. */
interface ErrorView {
  readonly requestId: string;
  /** Names of the schema may be suggested. */
  readonly suggestions: boolean;
}

/**
 * The public form of an error. Only texts that this project wrote, and those of validation, pass; the original error is
 * for the log.
 */
export function toPublicError(error: unknown, { requestId, suggestions }: ErrorView): GraphQLError {
  const original = isGraphQLError(error) ? error.originalError : error;
  const { message, extensions } = describe(error, original);
  const { http: _internal, ...shown } = extensions;
  const text = shorten(suggestions ? message : message.replaceAll(SUGGESTION, ''));
  const path = isGraphQLError(error) ? error.path : undefined;
  const shownError = new GraphQLError(text, { path, extensions: { ...shown, requestId } });
  // Given nodes, the constructor would count the lines of the document again.
  if (isGraphQLError(error) && error.locations) {
    const { nodes, source, positions, locations } = error;
    Object.assign(shownError, { nodes, source, positions, locations });
  }
  return shownError;
}

function shorten(message: string): string {
  return message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
}

interface Description {
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

function describe(error: unknown, original: unknown): Description {
  const node = isGraphQLError(error) ? error.nodes?.[0] : undefined;
  if (original instanceof UpstreamError) return describeUpstream(original, node);
  if (original instanceof NotConfiguredError || original instanceof ExtrasDisabledError) {
    return { message: original.message, extensions: { code: original.code, ...callOf(original) } };
  }
  if (OWN_ERRORS.some((kind) => original instanceof kind)) {
    const { message, code } = original as BadInputError;
    const { text, paths } = withArgumentPaths(message, code === 'BAD_USER_INPUT' ? inputsOf(node) : []);
    return { message: text, extensions: { code, ...(paths.length > 0 && { arguments: paths }) } };
  }
  if (original instanceof CallerGoneError) return { message: original.message, extensions: {} };
  if (isGraphQLError(error) && isSafeToExpose(error)) {
    return { message: error.message, extensions: { code: 'BAD_USER_INPUT', ...error.extensions } };
  }
  if (isGraphQLError(error) && error.path && isOfValue(original)) {
    // The message quotes the value.
    return {
      message: 'The API sent a value that its type does not allow.',
      extensions: { code: 'UPSTREAM_INVALID_RESPONSE' },
    };
  }
  return { message: 'Something went wrong inside the gateway.', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

function describeUpstream(error: UpstreamError, node: ASTNode | undefined): Description {
  const { code, status, publicCode: upstreamCode, retryable, retryAfter } = error;
  const names = code === 'BAD_USER_INPUT' ? refusedFields(error) : [];
  const inputs = names.length > 0 ? inputsOf(node) : [];
  const found = new Set(
    names.flatMap((name) => argumentPath(inputs, name) ?? []).filter((path) => isGiven(node, path.split('.'))),
  );
  const paths = found.size > 0 ? [...found] : undefined;
  const told = Object.entries({ status, upstreamCode, arguments: paths, retryable, retryAfter }).filter(
    ([, value]) => value !== undefined,
  );
  const message = paths ? error.messageAbout(paths) : error.publicMessage;
  return { message, extensions: { code, ...callOf(error), ...Object.fromEntries(told) } };
}

function callOf({ call }: UpstreamError | NotConfiguredError | ExtrasDisabledError) {
  return { api: call.slug, operation: call.operation.id };
}

/**
 * Errors that graphql and the request's own rules make before anything runs, which quote only the caller's words; and those
 * of plugins, which have a code or were not thrown by a field. An error that a field throws is the origin of another one.
 */
function isSafeToExpose({ originalError, path, extensions }: GraphQLError): boolean {
  if (originalError && !isGraphQLError(originalError)) return false;
  return path === undefined || originalError === undefined || typeof extensions['code'] === 'string';
}

/** The engine's message for a value of an unexpected type. */
const TRIPPED = /^Cannot (?:read|destructure|convert|use) |is not (?:a function|iterable)\b|^Spread syntax requires /;
/** The same for times and integers. */
const NOT_CONVERTED = /^Invalid time value$| to a BigInt\b/;
/** Node's own code for the same. */
const WRONG_TYPE = 'ERR_INVALID_ARG_TYPE';

/**
 * Whether a resolver tripped over what it was given. The program is typed throughout, and the types of answers are those
 * of their contracts: it is there that a type can be wrong.
 */
export function isResolverTypeError(original: unknown): boolean {
  if (original instanceof RangeError || original instanceof SyntaxError) return NOT_CONVERTED.test(original.message);
  if (!(original instanceof TypeError)) return false;
  if (original instanceof ArgumentTypeError) return true;
  return TRIPPED.test(original.message) || ('code' in original && original.code === WRONG_TYPE);
}

/** Whether a field failed because of an upstream's value, and not because of an error in this program. */
function isOfValue(original: unknown): boolean {
  return original instanceof CompletionError || isGraphQLError(original) || isResolverTypeError(original);
}

type Errors = readonly GraphQLError[];

/**
 * Sorts errors by the position of their fields in the response: concurrent upstreams fail in random order. Errors below the
 * same null keep their order.
 */
export function inOrder(errors: Errors, data: unknown): Errors {
  return errors.length < 2 ? errors : errors.toSorted((one, other) => compare(one.path ?? [], other.path ?? [], data));
}

function compare(one: NonNullable<GraphQLError['path']>, other: NonNullable<GraphQLError['path']>, data: unknown) {
  let holder = data;
  for (const [depth, key] of one.entries()) {
    const otherKey = other[depth];
    if (typeof holder !== 'object' || holder === null || otherKey === undefined) return otherKey === undefined ? 1 : 0;
    if (key !== otherKey) return placeOf(key, holder) - placeOf(otherKey, holder);
    holder = (holder as Readonly<Record<string, unknown>>)[key];
  }
  return one.length - other.length;
}

function placeOf(key: string | number, holder: object): number {
  return typeof key === 'number' ? key : Object.keys(holder).indexOf(key);
}

/** The line of the log for an error: the original error and its stack, which no caller sees. */
export function causeOf(error: unknown, requestId: string): Cause {
  const path = isGraphQLError(error) ? error.path?.join('.') : undefined;
  const original = (isGraphQLError(error) ? error.originalError : undefined) ?? error;
  if (original instanceof UpstreamError) return upstreamCause(original, { requestId, path });
  if (original instanceof CallerGoneError) {
    return { level: 'debug', message: original.message, fields: { requestId, path } };
  }
  const { message, extensions } = toPublicError(error, { requestId, suggestions: true });
  const code = String(extensions['code']);
  if (original instanceof OperationTimeoutError || code === 'UPSTREAM_INVALID_RESPONSE') {
    const stack = original instanceof Error && isResolverTypeError(original) ? loggableStack(original) : undefined;
    return { level: 'warn', message, fields: { requestId, path, code, stack } };
  }
  if (code === 'INTERNAL_SERVER_ERROR') {
    const stack = loggableStack(original);
    const failed = path === undefined ? 'A request failed' : 'A resolver failed';
    return { level: 'error', message: failed, fields: { requestId, path, stack } };
  }
  return { level: 'debug', message: 'Refused', fields: { requestId, path, code } };
}

function upstreamCause(error: UpstreamError, request: { requestId: string; path: string | undefined }): Cause {
  const { code, status, upstreamCode, call, advice } = error;
  const cause = error.cause instanceof Error ? `${error.cause.name}: ${error.cause.message}` : undefined;
  const operation = { api: call.slug, operation: call.operation.id };
  return {
    level: 'warn',
    message: error.message,
    fields: { ...request, code, ...operation, status, upstreamCode, cause, advice },
  };
}

/** Messages of the engine and of Node that quote the value that they are about, which may be secret. */
const QUOTING =
  /^Cannot (?:use 'in' operator|create property|convert) |incompatible receiver|to a BigInt\b|\bReceived |^Invalid (?!(?:time value|(?:array|string) length)$)/;

/** The stack of a thrown value, without a message that quotes a value. That of a `SyntaxError` quotes the text that could not be read. */
export function loggableStack(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { name, message, stack = '' } = thrown;
  return name === 'SyntaxError' || QUOTING.test(message) ? stack.replace(message, () => '…') : stack;
}
