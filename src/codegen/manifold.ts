import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypename } from './add-typename.ts';
import { packageSchema } from './package-schema.ts';
import { preset } from './preset.ts';
import { SCALARS } from './scalars.ts';
import type { DocumentMode } from './write-documents.ts';

export interface CodegenOptions {
  /** Files with operations, as globs. */
  readonly documents: string | string[];
  /** The graph: a file, or the URL of a gateway. The graph of this package unless given. */
  readonly schema?: CodegenConfig['schema'];
  /** The folder that is written: `src/gql/` unless given. */
  readonly output?: string;
  /** `documentNode` unless given. `string` makes smaller bundles, for clients without a normalized cache. */
  readonly documentMode?: DocumentMode;
  /** Whether the data of a fragment is only read by `useFragment`. True unless given. */
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
        presetConfig: { fragmentMasking: options.fragmentMasking ?? true },
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
