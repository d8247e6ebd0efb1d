import { defineConfig } from '@graphql-hive/gateway';

/** Whatever costs something for each request and is not asked for is off; whatever its documentation has for speed is on. */
export const gatewayConfig = defineConfig({
  logging: 'error',
  inboundInflightRequestDeduplication: true,
  requestId: false,
  graphiql: false,
  landingPage: false,
  pollingInterval: 3_600_000,
});
