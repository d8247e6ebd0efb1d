import type { WebhookOrder } from './types.generated.ts';

interface Order {
  readonly order_by: 'created_at' | 'token_id';
  readonly order_direction: 'asc' | 'desc';
}

/** The order of `webhooks` that holds unless another is given. A new webhook is the first. */
export const NEWEST_FIRST: Order = { order_by: 'created_at', order_direction: 'desc' };

/** The parameters of an order of webhooks. */
export function orderOf({ field, direction }: WebhookOrder): Order {
  return {
    order_by: field === 'UUID' ? 'token_id' : 'created_at',
    order_direction: direction === 'DESC' ? 'desc' : 'asc',
  };
}
