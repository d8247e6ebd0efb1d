/**
 * `manifold-gateway/testing`: the gateway over upstreams that remember, in the process of a test.
 * @module
 */
import '../assert-node.ts';

export type { ReceivedRequest } from '#sandbox';
export { createTestGateway, type TestGateway, type TestGatewayOptions } from './create-test-gateway.ts';
export type { Fault, FaultTarget } from './fault.ts';
export { graphqlHandlers, type Http, handlers } from './handlers.ts';
export type { TestClock, Time } from './test-clock.ts';
