import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import { Manifest } from './manifest.ts';
import { type Definition, type DocumentMode, writeDocuments } from './write-documents.ts';

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
