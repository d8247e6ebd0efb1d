import type {
  CompiledContract,
  Contract,
  CredentialPlace,
  ErrorRules,
  Operation,
  QueryParameter,
  Quota,
} from '../contract.ts';
import {
  type ContractDocument,
  type OperationObject,
  operationsOf,
  type Parameter,
  parametersOf,
  queryStyle,
  resolve,
} from './document.ts';
import { probeOf } from './probe.ts';
import { bodyOf, successOf } from './responses.ts';
import { requestRules } from './rules.ts';

/** Compiles a contract to data that is used as it is: nothing of it is compiled when a gateway starts. */
export function compileContract(document: ContractDocument): CompiledContract {
  const contract = contractData(document);
  const probe = probeOf(document, contract);
  return {
    contract: { ...contract, ...(probe && { probe }) },
    requests: requestRules(document),
    document: { paths: document.paths, components: document.components },
  };
}

/** Compiles a contract to the data that calls are planned from. */
export function contractData(document: ContractDocument): Contract {
  const { id: label, slug } = document['x-api'];
  const settings = Object.entries(document['x-settings'] ?? {}).map(([name, { default: value }]) => [name, value]);
  const operations = operationsOf(document).map(({ path, method, operation }) => {
    return [operation.operationId, operationData(document, { path, method, operation })];
  });
  return {
    slug,
    label,
    title: document.info.title,
    credential: credentialPlace(document),
    settings: Object.fromEntries(settings),
    servers: Object.keys(document['x-servers'] ?? {}),
    quotas: quotasOf(document),
    operations: Object.fromEntries(operations),
  };
}

/** The quotas of an API and of its operations; `undefined` without any. */
export function quotasOf(document: ContractDocument): readonly Quota[] | undefined {
  const ofOperations = operationsOf(document).flatMap(({ operation }) =>
    (operation['x-quotas'] ?? []).map((quota) => ({ ...quota, operations: [operation.operationId] })),
  );
  const all = [...(document['x-quotas'] ?? []), ...ofOperations];
  return all.length > 0 ? all : undefined;
}

interface Sources {
  path: string;
  method: string;
  operation: OperationObject;
}

function operationData(document: ContractDocument, sources: Sources): Operation {
  const { operation, method } = sources;
  const parameters = parametersOf(document, operation);
  // A fragment tells apart operations of one path and method.
  const path = sources.path.replace(/#.*$/, '');
  const { schema: _body, ...body } = bodyOf(operation) ?? {};
  const { schema: _answer, ...answer } = successOf(document, operation);
  const reads = operation['x-reads'] ?? method === 'GET';
  return {
    id: operation.operationId,
    method: method as Operation['method'],
    path,
    pathSetting: operation['x-path-setting'],
    server: operation['x-server'],
    pathParameters: parameters.filter((parameter) => parameter.in === 'path').map(pathParameter),
    query: queryParameters(parameters),
    callerParameter: parameters.find((parameter) => parameter['x-caller'])?.name,
    headers: parameters
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => ({
        name: parameter.name,
        constant: constantOf(parameter),
        valueSetting: parameter['x-value-setting'],
        pattern: parameter['x-value-setting'] && parameter.schema.pattern,
        nameSetting: parameter['x-name-setting'],
        prefixSetting: parameter['x-prefix-setting'],
      })),
    body: operation.requestBody ? (body as Operation['body']) : undefined,
    answer,
    repeatable: operation['x-repeatable'] ?? (reads || ['GET', 'HEAD', 'PUT'].includes(method)),
    reads,
    random: operation['x-random'] ?? false,
    secretAnswer: operation['x-secret-answer'] ?? false,
    extra: operation['x-origin'] !== undefined,
    open: operation.security?.length === 0 || undefined,
    permission: operation['x-permission'],
    paging: operation['x-paging'],
    rowKey: operation['x-row-key'] === undefined ? undefined : [operation['x-row-key']].flat(),
    projection: projectionOf(document, operation),
    cache: operation['x-cache'] as Operation['cache'],
    invalidates: operation['x-invalidates'] ?? [],
    errors: errorRules(document, operation),
  };
}

function projectionOf(document: ContractDocument, operation: OperationObject): Operation['projection'] {
  const projection = operation['x-projection'] as Operation['projection'];
  if (projection?.style !== 'names') return projection;
  const parameter = parametersOf(document, operation).find(({ name }) => name === projection.parameter);
  const { enum: names } = resolve(document, parameter?.schema.items ?? {});
  if (!names) throw new TypeError(`${operation.operationId} has no enum for ${projection.parameter}`);
  return { ...projection, names: names as string[] };
}

function pathParameter(parameter: Parameter): Operation['pathParameters'][number] {
  const { name, schema, 'x-resource-name': resource, 'x-argument': argument } = parameter;
  const span = resource === 'path' ? 'path' : resource ? 'name' : 'segment';
  if (span === 'name' && !schema.pattern) throw new TypeError(`${name} is a resource name without a pattern`);
  return { name, argument, span, pattern: schema.pattern };
}

function queryParameters(parameters: Parameter[]): QueryParameter[] {
  return parameters
    .filter((parameter) => parameter.in === 'query')
    .filter((parameter) => !(parameter['x-transport'] && constantOf(parameter) === undefined))
    .map((parameter) => ({
      name: parameter.name,
      argument: parameter['x-argument'],
      style: queryStyle(parameter),
      maxItems: parameter.schema.maxItems,
      constant: parameter['x-transport'] ? constantOf(parameter) : undefined,
      valueSetting: parameter['x-value-setting'],
      numberSetting: parameter['x-number-setting'],
    }));
}

function constantOf({ schema, 'x-transport': transport }: Parameter): string | undefined {
  const value = schema.const ?? (transport ? schema.default : undefined);
  return value === undefined ? undefined : `${value as string | number | boolean}`;
}

function credentialPlace(document: ContractDocument): CredentialPlace | undefined {
  const scheme = document.security?.length ? document.components.securitySchemes?.['token'] : undefined;
  if (!scheme) return undefined;
  const forwarded = scheme['x-forwarded'];
  if (scheme['x-scheme'] === 'sigv4') {
    return { kind: 'sigv4', name: 'authorization', prefix: '', service: scheme['x-service'] };
  }
  if (scheme.type === 'http') return { kind: 'header', name: 'authorization', prefix: 'Bearer ', forwarded };
  return {
    kind: scheme.in === 'query' ? 'query' : 'header',
    name: scheme.in === 'query' ? String(scheme.name) : String(scheme.name).toLowerCase(),
    prefix: scheme['x-prefix'] ?? '',
    forwarded,
  };
}

function errorRules(document: ContractDocument, operation: OperationObject): ErrorRules {
  const { word = [], after, until, failed, rows = [] } = document['x-errors'] ?? {};
  const all = [...(operation['x-errors'] ?? []), ...rows];
  return {
    word: [word].flat(),
    after,
    until,
    failed,
    rows: all.map(({ status, word: upstreamWord, code, when, says, argument }) => ({
      status: status as ErrorRules['rows'][number]['status'],
      word: upstreamWord === undefined ? undefined : String(upstreamWord),
      code: code as ErrorRules['rows'][number]['code'],
      when,
      says,
      argument,
    })),
  };
}
