import { useMutation } from '@apollo/client/react';
import { match } from 'manifold-gateway/client';
import { useState } from 'react';
import { graphql } from '../gql';
import { hrefOf } from '../route';
import { REQUESTS, requestsVariables } from './requests';

const REMOVE = graphql(`
  mutation RemoveRequest($id: ID!) {
    deleteWebhookRequest(input: { id: $id }) {
      ... on DeleteWebhookRequestSuccess { deletedWebhookRequestId }
      ... on WebhookRequestNotFound { message }
    }
  }
`);

/** Removes a request from the list at once. It is there again if the mutation fails. */
export function useRemoveRequest(uuid: string) {
  const [problem, setProblem] = useState<string>();
  const [mutate] = useMutation(REMOVE, {
    errorPolicy: 'all',
    update(cache, { data }) {
      const removed = data?.deleteWebhookRequest;
      if (removed?.__typename !== 'DeleteWebhookRequestSuccess') return;
      const query = { query: REQUESTS, variables: requestsVariables(uuid) };
      cache.updateQuery(query, (found) => {
        const requests = found?.webhookRequests;
        if (!requests) return found;
        const nodes = requests.nodes.filter(({ id }) => id !== removed.deletedWebhookRequestId);
        const totalCount = requests.totalCount && requests.totalCount - 1;
        return { ...found, webhookRequests: { ...requests, nodes, totalCount } };
      });
    },
  });

  async function remove(id: string) {
    setProblem(undefined);
    if (location.hash === hrefOf('inbox', id)) location.hash = hrefOf('inbox');
    const { data } = await mutate({
      variables: { id },
      optimisticResponse: {
        deleteWebhookRequest: { __typename: 'DeleteWebhookRequestSuccess', deletedWebhookRequestId: id },
      },
    });
    const result = data?.deleteWebhookRequest;
    if (!result) return setProblem('The request is still here: it could not be removed. Try again in a moment.');
    match(result, {
      DeleteWebhookRequestSuccess: () => undefined,
      WebhookRequestNotFound: () => setProblem('The request was removed by somebody else. Reload the list.'),
    });
  }

  return { remove, problem };
}
