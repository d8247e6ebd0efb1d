export { type CodegenOptions, manifold } from './manifold.ts';
export { type RelayConfig, type RelayConfigOptions, relayConfig } from './relay-config.ts';
export { SCALARS } from './scalars.ts';
export type { DocumentMode } from './write-documents.ts';
