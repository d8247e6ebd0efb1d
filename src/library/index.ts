export { composeGateway } from './compose-gateway.ts';
export { createGateway, type GatewayOptions } from './create-gateway.ts';
export type { Gateway, Listening, ListenOptions } from './gateway.ts';
export { loadSubgraphs } from './load-subgraphs.ts';
export type { Operation, OperationResult, TypedDocument } from './operation.ts';
export { publicGateway } from './public-gateway.ts';
