import type { OrderFilter, OrderTimeRange } from './types.generated.ts';

const FULFILLMENT = { UNFULFILLED: '{NOT_STARTED|IN_PROGRESS}', FULFILLED: '{FULFILLED|IN_PROGRESS}' } as const;

/** Criteria as the marketplace writes them; nothing when there are none. */
export function filterText({ createdAt, updatedAt, fulfillment }: OrderFilter): string | undefined {
  const criteria = [
    createdAt && `creationdate:${range(createdAt)}`,
    updatedAt && `lastmodifieddate:${range(updatedAt)}`,
    fulfillment && `orderfulfillmentstatus:${FULFILLMENT[fulfillment]}`,
  ];
  return criteria.filter(Boolean).join(',') || undefined;
}

function range({ from, to }: OrderTimeRange): string {
  return `[${milliseconds(from)}..${to ? milliseconds(to) : ''}]`;
}

/** A time as the marketplace writes it: in UTC, with exactly three digits of a second. */
export function milliseconds(time: string): string {
  return new Date(time).toISOString();
}
