import type { AddResult } from './add-api.ts';
import {
  type Command,
  type CommandContext,
  type CommandOption,
  configOption,
  jsonOption,
  jsonText,
} from './command.ts';

/** Lines of a list that are printed; the README has all of them. */
const MOST_LINES = 12;

/** The options about the API that is written, which `init` has too. */
export const apiOptions: readonly CommandOption[] = [
  { name: 'name', value: 'slug', help: 'The short name, one word of a-z and 0-9; by default from the title' },
  {
    name: 'into',
    value: 'folder',
    help: 'The folder to write; by default apis/<name>',
  },
  {
    name: 'only',
    value: 'part',
    multiple: true,
    help: 'Only operations with this tag or operationId, or below this path; may be repeated',
  },
  {
    name: 'query',
    value: 'operation',
    multiple: true,
    help: 'A POST operation that only reads, by its operationId or path, becomes a query; may be repeated',
  },
  { name: 'force', help: 'Overwrites files that exist' },
];

const options: readonly CommandOption[] = [
  ...apiOptions,
  { name: 'dry-run', help: 'Prints the files, and writes nothing' },
  { ...configOption, help: `${configOption.help}; the API is added to its \`subgraphs\`` },
  { ...jsonOption, help: 'Prints the result as JSON' },
];

export const add: Command = {
  name: 'add',
  summary: 'Generates an API from an OpenAPI document: contract, schema and resolvers',
  argument: {
    name: 'file',
    help: 'An OpenAPI 3.0 or 3.1 or Swagger 2.0 document in YAML or JSON, or its URL; a folder of documents; or the folder of an API, to generate its types again',
  },
  options,
  examples: [
    'manifold add tickets.yaml',
    'manifold add https://api.example.com/openapi.json --name example',
    'manifold add github.json --name github --only issues --only /repos/{owner}/{repo}/labels',
    'manifold add notes.yaml --query searchNotes',
    'manifold add apis/tickets',
  ],
  jsonType: `{
  slug: string
  folder: string
  files: string[]
  settings?: string             // the settings file, if the API was added to it
  turnsOffBuiltins?: boolean    // whether the built-in APIs were in the graph before
  queries: { name: string, method: string, path: string, paging?: "offset" | "page" | "token" | "key" | "whole" }[]
  mutations: { name: string, method: string, path: string }[]
  guesses: string[]
  omissions: string[]
  descriptions: { of: string, text: string }[]  // texts that the graph took from the document, and what they describe
}`,
  async run(context) {
    const { terminal } = context;
    const { addApi, builtinsNote } = await import('./add-api.ts');
    const results = await addApi(context);
    const all = results.map(shown);
    if (context.options['json'] !== undefined) terminal.out(jsonText(all.length === 1 ? all[0] : all));
    else
      for (const line of results.flatMap((result) => linesOf(result, context, builtinsNote(result))))
        terminal.out(line);
    return 0;
  },
};

function shown({ texts: _texts, address: _address, ...result }: AddResult): object {
  return result;
}

function linesOf(result: AddResult, { options: given }: CommandContext, notes: readonly string[]): string[] {
  const { folder, files, texts, settings, queries, mutations, guesses, omissions, descriptions } = result;
  if (given['dry-run'] !== undefined) {
    return [...texts].map(([name, text]) => `--- ${folder}/${name}\n${text.trimEnd()}`);
  }
  return [
    `Wrote ${files.length} files to ${folder}${settings === undefined ? '' : `, and \`subgraphs\` of ${settings}`}.`,
    ...section(
      'Query',
      queries.map(({ name, method, path, paging }) => `${name}: ${method} ${path}${paging ? ` (${paging})` : ''}`),
    ),
    ...section(
      'Mutation',
      mutations.map(({ name, method, path }) => `${name}: ${method} ${path}`),
    ),
    ...section('Guesses to check', guesses),
    ...section('Left out', omissions),
    ...(descriptions.length > 0
      ? [
          `\nAgents read the ${descriptions.length} descriptions that come from the document. Check them in ${folder}/schema.graphql (--json lists them).`,
        ]
      : []),
    ...notes,
    ...(queries.length + mutations.length > 0 ? [`\nNext: npx manifold start, and ${folder}/README.md`] : []),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > MOST_LINES ? [`  and ${lines.length - MOST_LINES} more`] : [];
  return [`\n${title} (${lines.length})`, ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`), ...more];
}
