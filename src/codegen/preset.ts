import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import {
  concatAST,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  visit,
} from 'graphql';
import { Manifest } from './manifest.ts';

type Section = Types.GenerateOptions;
/** Plugins of the client preset: of the documents, and of the function `graphql`. */
const DOCUMENTS = 'typed-document-node';
const TAG = 'gen-dts';

/**
 * The client preset of GraphQL Code Generator with documents and a manifest of our own: the preset's manifest sorts the fields
 * of documents and joins their lines, so neither its texts nor their hashes are what clients send.
 */
export const preset: Types.OutputPreset = {
  prepareDocuments: (output, documents) => [...documents, `!${output}`],
  async buildGeneratesSection(options) {
    // Other exports of this entry do without the preset.
    const { preset: clientPreset } = await import('@graphql-codegen/client-preset');
    const sections = await clientPreset.buildGeneratesSection(options);
    const mode = options.config['documentMode'] as DocumentMode;
    const variables = new Map(sections.flatMap(variablesIn));
    const filename = `${options.baseOutputDir}persisted-documents.json`;
    return sections.flatMap((section) =>
      section.plugins.some((plugin) => DOCUMENTS in plugin) ? ownSections(section, filename, mode, variables) : section,
    );
  },
};

/** The variables of documents, by their definitions, as the function `graphql` has them. */
function variablesIn({ plugins }: Section): readonly (readonly [string, string])[] {
  const tag = plugins.find((plugin) => TAG in plugin)?.[TAG] as TagConfig | undefined;
  const operations = tag?.sourcesWithOperations.flatMap((source) => source.operations) ?? [];
  return operations.map(({ definition, initialName }) => [keyOf(definition), initialName]);
}

interface TagConfig {
  readonly sourcesWithOperations: readonly { readonly operations: readonly TaggedOperation[] }[];
}

interface TaggedOperation {
  readonly initialName: string;
  readonly definition: Definition;
}

const keyOf = ({ kind, name }: Definition) => `${kind} ${name?.value}`;

/** The output of the documents, and that of their manifest. Both transform and validate the documents, and write them alike. */
function ownSections(
  section: Section,
  filename: string,
  mode: DocumentMode,
  variables: ReadonlyMap<string, string>,
): readonly Section[] {
  const variableOf = (definition: Definition) => variables.get(keyOf(definition));
  const write = (manifest: Manifest, files: readonly Types.DocumentFile[]) =>
    writeDocuments(
      files.flatMap(({ document }) => document ?? []),
      { mode, variableOf, manifest },
    );
  const documents: CodegenPlugin = { plugin: (_schema, files) => write(new Manifest(), files) };
  const manifest: CodegenPlugin = {
    plugin(_schema, files) {
      const all = new Manifest();
      write(all, files);
      return all.toString();
    },
  };
  return [
    { ...section, pluginMap: { ...section.pluginMap, [DOCUMENTS]: documents } },
    { ...section, filename, plugins: [{ manifest: {} }], pluginMap: { manifest } },
  ];
}

/** How documents are generated: as syntax trees, which caches need, or as strings. */
export type DocumentMode = 'documentNode' | 'string';
type Definition = OperationDefinitionNode | FragmentDefinitionNode;

/** Decides how documents are written. */
interface DocumentsOptions {
  readonly mode: DocumentMode;
  /** The variable of an operation or a fragment, as the client preset names it. */
  readonly variableOf: (definition: Definition) => string | undefined;
  readonly manifest: Manifest;
}

const DECORATION = '@graphql-typed-document-node/core';
const HEADS: Readonly<Record<DocumentMode, string>> = {
  documentNode: `import type { TypedDocumentNode as DocumentNode } from '${DECORATION}';`,
  string: `import type { DocumentTypeDecoration } from '${DECORATION}';

export class TypedDocumentString<TResult, TVariables> extends String implements DocumentTypeDecoration<TResult, TVariables> {
  declare readonly __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  readonly __meta__?: Record<string, any> | undefined;

  constructor(text: string, meta?: Record<string, any>) {
    super(text);
    this.__meta__ = meta;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return super.toString();
  }
}`,
};
const SUFFIXES = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/**
 * The code of typed documents, in place of the client preset's plugin, which breaks strings with escapes and changes the white
 * space of texts. Each operation has its fragments, and its id in the manifest as `__meta__.hash`.
 */
export function writeDocuments(documents: readonly DocumentNode[], options: DocumentsOptions): string {
  const definitions = concatAST(documents).definitions.filter((each) => isNamed(each));
  const fragments = new Map(definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]));
  const constants = definitions.toSorted((one, other) => Number(isFragment(other)) - Number(isFragment(one)));
  return [HEADS[options.mode], ...constants.map((each) => constantOf(each, fragments, options))].join('\n');
}

function constantOf(
  definition: Definition,
  fragments: Fragments,
  { mode, variableOf, manifest }: DocumentsOptions,
): string {
  const variable = variableOf(definition) ?? '';
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [definition, ...fragmentsIn(definition, fragments)],
  };
  const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
  const type = isOperation
    ? variable.replace(/Document$/, SUFFIXES[definition.operation])
    : variable.replace(/FragmentDoc$/, 'Fragment');
  const types = `<${type}, ${isOperation ? `${type}Variables` : 'unknown'}>`;
  const meta = isOperation ? { hash: manifest.add(document) } : { fragmentName: definition.name.value };
  const value =
    mode === 'string'
      ? `new TypedDocumentString${types}(${JSON.stringify(print(document))}, ${JSON.stringify(meta)})`
      : `${JSON.stringify({ __meta__: meta, ...document }, withoutEmptyParts)} as unknown as DocumentNode${types}`;
  return `export const ${variable} = ${value};`;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The fragments that a definition uses, also by other fragments, each once. */
function fragmentsIn(definition: Definition, fragments: Fragments): readonly FragmentDefinitionNode[] {
  const found = new Set<FragmentDefinitionNode>();
  const collect = (node: Definition) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || found.has(fragment) || fragment === definition) return;
        found.add(fragment);
        collect(fragment);
      },
    });
  };
  collect(definition);
  return [...found];
}

const OPTIONAL_LISTS: ReadonlySet<string> = new Set(['arguments', 'directives', 'variableDefinitions']);

function withoutEmptyParts(name: string, value: unknown): unknown {
  if (name === 'loc') return undefined;
  return OPTIONAL_LISTS.has(name) && Array.isArray(value) && value.length === 0 ? undefined : value;
}

function isNamed(definition: DocumentNode['definitions'][number]): definition is Definition {
  return (
    (definition.kind === Kind.OPERATION_DEFINITION && definition.name !== undefined) ||
    definition.kind === Kind.FRAGMENT_DEFINITION
  );
}

function isFragment(definition: Definition): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}
