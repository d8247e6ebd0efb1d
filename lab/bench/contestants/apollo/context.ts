import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import DataLoader from 'dataloader';
import type { PaymentDispute } from '../../../../mesh/generated/marketplace.ts';
import type { Author } from '../../../../mesh/generated/quotes.ts';
import { Sources } from './sources.ts';

/** The calls and loaders of one request. */
export interface Context {
  readonly sources: Sources;
  readonly authorBySlug: DataLoader<string, Author | undefined>;
  readonly disputesByOrder: DataLoader<string, readonly PaymentDispute[]>;
}

export function contextFor(upstream: string, cache: KeyValueCache): Context {
  const sources = new Sources(upstream, { cache });
  return {
    sources,
    authorBySlug: new DataLoader(async (slugs) => {
      const bySlug = new Map((await sources.authors(slugs)).map((author) => [author.slug, author]));
      return slugs.map((slug) => bySlug.get(slug));
    }),
    disputesByOrder: new DataLoader(async (orderIds) => {
      const byOrder = Map.groupBy(await sources.disputes(), ({ orderId }) => orderId);
      return orderIds.map((orderId) => byOrder.get(orderId) ?? []);
    }),
  };
}
