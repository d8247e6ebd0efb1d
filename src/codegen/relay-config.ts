import { existsSync, writeFileSync } from 'node:fs';
import { packageSchema } from './package-schema.ts';
import { SCALARS } from './scalars.ts';

/** Options of Relay's compiler. */
export interface RelayConfigOptions {
  /** The folder with the project's code. */
  readonly src: string;
  /** The graph: a file. The graph of this package unless given. */
  readonly schema?: string;
  /** The file in which the compiler collects persisted documents, for the gateway's `documents.manifest`. */
  readonly manifest?: string;
  /** Further options of the compiler. */
  readonly [option: string]: unknown;
}

/** The configuration of Relay's compiler. */
export interface RelayConfig {
  readonly schema: string;
  readonly [option: string]: unknown;
}

/** A configuration of Relay's compiler for the graph, with the types of its scalars. */
export function relayConfig({ manifest, schema = packageSchema(), ...options }: RelayConfigOptions): RelayConfig {
  // The compiler does not start without the file.
  if (manifest !== undefined && !existsSync(manifest)) writeFileSync(manifest, '{}\n');
  const persistConfig = manifest === undefined ? undefined : { file: manifest, algorithm: 'SHA256' };
  return { schema, language: 'typescript', customScalarTypes: SCALARS, persistConfig, ...options };
}
