import { describe, expect, it, onTestFinished } from 'vitest';
import { type Slug, slugs } from '#contracts';
import { Clock, loadStandIns, serveSandbox } from '#sandbox';
import { exampleRequest } from '#test/contract/example-request';
import { type RawAnswer, rawRequest } from '#test/raw-request';
import { type RequestVariant, requestVariants } from '#test/request-variants';
import { operationsOf, readContract } from '../../scripts/contract/document.ts';
import { readRequestRules } from '../../src/sandbox/requests/rules.ts';

/**
 * What each interface refuses of what its contract does not allow: the rules that a query and a body break, as the services
 * are known to. All else passes, for the reasons that the stand-ins tell.
 */
const STATUS_QUERY = 'unknown type enum const maxLength repeated missing mask';
const STATUS_BODY = 'unknown type enum missing syntax maxLength minimum maximum';
const OF_STATUS = { query: STATUS_QUERY, body: STATUS_BODY };
const REFUSED: Readonly<Partial<Record<Slug, { readonly query: string; readonly body?: string }>>> = {
  chat: { query: 'type minimum maximum', body: 'type maxLength syntax missing' },
  countries: { query: 'missing' },
  jokes: { query: 'missing maxLength' },
  readers: OF_STATUS,
  reseller: OF_STATUS,
  credentials: OF_STATUS,
  notebooks: OF_STATUS,
  logistics: { query: 'type enum const missing minimum maximum maxItems format' },
  indexing: OF_STATUS,
  journals: { query: 'type' },
  banking: { query: 'type enum missing minimum maximum' },
  reviews: { query: 'type enum missing minimum maximum maxLength' },
  integrity: OF_STATUS,
  workflows: { query: 'type minimum maximum maxLength', body: 'type enum missing minimum maximum maxLength syntax' },
  datalake: { query: 'type enum missing minimum pattern' },
  webhooks: { query: 'type enum minimum maximum', body: 'type minimum maximum' },
  marketplace: { query: 'type enum minimum maximum maxItems format' },
  quotes: { query: 'missing' },
};

/** Single parameters and members that pass, or are refused, against their interface's rule. */
const EXCEPTIONS: Readonly<Record<string, 'passes' | 'refused'>> = {
  'logistics query hydrate missing': 'passes',
  'identity query client_id missing': 'refused',
  'webhooks query sorting enum': 'passes',
  'chat body nonce type': 'refused',
  'readers query prettyPrint const': 'passes',
};

type Form = (body: any, variant: RequestVariant) => unknown;

/** The status and the form of each interface's refusals. */
const form = (status: number, view: Form, expected: Form) => ({ status, view, expected });
const statusForm = form(
  400,
  ({ error }) => [error.code, error.status, error.details[0]['@type'], error.details[0].fieldViolations.length > 0],
  () => [400, 'INVALID_ARGUMENT', 'type.googleapis.com/google.rpc.BadRequest', true],
);
const FORMS: Readonly<Partial<Record<Slug, ReturnType<typeof form>>>> = {
  readers: statusForm,
  reseller: statusForm,
  credentials: statusForm,
  notebooks: statusForm,
  indexing: statusForm,
  integrity: statusForm,
  identity: form(
    400,
    ({ error }) => error,
    () => 'invalid_request',
  ),
  countries: form(
    400,
    ({ status, message }) => [status, message],
    (_body, { name }) => [400, `'${name}' query not specified`],
  ),
  chat: form(
    400,
    ({ code, errors }, { name, rule }) =>
      rule === 'syntax' || rule === 'missing' ? code : [code, JSON.stringify(errors?.[name] ?? {}).includes('_errors')],
    (_body, { rule }) => (rule === 'syntax' ? 50109 : rule === 'missing' ? 50006 : [50035, true]),
  ),
  jokes: form(
    400,
    (body, { rule }) => (rule === 'missing' ? body : [body.status, body.violations]),
    (_body, { rule }) => (rule === 'missing' ? '' : [400, { 'search.query': 'size must be between 3 and 120' }]),
  ),
  logistics: form(
    400,
    ({ message }, { name }) => message.startsWith(name),
    () => true,
  ),
  journals: form(
    400,
    ({ status, error }) => [status, / \(ref: [0-9a-f-]+\)$/.test(error)],
    () => ['bad_request', true],
  ),
  banking: form(
    400,
    ({ errors: [{ code, message }] }, { name }) => [code > 50_000, message.startsWith(name)],
    () => [true, true],
  ),
  reviews: form(
    400,
    ({ Reason, Fields }, { name }) => [Reason, Fields.some(({ Name }: { Name: string }) => Name === name)],
    () => ['FIELD_VALIDATION_FAILED', true],
  ),
  workflows: form(
    400,
    ({ __type }) => /^com\.example\.states#(ValidationException|SerializationException)$/.test(__type),
    () => true,
  ),
  datalake: form(
    400,
    ({ RemoteException: { exception } }) => exception,
    () => 'IllegalArgumentException',
  ),
  webhooks: form(
    422,
    ({ errors }, { name }) => Object.keys(errors).includes(name),
    () => true,
  ),
  marketplace: form(
    400,
    ({ errors: [{ errorId, parameters }] }) => [Number.isInteger(errorId), parameters.length],
    () => [true, 1],
  ),
  quotes: form(
    422,
    ({ statusCode }) => statusCode,
    () => 422,
  ),
};

