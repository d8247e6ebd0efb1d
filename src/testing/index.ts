/**
 * `manifold-gateway/testing`: the gateway over upstreams that remember, in the process of a test.
 * @module
 */
import '../assert-node.ts';

export type { ReceivedRequest } from '#sandbox';
export {
  createTestGateway,
  type Fault,
  type FaultTarget,
  type TestClock,
  type TestGateway,
  type TestGatewayOptions,
  type Time,
} from './create-test-gateway.ts';
export { graphqlHandlers, type Http, handlers } from './handlers.ts';
