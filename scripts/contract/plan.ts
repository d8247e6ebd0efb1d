import { type GraphQLField, type GraphQLSchema, Kind, valueFromASTUntyped } from 'graphql';
import type { Contract, CredentialPlace, ErrorRules, Operation, QueryParameter } from '../../src/contract/contract.ts';
import { type ContractDocument, type OperationObject, operationsOf, type Parameter, resolve } from './document.ts';
import { bodyOf, successOf } from './operation.ts';
import { quotasOf } from './quotas.ts';
import { parametersOf } from './types.ts';

/** A contract as data, from Mesh's annotations and the keys that Mesh does not know. */
export function contractData(document: ContractDocument, annotated: GraphQLSchema): Contract {
  const { id: label, slug } = document['x-interface'];
  const settings = Object.entries(document['x-settings'] ?? {}).map(([name, { default: value }]) => [name, value]);
  const operations = operationsOf(document).map(({ path, method, operation }) => {
    const annotation = annotationOf(annotated, `${slug}_${operation.operationId}`);
    return [operation.operationId, operationData(document, { path, method, operation, annotation })];
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

interface Annotation {
  path: string;
  httpMethod: string;
  queryParamArgMap?: string;
  queryStringOptionsByParam?: string;
}

function annotationOf(schema: GraphQLSchema, name: string): Annotation {
  const fields: Record<string, GraphQLField<unknown, unknown>> = {
    ...schema.getQueryType()?.getFields(),
    ...schema.getMutationType()?.getFields(),
  };
  const directive = fields[name]?.astNode?.directives?.find(({ name }) => name.value === 'httpOperation');
  if (!directive) throw new TypeError(`Mesh made no field ${name}`);
  return Object.fromEntries(
    (directive.arguments ?? []).map(({ name, value }) => [
      name.value,
      value.kind === Kind.STRING ? value.value : valueFromASTUntyped(value),
    ]),
  ) as unknown as Annotation;
}

interface Sources {
  path: string;
  method: string;
  operation: OperationObject;
  annotation: Annotation;
}

function operationData(document: ContractDocument, sources: Sources): Operation {
  const { operation, annotation } = sources;
  const parameters = parametersOf(document, operation);
  const path = annotation.path.replace(/#.*$/, '').replaceAll('{args.', '{');
  const expected = sources.path.replace(/#.*$/, '');
  if (path !== expected || annotation.httpMethod !== sources.method) {
    throw new TypeError(`Mesh made ${annotation.httpMethod} ${path} of ${sources.method} ${expected}`);
  }
  const { schema: _body, ...body } = bodyOf(operation) ?? {};
  const { schema: _answer, ...answer } = successOf(document, operation);
  const reads = operation['x-reads'] ?? annotation.httpMethod === 'GET';
  return {
    id: operation.operationId,
    method: annotation.httpMethod as Operation['method'],
    path,
    pathSetting: operation['x-path-setting'],
    server: operation['x-server'],
    pathParameters: parameters.filter((parameter) => parameter.in === 'path').map(pathParameter),
    query: queryParameters(parameters, annotation, operation.operationId),
    callerParameter: parameters.find((parameter) => parameter['x-caller'])?.name,
    headers: parameters
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => ({
        name: parameter.name,
        constant: constantOf(parameter),
        nameSetting: parameter['x-name-setting'],
        prefixSetting: parameter['x-prefix-setting'],
      })),
    body: operation.requestBody ? (body as Operation['body']) : undefined,
    answer,
    repeatable: operation['x-repeatable'] ?? (reads || ['GET', 'HEAD', 'PUT'].includes(annotation.httpMethod)),
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

/** Only parameters in Mesh's annotation are sent. A missing one is an error here instead of a silent gap at run time. */
function queryParameters(parameters: Parameter[], annotation: Annotation, operationId: string): QueryParameter[] {
  const annotated = JSON.parse(annotation.queryParamArgMap ?? '{}') as Record<string, string>;
  const formats = JSON.parse(annotation.queryStringOptionsByParam ?? '{}') as Record<string, { arrayFormat?: string }>;
  return parameters
    .filter((parameter) => parameter.in === 'query')
    .filter((parameter) => !(parameter['x-transport'] && constantOf(parameter) === undefined))
    .map((parameter) => {
      if (!(parameter.name in annotated)) throw new TypeError(`Mesh lost ${parameter.name} of ${operationId}`);
      return {
        name: parameter.name,
        argument: parameter['x-argument'],
        style: queryStyle(parameter, formats[parameter.name]?.arrayFormat),
        maxItems: parameter.schema.maxItems,
        constant: parameter['x-transport'] ? constantOf(parameter) : undefined,
        valueSetting: parameter['x-value-setting'],
        numberSetting: parameter['x-number-setting'],
      };
    });
}

function queryStyle({ schema, style, explode }: Parameter, arrayFormat: string | undefined): QueryParameter['style'] {
  if (schema.type !== 'array') return 'value';
  if (style === 'pipeDelimited') return 'pipe';
  return arrayFormat === 'comma' || explode === false ? 'comma' : 'repeat';
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
    rows: all.map(({ status, word: upstreamWord, code, when, says }) => ({
      status: status as ErrorRules['rows'][number]['status'],
      word: upstreamWord === undefined ? undefined : String(upstreamWord),
      code: code as ErrorRules['rows'][number]['code'],
      when,
      says,
    })),
  };
}
