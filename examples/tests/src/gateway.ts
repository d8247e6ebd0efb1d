import { createTestGateway, graphqlHandlers } from 'manifold-gateway/testing';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** The graph over upstreams that remember. Each test starts with the same data. */
export const gateway = await createTestGateway({ only: ['countries', 'datalake', 'indexing'] });

const server = setupServer(...graphqlHandlers(http, gateway));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => gateway.reset());
afterAll(async () => {
  server.close();
  await gateway.close();
});
