import { useApolloClient } from '@apollo/client/react';
import type { SubscribeOptions } from 'manifold-gateway/client';
import { useCallback } from 'react';
import { graph } from '../client';
import { graphql } from '../gql';
import { useLive } from '../live/use-live';
import { REQUESTS, requestsVariables } from './requests';

const RECEIVED = graphql(`
  subscription RequestReceived($uuid: ID!) {
    webhookRequestReceived(webhookId: $uuid) {
      cursor
      request { id ...RequestRow }
    }
  }
`);

/** Adds requests to the list of the cache as they are received. */
export function useReceivedRequests(uuid: string) {
  const { cache } = useApolloClient();
  const subscribe = useCallback((options: SubscribeOptions) => graph.subscribe(RECEIVED, { uuid }, options), [uuid]);
  return useLive(subscribe, ({ webhookRequestReceived: { request } }) => {
    cache.updateQuery({ query: REQUESTS, variables: requestsVariables(uuid) }, (found) => {
      const requests = found?.webhookRequests;
      if (!requests || requests.nodes.some(({ id }) => id === request.id)) return found;
      const nodes = [request, ...requests.nodes];
      const totalCount = requests.totalCount && requests.totalCount + 1;
      return { ...found, webhookRequests: { ...requests, nodes, totalCount } };
    });
  });
}
