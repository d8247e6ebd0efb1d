import { type GraphQLNamedType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { ERROR_CODES } from '#gateway';
import { decoded } from '#test/http/decoded';
import { secretIn } from './canaries.ts';
import type { Exchange, Received } from './http-client.ts';
import type { FuzzRequest } from './request-maker.ts';

const MOST_BYTES = 17 * 1024 * 1024;
const MOST_ERRORS = 10;
/** Apollo's clients know these codes, which are not of `ERROR_CODES`. */
const CODES = new Set(Object.keys(ERROR_CODES));
const INTERNAL = /\n\s+at |node_modules|[/\\]src[/\\]|file:\/\/|\.ts:\d+/;

/** Says what is wrong with the responses to a request; `undefined` where nothing is. */
export function createAnswerCheck(schema: GraphQLSchema) {
  const freeForm = freeFormFields(schema);
  return (request: FuzzRequest, { responses, end }: Exchange): string | undefined => {
    if (end === 'refused') return 'the connection was refused';
    if (end === 'timeout') return 'there was no end of the response';
    const hasLeft = request.leaveAfterMs !== undefined;
    if (responses.length === 0 && !hasLeft && request.kind !== 'malformed') return 'there was no response';
    const mayShowAll = freeForm.test(request.query);
    for (const response of responses) {
      if (hasLeft && !response.isWhole) continue;
      const found = problemOf(response, mayShowAll);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

function problemOf({ status, headers, body, isWhole }: Received, mayShowAll: boolean): string | undefined {
  if (!isWhole) return `the response ${status} was cut off`;
  if (body.length > MOST_BYTES) return `the response has ${body.length} bytes`;
  const text = textOf({ headers, body });
  if (text === undefined) return `the body cannot be decompressed: ${headers.get('content-encoding')}`;
  const head = [...headers].flat().join('\n');
  const shown = secretIn(head);
  if (shown !== undefined) return `a header has a secret: ${shown}`;
  const type = headers.get('content-type') ?? '';
  const isGraph = /^application\/(json|graphql-response\+json)\b/.test(type);
  if (!isGraph) {
    const leaked = secretIn(text) ?? INTERNAL.exec(type.startsWith('text/plain') ? text : '')?.[0];
    if (leaked !== undefined) return `the body has a secret: ${leaked}`;
    return status < 500 ? undefined : `the status is ${status} without an error: ${text.slice(0, 200)}`;
  }
  return graphProblem(status, text, mayShowAll);
}

/** The text of a body; `undefined` where it is not compressed as its headers say. Responses to HEAD have none. */
function textOf({ headers, body }: Pick<Received, 'headers' | 'body'>): string | undefined {
  if (body.length === 0) return '';
  try {
    return decoded({ headers: Object.fromEntries(headers), body });
  } catch {
    return undefined;
  }
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message?: unknown; readonly extensions?: { readonly code?: unknown } }[];
}

function graphProblem(status: number, text: string, mayShowAll: boolean): string | undefined {
  let answer: Answer;
  try {
    answer = JSON.parse(text) as Answer;
  } catch {
    return text === '' ? undefined : `the body is no JSON: ${text.slice(0, 200)}`;
  }
  if ('status' in answer) return undefined;
  const { data, errors } = answer;
  const errorsText = JSON.stringify(errors ?? '');
  const leaked = secretIn(errorsText) ?? INTERNAL.exec(errorsText)?.[0] ?? (mayShowAll ? undefined : secretIn(text));
  if (leaked !== undefined) return `the body has a secret: ${leaked}`;
  if (data === undefined && errors === undefined) return `neither data nor errors: ${text.slice(0, 200)}`;
  if (errors && (!Array.isArray(errors) || errors.length === 0))
    return `errors is no list: ${errorsText.slice(0, 200)}`;
  if ((errors?.length ?? 0) > MOST_ERRORS) return `there are ${errors?.length} errors`;
  for (const error of errors ?? []) {
    if (typeof error.message !== 'string') return `an error without a message: ${errorsText.slice(0, 300)}`;
    if (!CODES.has(String(error.extensions?.code)))
      return `the code ${String(error.extensions?.code)}: ${errorsText.slice(0, 300)}`;
    if (error.extensions?.code === 'INTERNAL_SERVER_ERROR') return `an internal error: ${errorsText.slice(0, 300)}`;
  }
  // 505 is for requests of another version of HTTP, which are malformed ones.
  if (status >= 500 && ![503, 504, 505].includes(status)) return `the status is ${status}: ${errorsText.slice(0, 300)}`;
  return undefined;
}

/** Whether values are JSON of an upstream, or the entries of a map, with any text of the upstream. */
function isFreeForm(type: GraphQLNamedType): boolean {
  if (type.name === 'JSON') return true;
  return isObjectType(type) && Object.keys(type.getFields()).toSorted().join(' ') === 'key value';
}

/** Matches documents with a field of such a type. */
function freeFormFields(schema: GraphQLSchema): RegExp {
  const names = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()))
    .filter(({ type }) => isFreeForm(getNamedType(type)))
    .map(({ name }) => name);
  return new RegExp(`\\b(?:${[...new Set(names)].join('|')})\\b`);
}
