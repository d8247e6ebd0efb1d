export {
  type CodegenOptions,
  manifold,
  type RelayConfig,
  type RelayConfigOptions,
  relayConfig,
  SCALARS,
} from './manifold.ts';
export type { DocumentMode } from './preset.ts';
