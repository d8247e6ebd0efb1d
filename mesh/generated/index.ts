// Generated from .meshrc.yaml: do not edit.
import type { Operations as Identity } from './identity.ts';
import type { Operations as Chat } from './chat.ts';
import type { Operations as Countries } from './countries.ts';
import type { Operations as Blockchain } from './blockchain.ts';
import type { Operations as Jokes } from './jokes.ts';
import type { Operations as Tv } from './tv.ts';
import type { Operations as Readers } from './readers.ts';
import type { Operations as Reseller } from './reseller.ts';
import type { Operations as Credentials } from './credentials.ts';
import type { Operations as Notebooks } from './notebooks.ts';
import type { Operations as Logistics } from './logistics.ts';
import type { Operations as Indexing } from './indexing.ts';
import type { Operations as Journals } from './journals.ts';
import type { Operations as Banking } from './banking.ts';
import type { Operations as Reviews } from './reviews.ts';
import type { Operations as Integrity } from './integrity.ts';
import type { Operations as Workflows } from './workflows.ts';
import type { Operations as Datalake } from './datalake.ts';
import type { Operations as Webhooks } from './webhooks.ts';
import type { Operations as Marketplace } from './marketplace.ts';
import type { Operations as Quotes } from './quotes.ts';

declare global {
  namespace Manifold {
    /** The operations of APIs outside of this repository, which their `contract.ts` adds. */
    interface Apis {}
  }
}

/** The operations of every API. */
export interface Apis extends Manifold.Apis {
  identity: Identity;
  chat: Chat;
  countries: Countries;
  blockchain: Blockchain;
  jokes: Jokes;
  tv: Tv;
  readers: Readers;
  reseller: Reseller;
  credentials: Credentials;
  notebooks: Notebooks;
  logistics: Logistics;
  indexing: Indexing;
  journals: Journals;
  banking: Banking;
  reviews: Reviews;
  integrity: Integrity;
  workflows: Workflows;
  datalake: Datalake;
  webhooks: Webhooks;
  marketplace: Marketplace;
  quotes: Quotes;
}

/** An API's short name: its folder, its settings' key, and part of its variables' names. */
export type Slug = keyof Apis;

/** Every API, in the specification's order. */
export const slugs = ['identity', 'chat', 'countries', 'blockchain', 'jokes', 'tv', 'readers', 'reseller', 'credentials', 'notebooks', 'logistics', 'indexing', 'journals', 'banking', 'reviews', 'integrity', 'workflows', 'datalake', 'webhooks', 'marketplace', 'quotes'] as const satisfies readonly Slug[];
