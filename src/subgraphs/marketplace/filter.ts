import { BadInputError, dateTimeRange } from '#graph';
import type { OrderWhere } from './types.generated.ts';

const FULFILLMENT = { UNFULFILLED: '{NOT_STARTED|IN_PROGRESS}', FULFILLED: '{FULFILLED|IN_PROGRESS}' } as const;

/** Criteria as the marketplace writes them; nothing when there are none. */
export function filterText({ createdAt, updatedAt, fulfillment }: OrderWhere): string | undefined {
  const criteria = [
    createdAt && `creationdate:${range('createdAt', createdAt)}`,
    updatedAt && `lastmodifieddate:${range('updatedAt', updatedAt)}`,
    fulfillment && `orderfulfillmentstatus:${FULFILLMENT[fulfillment]}`,
  ];
  return criteria.filter(Boolean).join(',') || undefined;
}

function range(name: string, times: NonNullable<OrderWhere['createdAt']>): string {
  const { from = '', to } = dateTimeRange(name, times, { needs: 'from' });
  return `[${milliseconds(from)}..${to ? milliseconds(to) : ''}]`;
}

/** Throws if a list by this condition has others too, which the marketplace would ignore. */
export function requireAlone(name: string, others: object): void {
  const [other] = Object.entries(others).filter(([, value]) => value != null);
  if (other) throw new BadInputError(`\`${name}\` cannot be combined with \`${other[0]}\`.`);
}

/** A time as the marketplace writes it: in UTC, with exactly three digits of a second. */
export function milliseconds(time: string): string {
  return new Date(time).toISOString();
}