const clock = new Clock();
clock.stop(Date.parse('2026-11-21T12:00:00Z'));

async function sandboxOf(slug: Slug) {
  const sandbox = await serveSandbox(await loadStandIns([slug]), {
    host: '127.0.0.1',
    port: 0,
    seed: 'manifold',
    clock,
  });
  onTestFinished(() => sandbox.stop());
  return sandbox;
}

describe.each(slugs)('%s', (slug) => {
  const document = readContract(slug);
  const rules = readRequestRules(slug);
  const isRefused = ({ in: part, rule, name }: RequestVariant) => {
    const exception = EXCEPTIONS[`${slug} ${part} ${name} ${rule}`];
    return exception ? exception === 'refused' : (REFUSED[slug]?.[part] ?? '').split(' ').includes(rule);
  };

  it('refuses what the service refuses, in its own form, and lets pass what the service lets pass', async () => {
    const sandbox = await sandboxOf(slug);
    const problems: string[] = [];
    const seen = { refused: 0, passed: 0 };
    for (const place of operationsOf(document)) {
      const id = place.operation.operationId;
      const { target, ...request } = exampleRequest(document, place, { example: place.operation['x-example'] });
      for (const variant of requestVariants(rules[id] ?? { query: {} }, { target, body: String(request.body ?? '') })) {
        if (place.method === 'DELETE') sandbox.reset();
        const { 'content-length': _length, ...headers } = { ...request.headers } as Record<string, string>;
        const answer = await rawRequest(`${sandbox.origin}/${slug}${variant.target}`, {
          ...request,
          headers,
          ...(request.body !== undefined && { body: variant.body }),
        });
        const what = `${id}: ${variant.in} ${variant.name} ${variant.rule}`;
        seen[isRefused(variant) ? 'refused' : 'passed'] += 1;
        const problem = isRefused(variant) ? formProblem(slug, answer, variant) : passProblem(slug, answer, variant);
        if (problem) problems.push(`${what}: ${problem}`);
      }
    }

    expect(problems).toEqual([]);
    expect(seen.refused + seen.passed).toBeGreaterThan(0);
  });
});

function formProblem(slug: Slug, answer: RawAnswer, variant: RequestVariant): string | undefined {
  const own =
    FORMS[slug] ??
    form(
      0,
      () => '',
      () => '',
    );
  const text = answer.body.toString().replaceAll(/^\/\/ API callback\n\w+\(|\);$/g, '');
  if (answer.status !== own.status) return `${answer.status} ${text.slice(0, 200)}`;
  const body: unknown = text === '' ? '' : JSON.parse(text);
  const [found, expected] = [own.view(body, variant), own.expected(body, variant)];
  return JSON.stringify(found) === JSON.stringify(expected)
    ? undefined
    : `${JSON.stringify(found)} of ${text.slice(0, 200)}`;
}

/** A value that passes may still find nothing. */
function passProblem(slug: Slug, { status = 0, body }: RawAnswer, { rule }: RequestVariant): string | undefined {
  const isFine =
    status < 400 || status === 404 || (['bound', 'repeated'].includes(rule) && !isContractError(slug, body.toString()));
  return isFine ? undefined : `${status} ${body.toString().slice(0, 200)}`;
}

function isContractError(slug: Slug, text: string): boolean {
  return FORMS[slug] !== undefined && /must (be at|have at|not be repeated)|fieldViolations/.test(text);
}
