import type { Client } from '#contracts/identity';
import { from, inList, nodeType, subgraph } from '#graph';
import { allClients, ownProfile } from './batches.ts';
import { calls } from './calls.ts';
import { resolvers } from './resolvers.ts';

/** The id of a client or, on servers that leave it out, its home page. */
const keyOf = ({ client_id, client_uri }: Pick<Client, 'client_id' | 'client_uri'>) => client_id ?? client_uri;

const RESPONSE_TYPES = { CODE: 'code', ID_TOKEN: 'id_token', TOKEN: 'token' };

export const identity = subgraph(import.meta, {
  slug: 'identity',
  resolvers,
  calls,
  enums: {
    AuthorizationResponseType: RESPONSE_TYPES,
    AuthorizationResponseTypeInput: RESPONSE_TYPES,
    AuthorizationResponseMode: { QUERY: 'query', FRAGMENT: 'fragment', FORM_POST: 'form_post' },
    AuthorizationDisplay: { PAGE: 'page', POPUP: 'popup', MODAL: 'modal' },
    AuthorizationPrompt: { NONE: 'none', LOGIN: 'login', CONSENT: 'consent' },
  },
  nodes: {
    UserProfile: nodeType({
      by: inList(ownProfile, (profile, subject) => (profile.sub === subject ? profile : null)),
      key: 'sub',
      keys: ['subject'],
    }),
    IdentityClient: nodeType({
      by: inList(allClients, (clients, key) => clients.find((client) => keyOf(client) === key)),
      key: from(['client_id', 'client_uri'], keyOf),
      keys: ['clientId'],
    }),
  },
});
