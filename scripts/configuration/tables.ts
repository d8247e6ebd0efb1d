import { z } from 'zod';
import type { Contract } from '#contract';
import { FILE_VARIABLE, fileVariable, settingVariables } from '../../src/config/environment.ts';
import { settingsSchema } from '../../src/config/schema/index.ts';
import { type Path, pathText } from '../../src/config/tree.ts';
import { code, table } from '../markdown.ts';

/** The contracts' descriptions of settings and servers that only one API has. */
type Notes = (slug: string) => {
  readonly settings: Readonly<Record<string, string>>;
  readonly servers: Readonly<Record<string, string>>;
};

/** The tables of the page that documents every setting. */
export function configurationTables(contracts: readonly Contract[], notes: Notes) {
  const settings = describeSettings(contracts);
  const sections = { ...settings.properties };
  const { Api: shared = {}, Credentials: credentials = {} } = settings.definitions ?? {};
  const ofApi = { ...shared, properties: without(shared.properties, sections['defaults']?.properties) };
  const all = [
    settingsTable(rowsOf(withoutSections(settings), [])),
    ...Object.entries(sections).flatMap(([name, node]) => {
      const mapping = node.properties ? node : node.anyOf?.find(({ properties }) => properties);
      return mapping && name !== 'apis' ? [sectionOf(name, mapping)] : [];
    }),
    sectionOf('apis.<name>', ofApi),
    'An API also takes every key of `defaults`.',
    '### `apis.<name>.credentials`',
    String(credentials.description),
    ...(credentials.oneOf ?? []).map(credentialOf),
  ];
  return {
    settings: all.join('\n\n'),
    apis: [apiTable(contracts), ownTable(contracts, notes)].join('\n\n'),
    variables: variableTable(),
  };
}

type Row = readonly string[];

function sectionOf(name: string, node: SettingsNode): string {
  return `### \`${name}\`\n\n${withLinks(String(node.description))}\n\n${settingsTable(rowsOf(node, []))}`;
}

function credentialOf({ description, properties = {}, required = [] }: SettingsNode): string {
  const { type, ...others } = properties;
  return `#### \`type: ${String(type?.const)}\`\n\n${description}\n\n${settingsTable(rowsOf({ properties: others, required }, []))}`;
}

function settingsTable(rows: readonly Row[]): string {
  return table(['Key', 'Allowed', 'Default', 'Meaning'], rows);
}

function rowsOf({ properties = {}, required = [] }: SettingsNode, above: Path): Row[] {
  return Object.entries(properties).flatMap(([key, node]): Row[] => {
    const path = [...above, key];
    if (node.properties) return rowsOf(node, path);
    const standard = required.includes(key) ? 'required' : valueCode(node.default);
    const name = code(pathText(path).replaceAll('[0]', '[]'));
    const own: Row[] = node.allowed
      ? [[name, inShort(node.allowed), standard, withLinks(String(node.description))]]
      : [];
    return node.items?.properties ? [...own, ...rowsOf(node.items, [...path, 0])] : own;
  });
}

function withoutSections({ properties = {} }: SettingsNode): SettingsNode {
  return { properties: Object.fromEntries(Object.entries(properties).filter(([, node]) => node.allowed)) };
}

function without<Value>(all: Readonly<Record<string, Value>> = {}, others: object = {}): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !(key in others)));
}

function apiTable(contracts: readonly Contract[]): string {
  const rows = contracts.map((contract): Row => [`\`${contract.slug}\``, contract.title, credentialPlace(contract)]);
  return table(['Name', 'API', 'How `token` is sent'], rows);
}

function credentialPlace({ credential }: Contract): string {
  if (!credential) return 'not needed';
  if (credential.kind === 'sigv4') return '`credentials` of type `sigv4` are needed instead';
  const place =
    credential.kind === 'query'
      ? `query \`${credential.name}=…\``
      : `header \`${credential.name}: ${credential.prefix}…\``;
  return credential.forwarded ? `${place}; unless set, the caller's own` : place;
}

function ownTable(contracts: readonly Contract[], notes: Notes): string {
  const rows = contracts.flatMap(({ slug, servers, settings }): Row[] => [
    ...servers.map((name) => [`\`${slug}.servers.${name}\``, 'its `url`', notes(slug).servers[name] ?? '']),
    ...Object.entries(settings).map(([name, value]) => [
      `\`${slug}.settings.${name}\``,
      value === '' ? 'none' : valueCode(value),
      notes(slug).settings[name] ?? '',
    ]),
  ]);
  return table(['Key', 'Default', 'Meaning'], rows);
}

