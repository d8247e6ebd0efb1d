import type { Client } from '#contracts/identity';
import { from, nodeType, SINGLETON_KEY, subgraph } from '#graph';
import { allClients } from './batches.ts';
import { resolvers } from './resolvers.ts';

/** The id of a client or, on servers that leave it out, its home page. */
const keyOf = ({ client_id, client_uri }: Pick<Client, 'client_id' | 'client_uri'>) => client_id ?? client_uri;

export const identity = subgraph(import.meta, {
  slug: 'identity',
  resolvers,
  enums: {
    AuthorizationResponseType: { CODE: 'code', ID_TOKEN: 'id_token', TOKEN: 'token' },
    AuthorizationResponseMode: { QUERY: 'query', FRAGMENT: 'fragment', FORM_POST: 'form_post' },
    AuthorizationDisplay: { PAGE: 'page', POPUP: 'popup', MODAL: 'modal' },
    AuthorizationPrompt: { NONE: 'none', LOGIN: 'login', CONSENT: 'consent' },
  },
  nodes: {
    IdentityClient: nodeType<Client>({
      key: from(['client_id', 'client_uri'], keyOf),
      load: async (key, { load }) => (await load(allClients, SINGLETON_KEY))?.find((client) => keyOf(client) === key),
    }),
  },
});
