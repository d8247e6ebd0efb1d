/**
 * The library `manifold`: a gateway inside of another program.
 * @module
 */
import './assert-node.ts';

export { type ApiConfig, type GatewayConfig, SettingsError } from '#config';
export { ERROR_CODES, type ErrorCode, type Plugin } from '#gateway';
export {
  createGateway,
  type Gateway,
  type GatewayOptions,
  type Listening,
  type ListenOptions,
  type Operation,
  type OperationResult,
  type TypedDocument,
} from '#library';
export * from '#own';
