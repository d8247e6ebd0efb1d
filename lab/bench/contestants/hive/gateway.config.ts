import { defineConfig } from '@graphql-hive/gateway';

/** Features that cost time for each request and that no workload needs are off; all documented options for speed are on. */
export const gatewayConfig = defineConfig({
  logging: 'error',
  inboundInflightRequestDeduplication: true,
  requestId: false,
  graphiql: false,
  landingPage: false,
  pollingInterval: 3_600_000,
});