function variableTable(): string {
  const variables = settingVariables([{ slug: '<name>' }]).map((variable): Row => {
    const file = fileVariable(variable);
    const names = file === undefined ? code(variable.name) : `${code(variable.name)}, ${code(file)}`;
    return [names, code(variable.path.join('.'))];
  });
  return table(['Variable', 'Setting'], [[code(FILE_VARIABLE), 'the settings file'], ...variables]);
}

function valueCode(value: unknown): string {
  if (value === undefined) return '';
  return code(typeof value === 'string' && value !== '' ? value : JSON.stringify(value));
}

/** The units and bounds of values, which messages write out. */
const IN_SHORT: readonly (readonly [pattern: RegExp, short: string])[] = [
  [/^a list, each item (?:a mapping|an? )?/, 'a list: '],
  [/^a list: $/, 'a list'],
  [/\b(?:a )?(?:duration|size|whole number) from (\S+) to (\S+?)(?:, in .*)?$/, '$1 to $2'],
  [/^a percentage from (\S+) to (\S+), .*$/, '$1 to $2'],
  [/(?:a )?scope such as .*$/, '[scopes](security.md#scopes)'],
  [/^true or false$/, 'boolean'],
  [/(?:one )?line of (ASCII )?text/, '$1text'],
  [/, or file:\/\/\/path of a file that holds it$/, ', or `file:///…`'],
];

function inShort(allowed: string): string {
  return IN_SHORT.reduce((text, [pattern, short]) => text.replace(pattern, short), allowed);
}

function withLinks(description: string): string {
  return description.replaceAll(/\bdocs\/([\w-]+)\.md/g, '[$1]($1.md)');
}

/** The part of JSON Schema that describes settings. */
export interface SettingsNode {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SettingsNode>>;
  /** Of the items of a list. */
  readonly items?: SettingsNode;
  readonly oneOf?: readonly SettingsNode[];
  readonly anyOf?: readonly SettingsNode[];
  readonly allOf?: readonly SettingsNode[];
  readonly definitions?: Readonly<Record<string, SettingsNode>>;
  /** Allowed values in words, for values and lists. */
  readonly allowed?: string;
}

/** The schema of the settings file, to generate documentation from. */
function describeSettings(contracts: readonly Contract[]): SettingsNode {
  return z.toJSONSchema(settingsSchema(contracts), { io: 'input', target: 'draft-07' }) as SettingsNode;
}

/** The JSON Schema with which editors check and complete a settings file. */
export function editorSchema(contracts: readonly Contract[]): object {
  const { $schema, properties, definitions, ...root } = forEditors(describeSettings(contracts)) as EditorNode;
  const apis = { ...properties['apis'], additionalProperties: { $ref: '#/definitions/OwnApi' } };
  return {
    $schema,
    title: 'Manifold settings',
    ...root,
    properties: { ...properties, apis },
    definitions: { ...definitions, OwnApi: ownApi(definitions['Api']?.properties), Variable: VARIABLE },
  };
}

interface EditorNode {
  readonly $schema: string;
  readonly properties: Readonly<Record<string, object>>;
  readonly definitions: Readonly<Record<string, { readonly properties: Readonly<Record<string, object>> }>>;
}

/** An API of `subgraphs`: its contract, which an editor does not read, names its servers and settings. */
function ownApi(properties: Readonly<Record<string, object>> = {}): object {
  const named = (name: string, additionalProperties: object) => ({ ...properties[name], additionalProperties });
  return {
    description: 'How one of your APIs is reached.',
    type: 'object',
    properties: {
      ...properties,
      servers: named('servers', properties['url'] ?? {}),
      settings: named('settings', { type: ['string', 'integer'] }),
    },
    additionalProperties: false,
  };
}

const VARIABLE = {
  description: 'Text with variables: ${NAME}, or ${NAME:-default}.',
  type: 'string',
  pattern: '\\$\\{[A-Za-z_][A-Za-z0-9_]*(:-[^}]*)?\\}',
};

/** Adds allowed values to the descriptions, and allows a variable for every value. */
function forEditors(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forEditors);
  if (typeof node !== 'object' || node === null) return node;
  const { allowed, description, default: standard, ...rest } = node as Record<string, unknown>;
  const described = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, forEditors(value)]));
  if (typeof allowed !== 'string') return { ...(typeof description === 'string' && { description }), ...described };
  const sentence = `${String(description)} Allowed: ${allowed}.`;
  const annotations = { description: sentence, ...(standard !== undefined && { default: standard }) };
  const takesAnyText = rest['type'] === 'string' && rest['pattern'] === undefined;
  if (takesAnyText || rest['type'] === 'array') return { ...annotations, ...described };
  return { ...annotations, anyOf: [described, { $ref: '#/definitions/Variable' }] };
}
