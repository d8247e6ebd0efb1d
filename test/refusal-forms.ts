import type { Slug } from '#contracts';
import type { RequestVariant } from '#test/request-variants';

type Form = (body: any, variant: RequestVariant) => unknown;

const form = (status: number, view: Form, expected: Form) => ({ status, view, expected });
/** The form of the APIs that have status words. */
export const statusForm = form(
  400,
  ({ error }) => [error.code, error.status, error.details[0]['@type'], error.details[0].fieldViolations.length > 0],
  () => [400, 'INVALID_ARGUMENT', 'type.googleapis.com/google.rpc.BadRequest', true],
);
/** The status and the form of the refusals of other APIs. One without a form lets everything pass. */
export const REFUSAL_FORMS: Readonly<Partial<Record<Slug, ReturnType<typeof form>>>> = {
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
  blockchain: form(
    400,
    ({ error }) => error,
    () => 'not-found-or-invalid-arg',
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
