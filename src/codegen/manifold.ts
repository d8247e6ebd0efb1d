import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypename } from './manifest.ts';
import { type DocumentMode, preset } from './preset.ts';

/** The TypeScript type of each scalar of the graph, as its JSON form is. An `Upload` is only sent. */
export const SCALARS = {
  ID: 'string',
  DateTime: 'string',
  Date: 'string',
  BigInt: 'string',
  Decimal: 'string',
  JSON: 'unknown',
  Base64: 'string',
  URL: 'string',
  URI: 'string',
  UUID: 'string',
  CountryCode: 'string',
  CurrencyCode: 'string',
  EmailAddress: 'string',
  Upload: 'File | Blob',
} as const;

export interface CodegenOptions {
  /** Files with operations, as globs. */
  readonly documents: string | string[];
  /** The graph: a file, or the URL of a gateway. The graph of this package unless given. */
  readonly schema?: CodegenConfig['schema'];
  /** The folder that is written: `src/gql/` unless given. */
  readonly output?: string;
  /** `documentNode` unless given. `string` makes smaller bundles, for clients without a normalized cache. */
  readonly documentMode?: DocumentMode;
  /** Whether the data of a fragment is only read by `getFragmentData`. True unless given. */
  readonly fragmentMasking?: boolean;
  /**
   * Whether fields with `@semanticNonNull` are non-null, for code that never sees the data of a response with errors. It
   * takes the package `graphql-sock`, and a schema in a file: introspection has no directives. False unless given.
   */
  readonly errorHandlingClient?: boolean;
  /** The end of the imports in generated files, such as `.js` for Node's resolution. */
  readonly importExtension?: '' | `.${string}`;
  /** Types of further scalars, or other types of the graph's. */
  readonly scalars?: Readonly<Record<string, string>>;
}

/** A configuration of GraphQL Code Generator: typed operations, and the manifest of their documents. */
export function manifold(options: CodegenOptions): CodegenConfig {
  const { documents, output = 'src/gql/', documentMode = 'documentNode', errorHandlingClient = false } = options;
  return {
    schema: options.schema ?? packageSchema(),
    documents,
    ignoreNoDocuments: true,
    generates: {
      [output.endsWith('/') ? output : `${output}/`]: {
        preset,
        // The preset's own name for it, `useFragment`, is a hook by the rules of React's linter, and Apollo Client's.
        presetConfig: {
          fragmentMasking: (options.fragmentMasking ?? true) && { unmaskFunctionName: 'getFragmentData' },
        },
        documentTransforms: [addTypename],
        config: {
          documentMode,
          useTypeImports: true,
          enumType: 'string-literal',
          scalars: { ...SCALARS, ...options.scalars },
          defaultScalarType: 'unknown',
          ...(errorHandlingClient && { nullability: { errorHandlingClient } }),
          ...(options.importExtension !== undefined && { importExtension: options.importExtension }),
        },
      },
    },
  };
}

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

/** The file of this package's graph. */
function packageSchema(): string {
  return fileURLToPath(new URL('../../schema/manifold.graphql', import.meta.url));
}
