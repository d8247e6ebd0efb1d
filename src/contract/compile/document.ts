import type { Paging, QueryParameter, Quota } from '../contract.ts';
import { pointed } from '../pointer.ts';

/** The part of OpenAPI 3.1 and JSON Schema that contracts use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  /** The API sets it: requests do not have it. */
  readOnly?: boolean;
  pattern?: string;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  schema: Schema;
  'x-origin'?: string;
  'x-transport'?: boolean;
  'x-resource-name'?: boolean | 'path';
  'x-argument'?: string;
  'x-caller'?: boolean;
  'x-value-setting'?: string;
  'x-number-setting'?: string;
  'x-name-setting'?: string;
  'x-prefix-setting'?: string;
}

export interface Reply {
  $ref?: string;
  description?: string;
  content?: Record<string, { schema?: Schema }>;
  headers?: Record<string, unknown>;
}

export interface ErrorRows {
  status?: number | string;
  word?: string | number;
  code: string;
  when: string;
  says?: string;
  argument?: string;
}

export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema?: Schema }>; 'x-nested'?: boolean };
  responses: Record<string, Reply>;
  /** Empty if the operation needs no credential, although others do. */
  security?: Record<string, string[]>[];
  'x-origin'?: string;
  /** The root field that serves it, such as `query.orders`, if `operations.json` does not list it. */
  'x-root'?: string;
  /** A request that succeeds in the sandbox: arguments by the names of the parameters, and `body`. */
  'x-example'?: Readonly<Record<string, unknown>>;
  'x-repeatable'?: boolean;
  'x-random'?: boolean;
  'x-reads'?: boolean;
  'x-paging'?: Paging;
  /** JSON pointers from a row of the list. */
  'x-row-key'?: string | string[];
  'x-projection'?: { parameter: string; style: string };
  'x-cache'?: { seconds: number; scope: string };
  'x-invalidates'?: string[];
  'x-permission'?: string;
  'x-errors'?: ErrorRows[];
  'x-path-setting'?: string;
  'x-server'?: string;
  'x-secret-answer'?: boolean;
  'x-quotas'?: Quota[];
}

export interface ContractDocument {
  info: { title: string; version: string; description?: string };
  servers: { url: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, OperationObject>>;
  components: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme>;
    [kind: string]: Record<string, unknown> | undefined;
  };
  'x-api': { id: string; slug: string };
  'x-errors'?: {
    word?: string | string[];
    after?: string;
    until?: string;
    failed?: { at: string; equals?: unknown };
    rows?: ErrorRows[];
  };
  'x-settings'?: Record<string, { default: string; description: string }>;
  'x-servers'?: Record<string, { description: string }>;
  'x-quotas'?: Quota[];
}

export interface SecurityScheme {
  type: string;
  scheme?: string;
  in?: string;
  name?: string;
  'x-prefix'?: string;
  'x-scheme'?: string;
  'x-service'?: string;
  'x-forwarded'?: boolean;
}

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;

/** Every operation of a contract with its path and method, in the order of the document. */
export function operationsOf(document: ContractDocument) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      path,
      method: method.toUpperCase(),
      operation: item[method] as OperationObject,
    })),
  );
}

/** Follows a local `$ref`, any number of times. */
export function resolve<Referable extends { $ref?: string }>(document: ContractDocument, value: Referable): Referable {
  const passed = new Set<string>();
  let current = value;
  while (current.$ref) {
    const next = pointed(document, current.$ref.slice(1)) as Referable | undefined;
    if (!next || !current.$ref.startsWith('#/') || passed.has(current.$ref))
      throw new TypeError(`${value.$ref} leads nowhere`);
    passed.add(current.$ref);
    current = next;
  }
  return current;
}

/** The form in which a query parameter is written. */
export function queryStyle({
  schema,
  style,
  explode,
}: Pick<Parameter, 'schema' | 'style' | 'explode'>): QueryParameter['style'] {
  if (schema.type !== 'array') return 'value';
  if (style === 'pipeDelimited') return 'pipe';
  return explode === false ? 'comma' : 'repeat';
}

/** The parameters of an operation. */
export function parametersOf(document: ContractDocument, operation: OperationObject): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
}
