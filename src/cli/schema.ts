import { defaultSettings, pagePath, readNamedFile, type Settings, settingsError } from '#config';
import type { SchemaChange, SchemaChanges, SchemaFormat } from '#gateway';
import {
  type Command,
  type CommandContext,
  type CommandOption,
  configOption,
  jsonOption,
  jsonText,
  readSettings,
} from './command.ts';
import { scopesIn } from './keys.ts';

const diffOption: CommandOption = {
  name: 'diff',
  value: 'file',
  help: 'Prints the changes since the schema in this file; the exit code is 1 if one is breaking',
};
const formatOption: CommandOption = {
  name: 'format',
  value: 'format',
  help: '`sdl` (default), `introspection` (minified JSON) or `possible-types` (JSON for the caches of clients)',
};
const forOption: CommandOption = {
  name: 'for',
  value: 'scopes',
  help: 'Only what a caller with these scopes can use, such as `countries,marketplace:read`',
  multiple: true,
};
const federationOption: CommandOption = {
  name: 'federation',
  help: `As a subgraph of Apollo Federation 2, for composers; ${pagePath('federation')}`,
};

export const schema: Command = {
  name: 'schema',
  summary: 'Prints the whole graph in the schema definition language, or its changes',
  options: [
    { ...configOption, help: 'Only the APIs that this settings file enables' },
    formatOption,
    federationOption,
    forOption,
    diffOption,
    { ...jsonOption, help: 'With --diff: prints the changes as JSON' },
  ],
  examples: [
    'manifold schema > manifold.graphql',
    'manifold schema --config manifold.yaml',
    'manifold schema --format possible-types > possible-types.json',
    'manifold schema --federation > manifold.graphql',
    'manifold schema --for countries:read,marketplace:write:createShippingFulfillment',
    'manifold schema --diff manifold.graphql',
    'manifold schema --diff manifold.graphql --json',
  ],
  jsonType: `{
  breaking: { path: string, message: string }[]
  dangerous: { path: string, message: string }[]
  safe: { path: string, message: string }[]
}`,
  async run(context) {
    const { terminal, services } = context;
    const { config, diff: file, format = 'sdl', json, for: forScopes, federation } = context.options;
    const settings = config
      ? (await readSettings(context, { production: true })).settings
      : defaultSettings(await services.contracts());
    if (json !== undefined && file === undefined)
      throw settingsError('--json: only with --diff; --format introspection is the graph as JSON');
    if (forScopes !== undefined && file !== undefined) throw settingsError('--for: not with --diff');
    if (federation !== undefined && (file !== undefined || context.options['format'] !== undefined))
      throw settingsError('--federation: not with --diff or --format');
    if (file !== undefined) return printChanges(context, settings, file);
    const scopes = forScopes === undefined ? undefined : scopesIn('--for', forScopes, Object.keys(settings.apis));
    if (!isFormat(format)) throw settingsError(`--format: ${format} is not sdl, introspection or possible-types`);
    const text = await services.printGraph(settings, federation === undefined ? format : 'federation', scopes);
    terminal.out(text.trimEnd());
    return 0;
  },
};

function isFormat(text: string): text is SchemaFormat {
  return text === 'sdl' || text === 'introspection' || text === 'possible-types';
}

async function printChanges(
  { terminal, services, options: { json } }: CommandContext,
  settings: Settings,
  file: string,
): Promise<number> {
  const changes = await changesFrom(services, settings, file);
  terminal.out(json === undefined ? changesText(changes) : jsonText(changes));
  return changes.breaking.length > 0 ? 1 : 0;
}

async function changesFrom(services: CommandContext['services'], settings: Settings, file: string) {
  const text = readNamedFile({ file, namedBy: '--diff' });
  try {
    return await services.graphChanges(settings, text);
  } catch (error) {
    if (error instanceof Error && error.name === 'GraphQLError')
      throw settingsError(`--diff: ${file}: ${error.message}`);
    throw error;
  }
}

function changesText({ breaking, dangerous, safe }: SchemaChanges): string {
  const sections = [...section('Breaking', breaking), ...section('Dangerous', dangerous), ...section('Safe', safe)];
  return sections.length > 0 ? sections.join('\n\n') : 'No changes.';
}

function section(title: string, changes: readonly SchemaChange[]): string[] {
  if (changes.length === 0) return [];
  return [[`${title} (${changes.length})`, ...changes.map(({ message }) => `  ${message}`)].join('\n')];
}
