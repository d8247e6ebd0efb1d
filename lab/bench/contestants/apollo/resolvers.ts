import type { Aspsp } from '../../../../mesh/generated/banking.ts';
import type { Transaction } from '../../../../mesh/generated/blockchain.ts';
import type { Country } from '../../../../mesh/generated/countries.ts';
import type { Joke } from '../../../../mesh/generated/jokes.ts';
import type { Order, PaymentDispute } from '../../../../mesh/generated/marketplace.ts';
import type { Quote } from '../../../../mesh/generated/quotes.ts';
import type { Context } from './context.ts';

type Arguments = Readonly<Record<'hash' | 'name' | 'search' | 'from' | 'url' | 'resource', string>> & {
  readonly first: number;
};

export const resolvers = {
  Query: {
    transaction: (_root: unknown, { hash }: Arguments, { sources }: Context) => sources.transaction(hash),
    countries: (_root: unknown, { name }: Arguments, { sources }: Context) => sources.countries(name),
    quotes: (_root: unknown, { search, first }: Arguments, { sources }: Context) => sources.quotes(search, first),
    orders: (_root: unknown, { from, first }: Arguments, { sources }: Context) => sources.orders(from, first),
    jokes: (_root: unknown, { search }: Arguments, { sources }: Context) => sources.jokes(search),
    characters: (_root: unknown, _args: unknown, { sources }: Context) => sources.characters(),
    reader: (_root: unknown, { name }: Arguments, { sources }: Context) => sources.entitlements(name),
    notification: (_root: unknown, { url }: Arguments, { sources }: Context) => sources.notification(url),
    policy: (_root: unknown, { resource }: Arguments, { sources }: Context) => sources.policy(resource),
    banks: (_root: unknown, _args: unknown, { sources }: Context) => sources.banks(),
  },
  Transaction: { relayedBy: ({ relayed_by }: Transaction) => relayed_by },
  Country: { code: ({ cca2 }: Country) => cca2 },
  Quote: {
    text: ({ content }: Quote) => content,
    author: ({ authorSlug }: Quote, _args: unknown, { authorBySlug }: Context) => authorBySlug.load(authorSlug),
  },
  Order: {
    fulfillmentStatus: ({ orderFulfillmentStatus }: Order) => orderFulfillmentStatus,
    disputes: ({ orderId }: Order, _args: unknown, { disputesByOrder }: Context) => disputesByOrder.load(orderId),
  },
  Dispute: { disputeId: ({ paymentDisputeId }: PaymentDispute) => paymentDisputeId },
  Joke: { text: ({ value }: Joke) => value },
  Bank: { name: ({ alias }: Aspsp) => alias },
};
