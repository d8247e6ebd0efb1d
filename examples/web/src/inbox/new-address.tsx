import { useMutation } from '@apollo/client/react';
import { match } from 'manifold-gateway/client';
import { useState } from 'react';
import { graphql } from '../gql';
import { Failure } from '../ui/failure';
import { ADDRESSES, ADDRESSES_VARIABLES } from './addresses';

const CREATE = graphql(`
  mutation CreateAddress($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      ... on CreateWebhookSuccess { webhookEdge { cursor node { id uuid } } }
      ... on InvalidWebhook { message }
    }
  }
`);

/** Creates an address, and adds it to the list of the cache. */
export function NewAddress({ onCreated }: { readonly onCreated: (uuid: string) => void }) {
  const [problem, setProblem] = useState<string>();
  const [create, { loading, error }] = useMutation(CREATE, {
    errorPolicy: 'all',
    variables: { input: { lifetimeSeconds: 3600 } },
    update(cache, { data }) {
      const created = data?.createWebhook;
      if (created?.__typename !== 'CreateWebhookSuccess') return;
      cache.updateQuery({ query: ADDRESSES, variables: ADDRESSES_VARIABLES }, (found) =>
        found?.webhooks
          ? { ...found, webhooks: { ...found.webhooks, edges: [created.webhookEdge, ...found.webhooks.edges] } }
          : found,
      );
    },
  });

  async function submit() {
    const { data } = await create();
    if (!data?.createWebhook) return;
    match(data.createWebhook, {
      CreateWebhookSuccess: ({ webhookEdge }) => {
        setProblem(undefined);
        onCreated(webhookEdge.node.uuid);
      },
      InvalidWebhook: ({ message }) => setProblem(message),
    });
  }

  return (
    <>
      <button type="button" disabled={loading} onClick={() => void submit()}>
        New address
      </button>
      {problem && (
        <p className="note bad" role="alert">
          {problem}
        </p>
      )}
      {error && <Failure of="The new address" error={error} onRetry={() => void submit()} />}
    </>
  );
}
