import { createClient } from 'manifold-gateway/client';
import { fetchFunction, handlerProvider, missingFieldHandlers } from 'manifold-gateway/client/relay';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';

const url = new URL('/graphql', location.href).href;

export const environment = new Environment({
  // The screen shows what is there at once, and offers to try the rest again.
  network: Network.create(fetchFunction(createClient({ url, retry: false }))),
  store: new Store(new RecordSource()),
  handlerProvider,
  missingFieldHandlers,
});
