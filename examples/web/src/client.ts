import { ApolloClient, InMemoryCache } from '@apollo/client';
import { print } from 'graphql';
import { createClient } from 'manifold-gateway/client';
import { cacheConfig, clientLink } from 'manifold-gateway/client/apollo';

const url = new URL('/graphql', location.href).href;

/** Follows subscriptions, over reconnects. */
export const graph = createClient({ url, print });

export const client = new ApolloClient({
  // Screens show what is there at once, and offer to try the rest again.
  link: clientLink(createClient({ url, retry: false })),
  cache: new InMemoryCache(cacheConfig()),
});
