import { existsSync, readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { parse } from 'yaml';
import {
  type ContractDocument,
  type OperationObject,
  type Parameter,
  resolve,
  type Schema,
} from '../contract/document.ts';
import { contractOperation, rootFieldOf, rootOf, type Specified } from '../contract/specified.ts';
import { code } from '../markdown.ts';

/** The part of the graph, or of the gateway, that serves a parameter. */
export interface Serving {
  readonly coordinates: readonly string[];
  /** What serves it instead, or why nothing does. */
  readonly text?: string;
}

export interface ServedParameter {
  readonly parameter: OperationParameter;
  /** Undefined where neither the contract nor an entry has it. */
  readonly serving?: Serving;
}

const PLACES = ['offset', 'page', 'token', 'key'];
const CREDENTIAL = 'setting `credentials` of type `query`';
const NO_UPLOAD = 'none: no operation uploads a file';

/** Parameters of several APIs that the gateway omits or takes from the settings. */
const SHARED: Readonly<Record<string, string>> = {
  key: CREDENTIAL,
  oauth_token: CREDENTIAL,
  access_token: CREDENTIAL,
  callback: 'none: the answer would be a script instead of JSON',
  uploadType: NO_UPLOAD,
  upload_protocol: NO_UPLOAD,
  '$.xgafv': 'none: it would add an older list of the same errors',
};

/** What serves each parameter of an operation. */
export function servedParameters(
  document: ContractDocument,
  specified: Specified,
  served: ServedApi | undefined,
  schema: GraphQLSchema,
): ServedParameter[] {
  const operation = contractOperation(document, specified);
  if (!operation) return [];
  const entries = served?.parameters?.[operation.operationId] ?? {};
  return parametersOf(document, operation, specified).map((parameter) => {
    const entry = entries[parameter.key] ?? entries[parameter.name];
    const serving = entry
      ? ofEntry(entry)
      : (ofPaging(operation, parameter, specified, schema) ?? ofGateway(document, operation, parameter));
    return { parameter, ...(serving && { serving }) };
  });
}

function ofEntry(entry: Served): Serving {
  const text = textOf(entry);
  return { coordinates: coordinatesOf(entry), ...(text !== undefined && { text }) };
}

/** The arguments of the root field that page its list. */
function ofPaging(
  { 'x-paging': paging }: OperationObject,
  { name }: OperationParameter,
  specified: Specified,
  schema: GraphQLSchema,
): Serving | undefined {
  if (!paging || paging.style === 'whole') return undefined;
  const isLimit = name === paging.limit;
  if (!isLimit && !Object.entries(paging).some(([key, each]) => PLACES.includes(key) && each === name))
    return undefined;
  const { type, field } = rootOf(specified);
  const args = rootFieldOf(schema, specified)?.args ?? [];
  const wanted = isLimit ? ['first', 'last'] : ['after', 'before'];
  const found = args.filter((each) => wanted.includes(each.name));
  return found.length > 0 ? { coordinates: found.map((each) => `${type}.${field}(${each.name}:)`) } : undefined;
}

/** The settings, constants and selections that set a parameter without an argument. */
function ofGateway(
  document: ContractDocument,
  { 'x-projection': projection, requestBody }: OperationObject,
  { name, in: place, parameter }: OperationParameter,
): Serving | undefined {
  const text = () => {
    if (name === projection?.parameter) return 'selection set';
    const scheme = document.components.securitySchemes?.['token'];
    if (name === 'Authorization' || (scheme && name === scheme.name)) return 'setting `token` or `credentials`';
    if (name === 'Content-Type' && requestBody) return Object.keys(requestBody.content).map(code).join(', ');
    if (!parameter?.['x-transport']) return undefined;
    const { 'x-name-setting': header, 'x-prefix-setting': prefix, 'x-value-setting': value } = parameter;
    if (parameter['x-caller']) return "a hash of the caller's identity; setting `quotaUser`";
    if (value) return `setting ${code(value)}`;
    if (header && prefix) return `the gateway; settings ${code(header)} and ${code(prefix)}`;
    if (place === 'header') return 'the gateway';
    const { const: fixed, default: constant = fixed } = resolve(document, parameter.schema);
    if (constant === undefined) return SHARED[name];
    return `always ${code(typeof constant === 'string' ? constant : JSON.stringify(constant))}`;
  };
  const found = text();
  return found === undefined ? undefined : { coordinates: [], text: found };
}

/**
 * The part of the graph that serves something: schema coordinates, the constant that the resolver sends, or the reason why
 * there are none.
 */
export type Served = string | readonly string[] | { readonly always: string } | { readonly none: string };

/** `src/subgraphs/<slug>/coverage.yaml`. */
export interface ServedApi {
  /** By purpose. */
  readonly purposes: Readonly<Record<string, Served>>;
  /** By operation and name; members of the body begin with `body.`. Only those that the contract does not tell. */
  readonly parameters?: Readonly<Record<string, Readonly<Record<string, Served>>>>;
}

/** Reads `coverage.yaml` of an API. An API that the specification does not list needs none. */
export function readServed(slug: string): ServedApi | undefined {
  const file = new URL(`../../src/subgraphs/${slug}/coverage.yaml`, import.meta.url);
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as ServedApi) : undefined;
}

/** The coordinates of an entry. */
export function coordinatesOf(served: Served): readonly string[] {
  if (typeof served === 'string') return [served];
  return 'none' in served || 'always' in served ? [] : served;
}

/** The text of an entry without coordinates. */
export function textOf(served: Served): string | undefined {
  if (typeof served !== 'object') return undefined;
  if ('none' in served) return `none: ${served.none}`;
  return 'always' in served ? `always ${code(served.always)}` : undefined;
}

/** A parameter of an operation, or a member of its body. */
export interface OperationParameter {
  /** As in `coverage.yaml`: members of the body begin with `body.`. */
  readonly key: string;
  readonly name: string;
  readonly in: Parameter['in'] | 'body';
  /** Absent if only the specification's list names it, such as `Authorization`. */
  readonly parameter?: Parameter;
}

/** All parameters of the contract's operation and of the specification's, with the members of the body. */
export function parametersOf(
  document: ContractDocument,
  operation: OperationObject,
  { query = [], headers = {} }: Specified,
): OperationParameter[] {
  const own = (operation.parameters ?? []).map((each) => resolve(document, each));
  const all: OperationParameter[] = [
    ...own.map((parameter) => ({ key: parameter.name, name: parameter.name, in: parameter.in, parameter })),
    ...query.map((each) => ({ key: nameOf(each), name: nameOf(each), in: 'query' as const })),
    ...Object.keys(headers).map((name) => ({ key: name, name, in: 'header' as const })),
    ...membersOf(document, operation),
  ];
  return all.filter(({ key }, index) => all.findIndex((each) => each.key === key) === index);
}

function membersOf(document: ContractDocument, { requestBody }: OperationObject): OperationParameter[] {
  const schemas = Object.values(requestBody?.content ?? {}).map(({ schema = {} }) => resolve<Schema>(document, schema));
  return schemas.flatMap(({ properties }) =>
    properties
      ? Object.keys(properties).map((name) => ({ key: `body.${name}`, name, in: 'body' as const }))
      : [{ key: 'body', name: '', in: 'body' as const }],
  );
}

/** The name of an entry such as `op=CHECKACCESS`. */
function nameOf(entry: string): string {
  return entry.replace(/=.*$/, '');
}
