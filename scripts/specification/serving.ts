import type { GraphQLSchema } from 'graphql';
import { type ContractDocument, type OperationObject, resolve } from '../contract/document.ts';
import { contractOperation, rootFieldOf, rootOf, type Specified } from '../contract/specified.ts';
import { code } from '../markdown.ts';
import { type OperationParameter, parametersOf } from './parameters.ts';
import { coordinatesOf, type Served, type ServedApi, textOf } from './served.ts';

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
