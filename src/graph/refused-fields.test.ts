import { expect, it } from 'vitest';
import { UpstreamStatusError } from '#upstream';
import { refusedFields } from './refused-fields.ts';

const call = { slug: 'desk', operation: { id: 'createTicket', method: 'POST', path: '/tickets' } } as const;
const fieldsIn = (body: unknown) =>
  refusedFields(new UpstreamStatusError('BAD_USER_INPUT', call, { status: 422, body }));

it.each([
  [{ errors: [{ resource: 'Issue', field: 'due_on', code: 'invalid' }] }, ['dueOn']],
  [{ error: { param: 'amount', message: 'Too much.' } }, ['amount']],
  [{ errors: { summary: 'is missing', 'project-id': ['is unknown'] } }, ['summary', 'projectId']],
  [{ error: { details: [{ fieldViolations: [{ field: 'user.email_address' }] }] } }, ['emailAddress']],
  [{ errors: [{ source: { pointer: '/data/attributes/title' } }] }, ['title']],
  [{ detail: [{ loc: ['body', 'size'], msg: 'too large' }] }, ['body', 'size']],
  [{ message: 'Ann Smith is not permitted', field: 'Ann Smith' }, []],
  ['summary', []],
  [null, []],
])('finds the fields in %j', (body, fields) => {
  expect(fieldsIn(body)).toEqual(fields);
});

it('reads a bounded part of a body', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ field: `field${index}` }));

  expect(fieldsIn({ errors: many })).toHaveLength(20);
});
