import type { ErrorForms } from './error-forms.ts';
import type { Reply } from './reply.ts';
import type { SandboxRequest } from './request.ts';
import { type Leniency, pathOf, predicateOf, type Violation } from './requests/index.ts';
import { failed } from './status.ts';

const TYPES: Readonly<Record<string, string>> = {
  boolean: 'TYPE_BOOL',
  integer: 'TYPE_INT32',
  string: 'TYPE_STRING',
};

/** The errors of the six APIs that have status words, but for those of single operations. */
export const statusErrors: ErrorForms = {
  invalid(violations) {
    const fieldViolations = violations.map((each) => ({ field: pathOf(each), description: descriptionOf(each) }));
    const message = fieldViolations.map(({ description }) => description).join('\n');
    return failed('INVALID_ARGUMENT', message, { details: [detail('BadRequest', { fieldViolations })] });
  },
  unmatched: () => failed('NOT_FOUND', 'There is no such method or resource.'),
  throttled({ waitMs, state }) {
    const seconds = Math.ceil(waitMs / 1000);
    // A quota of the day is not to be waited for.
    const waits = state?.limit.endOf === undefined;
    const details = waits ? [detail('RetryInfo', { retryDelay: `${seconds}s` })] : [quotaOf(state.limit.requests)];
    const reply = failed('RESOURCE_EXHAUSTED', 'The quota is used up.', { details });
    return waits ? { ...reply, headers: { ...reply.headers, 'retry-after': String(seconds) } } : reply;
  },
};

/** Requests that the six accept. */
export const STATUS_LENIENCIES: readonly Leniency[] = [
  {
    in: 'query',
    rules: ['const'],
    names: ['prettyPrint'],
    what: '`prettyPrint=true`',
    why: "it is the service's default; the sandbox never indents",
  },
  {
    in: 'query',
    rules: ['minimum', 'maximum'],
    names: ['pageSize'],
    what: '`pageSize` of 0 or beyond the maximum',
    why: 'means the default, and the maximum',
  },
  { in: 'body', rules: ['null'], what: '`null` as a member of the body', why: 'means absent in protobuf JSON' },
];

/** Answers `$.xgafv=1` with the older list of errors as well, and `callback` with a script. */
export function finishStatusReply(reply: Reply, { query }: SandboxRequest): Reply {
  const callback = query.get('callback');
  const listed = query.get('$.xgafv') === '1' && reply.status >= 400 ? withErrorList(reply) : reply;
  if (!callback || !/^[\w$.]+$/.test(callback)) return listed;
  const headers = { ...listed.headers, 'content-type': 'text/javascript; charset=UTF-8' };
  return { ...listed, headers, body: `// API callback\n${callback}(${String(listed.body)});` };
}

const REASONS: Readonly<Record<string, string>> = {
  INVALID_ARGUMENT: 'badRequest',
  FAILED_PRECONDITION: 'failedPrecondition',
  UNAUTHENTICATED: 'authError',
  PERMISSION_DENIED: 'forbidden',
  NOT_FOUND: 'notFound',
  RESOURCE_EXHAUSTED: 'rateLimitExceeded',
};

function withErrorList(reply: Reply): Reply {
  const { error } = JSON.parse(String(reply.body)) as { error: { message: string; status: string } };
  const item = { message: error.message, domain: 'global', reason: REASONS[error.status] ?? 'backendError' };
  return { ...reply, body: JSON.stringify({ error: { errors: [item], ...error } }) };
}

function descriptionOf(violation: Violation): string {
  const { rule, allowed, path } = violation;
  switch (rule) {
    case 'unknown':
      return `Unknown name "${path.at(-1)}": Cannot find field.`;
    case 'type':
      return invalidValue(violation, TYPES[String(allowed[0])] ?? 'TYPE_MESSAGE');
    case 'enum':
    case 'const':
      return invalidValue(violation, 'TYPE_ENUM');
    case 'syntax':
      return 'Invalid JSON payload received.';
    default:
      return `${pathOf(violation) || 'The body'} ${predicateOf(violation)}`;
  }
}

function invalidValue(violation: Violation, type: string): string {
  return `Invalid value at '${pathOf(violation)}' (${type}), ${JSON.stringify(violation.value)}`;
}

function detail(kind: string, more: object): object {
  return { '@type': `type.googleapis.com/google.rpc.${kind}`, ...more };
}

function quotaOf(requests: number): object {
  return detail('QuotaFailure', { violations: [{ description: `${requests} a day` }] });
}
