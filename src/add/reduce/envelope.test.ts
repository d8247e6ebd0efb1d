import { expect, it } from 'vitest';
import { envelopeIn } from './operations.ts';

const row = { type: 'object', properties: { id: { type: 'string' } } };
const components = new Map([['Customer', row]]);
const reference = { $ref: '#/components/schemas/Customer' };
const envelopeOf = (properties: object, required: string[] = [], path = '/customers/{id}') =>
  envelopeIn(components, { type: 'object', properties, required } as never, path)?.member;

it.each([
  [{ customer: reference }, 'customer'],
  [{ data: reference }, 'data'],
  [{ data: reference, meta: row, links: row, errors: { type: 'array', items: row } }, 'data'],
  [{ customer: reference, cards: { type: 'array', items: row } }, undefined],
  [{ owner: reference }, undefined],
  [{ data: { type: 'string' } }, undefined],
  [{ data: row }, undefined],
  [{}, undefined],
])('the envelope of %j is %j', (properties, member) => {
  expect(envelopeOf(properties)).toBe(member);
});

it('is recognised by the noun of the path, and may be required', () => {
  expect(envelopeOf({ account: reference }, [], '/accounts/{id}')).toBe('account');
  const answer = { type: 'object', properties: { data: reference }, required: ['data'] };
  expect(envelopeIn(components, answer, '/x')).toEqual({ member: 'data', isRequired: true, schema: reference });
});
