import { GraphQLError } from 'graphql';
import { DocumentErrors } from '../pipeline/prepare/document.ts';
import { INVALID } from '../pipeline/request-error.ts';
import type { Slot } from './plan.ts';
import type { Price } from './price.ts';
import type { PricedOperation } from './priced-operation.ts';

/** Fields that a refusal names. */
const NAMED_FIELDS = 3;

type Variables = Parameters<PricedOperation['slots']>[0];

/** Refuses an operation whose price is beyond `limits.cost`, and names the fields that make the most calls. */
export function assertAffordable(
  { worst }: Price,
  limit: number,
  operation: PricedOperation,
  variables: Variables,
): void {
  if (worst <= limit) return;
  const dearest = dearestFields(operation.slots(variables), worst);
  const message = `The operation may make ${worst} calls, and limits.cost is ${limit}: ${dearest.join(', ')}.`;
  const extensions = { code: 'OPERATION_TOO_COMPLEX', cost: worst, limit, http: { ...INVALID } };
  throw new DocumentErrors([new GraphQLError(message, { extensions })]);
}

function dearestFields(slots: readonly Pick<Slot, 'path' | 'most'>[], worst: number): string[] {
  const dearest = slots.toSorted((one, other) => other.most - one.most).slice(0, NAMED_FIELDS);
  return dearest.map(({ path, most }) => `${path.join('.')} up to ${Math.min(most, worst)}`);
}
