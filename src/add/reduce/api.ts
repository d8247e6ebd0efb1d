import type { Schema, SecurityScheme } from '#contract/compile';
import { unique } from '../names.ts';
import {
  type OpenApiOperation,
  type OpenApiSecurityScheme,
  type OpenApiServer,
  Unsupported,
} from '../openapi/document.ts';
import type { OpenApi } from '../openapi/open-api.ts';
import { firstSentence } from '../texts.ts';
import { type Found, type NewOperation, reduceOperation } from './operations.ts';
import { named, Schemas } from './schemas.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const OTHERS = ['head', 'options', 'trace'] as const;
/** More would be too many to read. */
const MOST_OPERATIONS = 300;

export interface ApiSelection {
  readonly slug: string;
  /** Beginnings of paths, tags, or ids of operations; empty for all. */
  readonly only: readonly string[];
  /** Ids or paths of POST operations that read. */
  readonly queries?: readonly string[];
}

/** A reduced document: the supported operations, and the omissions. */
export interface NewApi {
  readonly slug: string;
  readonly title: string;
  readonly version: string;
  readonly description: string | undefined;
  /** The address of the document's server. */
  readonly address: string | undefined;
  readonly operations: readonly (NewOperation & { readonly open: boolean })[];
  readonly components: ReadonlyMap<string, Schema>;
  readonly failures: Failures;
  readonly scheme: Security['scheme'];
  /** A line each with the part, its position and the reason. */
  readonly leftOut: readonly string[];
}

/** Reduces a document to the features of contracts. Throws if no operation or too many are left. */
export function reduceApi(openapi: OpenApi, selection: ApiSelection): NewApi {
  const { slug, only } = selection;
  const { info = {}, servers = [] } = openapi.document;
  const { found, others } = operationsIn(openapi, selection);
  const schemas = new Schemas(openapi);
  const leftOut: string[] = [];
  const reduced = found.flatMap((each) => {
    try {
      return [reduceOperation(openapi, schemas, each)];
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      leftOut.push(`${each.method.toUpperCase()} ${each.path}: ${error.message}`);
      return [];
    }
  });
  const security = reduceSecurity(
    openapi,
    reduced.map((each) => each.found.operation),
  );
  const scheme = security.scheme ?? headerScheme(reduced.flatMap(({ credentials }) => credentials));
  const operations = reduced.filter(({ credentials, found: { method, path } }) => {
    const other = credentials.find((name) => name !== scheme?.name);
    if (other === undefined) return true;
    leftOut.push(`${method.toUpperCase()} ${path}: \`${other}\` is required, and is a credential beside another`);
    return false;
  });
  refuse(operations, leftOut, only);
  const originals = operations.map((each) => each.found.operation);
  const taken = new Set<string>();
  return {
    slug,
    title: info.title ?? slug,
    version: info.version ?? 'unversioned',
    description: info.description,
    address: servers.map(addressOf).find((url) => url !== undefined && /^https?:/.test(url)),
    operations: operations.map((each) => ({
      ...each,
      id: unique(each.id, taken),
      open: scheme !== undefined && each.credentials.length === 0 && isOpen(openapi, each.found.operation),
      parameters: each.parameters.filter(({ name }) => scheme?.in !== 'query' || name !== scheme.name),
    })),
    failures: reduceFailures(openapi, schemas, originals),
    components: schemas.components,
    scheme,
    leftOut: [
      ...others,
      ...leftOut,
      ...operations.flatMap((each) =>
        each.leftOut.map((line) => `${each.found.method.toUpperCase()} ${each.path}: ${line}`),
      ),
      ...security.leftOut,
      ...schemas.simplified,
    ],
  };
}

/** The URL of a server with the defaults of its variables; `undefined` if one has none. */
function addressOf({ url, variables = {} }: OpenApiServer): string | undefined {
  const filled = url?.replaceAll(/\{([^{}]*)\}/g, (place, name: string) => {
    const value = Object.hasOwn(variables, name) ? variables[name]?.default : undefined;
    return typeof value === 'string' ? value : place;
  });
  return filled?.includes('{') ? undefined : filled;
}

/** Paths without parameters come first, because the sandbox takes the first match. */
function operationsIn(openapi: OpenApi, { only, queries = [] }: ApiSelection): { found: Found[]; others: string[] } {
  const others: string[] = [];
  const unused = new Set(queries);
  const reads = (method: string, names: readonly (string | undefined)[]) => {
    if (method !== 'post') return method === 'get';
    const given = queries.find((each) => names.some((name) => name?.toLowerCase() === each.toLowerCase()));
    if (given !== undefined) unused.delete(given);
    return given !== undefined;
  };
  const found = Object.entries(openapi.document.paths).flatMap(([path, given]): Found[] => {
    const { value: item, where } = openapi.resolve(given ?? {}, `paths.${path}`);
    const isIn = (operation: OpenApiOperation | undefined) => isWanted(only, path, operation);
    const otherMethods = OTHERS.filter((each) => item[each] !== undefined && isIn({}));
    others.push(...otherMethods.map((method) => `${method.toUpperCase()} ${path}: no field can be made of it`));
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation || !isIn(operation)) return [];
      const isRead = reads(method, [operation.operationId, path]);
      return [{ method, path, item, operation, where: `${where}.${method}`, isRead }];
    });
  });
  const [unknown] = unused;
  if (unknown !== undefined) throw new Unsupported(unknownQuery(unknown, found));
  for (const name of Object.keys(openapi.document.webhooks ?? {})) others.push(`webhooks.${name}: the API calls it`);
  return { found: found.toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path)), others };
}

function isWanted(only: readonly string[], path: string, operation: OpenApiOperation | undefined): boolean {
  if (only.length === 0) return true;
  const names = new Set([operation?.operationId, ...(operation?.tags ?? [])].map((name) => name?.toLowerCase()));
  return only.some(
    (each) => names.has(each.toLowerCase()) || path === each || path.startsWith(`${each.replace(/\/$/, '')}/`),
  );
}

function unknownQuery(name: string, found: readonly Found[]): string {
  const posts = found
    .filter(({ method }) => method === 'post')
    .map(({ operation, path }) => operation.operationId ?? path);
  const others = posts.length > 0 ? `there are ${posts.slice(0, 20).join(', ')}` : 'there is none';
  return `--query: ${JSON.stringify(name)} is no POST operation that is taken; ${others}`;
}

function parametersIn(path: string): number {
  return path.split('{').length;
}

function refuse(operations: readonly NewOperation[], leftOut: readonly string[], only: readonly string[]): void {
  if (operations.length === 0) {
    const reasons = leftOut.length > 0 ? leftOut : [`there is no operation${only.length > 0 ? ' at these paths' : ''}`];
    throw new Unsupported(['No operation is supported:', ...reasons].join('\n  '));
  }
  if (operations.length <= MOST_OPERATIONS) return;
  const beginnings = [...new Set(operations.map(({ path }) => `/${path.split('/')[1]}`))];
  const tags = [...new Set(operations.flatMap(({ found }) => found.operation.tags ?? []))];
  throw new Unsupported(
    `${operations.length} operations can be had, and ${MOST_OPERATIONS} at most at once: choose by --only, with a path's ` +
      `beginning or an operationId, which may be repeated. There are ${beginnings.slice(0, 20).join(', ')}` +
      (tags.length > 0 ? `; or with a tag, of which there are ${tags.slice(0, 40).join(', ')}` : ''),
  );
}

/** The credential of an API, and why others of the document are not supported. */
export interface Security {
  readonly scheme: (SecurityScheme & { description?: string }) | undefined;
  readonly leftOut: readonly string[];
}

/** The supported scheme that most of the operations use. */
function reduceSecurity(openapi: OpenApi, operations: readonly OpenApiOperation[]): Security {
  const { security, components } = openapi.document;
  const schemes = components?.securitySchemes ?? {};
  const named = operations.flatMap((operation) =>
    (operation.security ?? security ?? []).flatMap((each) => Object.keys(each)),
  );
  const leftOut: string[] = [];
  for (const name of [...new Set(named)].toSorted((one, other) => countOf(named, other) - countOf(named, one))) {
    const where = `components.securitySchemes.${name}`;
    const given = schemes[name];
    const scheme = given && schemeOf(openapi.resolve(given, where).value);
    if (scheme) return { scheme, leftOut };
    leftOut.push(
      `${where}: ${given?.type === 'apiKey' ? 'a cookie' : (given?.type ?? 'missing')}; no contract can have it`,
    );
  }
  return { scheme: undefined, leftOut };
}

/** The credential of a document that has it as a header of its operations: the one that most of them need. */
function headerScheme(credentials: readonly string[]): Security['scheme'] {
  const [name] = [...new Set(credentials)].toSorted(
    (one, other) => countOf(credentials, other) - countOf(credentials, one),
  );
  return name === undefined ? undefined : { type: 'apiKey', in: 'header', name, description: 'The credential' };
}

/** Whether an operation needs no credential. */
export function isOpen(openapi: OpenApi, { security }: OpenApiOperation): boolean {
  const own = security ?? openapi.document.security ?? [];
  return own.every((each) => Object.keys(each).length === 0);
}

function schemeOf(given: OpenApiSecurityScheme): Security['scheme'] {
  const { type, scheme = '', in: place = 'header', name = '', description } = given;
  const text = { description: firstSentence(description, 'The credential') };
  if (type === 'http' && scheme.toLowerCase() === 'basic') {
    return { type: 'apiKey', in: 'header', name: 'Authorization', 'x-prefix': 'Basic ', ...text };
  }
  if (type === 'apiKey') return place === 'cookie' ? undefined : { type, in: place, name, ...text };
  const isBearer = type === 'http' ? scheme.toLowerCase() === 'bearer' : type === 'oauth2' || type === 'openIdConnect';
  return isBearer ? { type: 'http', scheme: 'bearer', ...text } : undefined;
}

function countOf(names: readonly string[], name: string): number {
  return names.filter((each) => each === name).length;
}

const STATUSES = ['default', '4XX', '400', '404', '401', '403', '422', '500', '5XX'];
const WORDS = ['/code', '/error/code', '/errorCode', '/error_code', '/error/type', '/error', '/type'];

/** The body of failures, and the pointer to their code. */
export interface Failures {
  readonly schema: Schema;
  readonly word: string | undefined;
  readonly isOfDocument: boolean;
}

/** The document's first failure with a JSON object, or else one with a message. */
function reduceFailures(openapi: OpenApi, schemas: Schemas, operations: readonly OpenApiOperation[]): Failures {
  for (const operation of operations) {
    const schema = failureOf(openapi, schemas, operation);
    if (schema) return { schema, word: wordIn(schemas, schema), isOfDocument: true };
  }
  schemas.components.set('Failure', { type: 'object', properties: { message: { type: 'string' } } });
  return { schema: { $ref: '#/components/schemas/Failure' }, word: undefined, isOfDocument: false };
}

function failureOf(openapi: OpenApi, schemas: Schemas, { responses = {} }: OpenApiOperation): Schema | undefined {
  for (const status of STATUSES) {
    const given = responses[status];
    if (!given) continue;
    try {
      const { value, where } = openapi.resolve(given, `responses.${status}`);
      const media = Object.entries(value.content ?? {}).find(([type]) => /json/.test(type))?.[1];
      const schema = media?.schema && schemas.reduce(media.schema, where, 'Problem');
      if (schema?.$ref && named(schemas.components, schema).schema.properties) return schema;
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
    }
  }
  return undefined;
}

function wordIn({ components }: Schemas, failure: Schema): string | undefined {
  return WORDS.find((pointer) => {
    let schema: Schema | undefined = failure;
    for (const name of pointer.slice(1).split('/')) {
      schema = schema && named(components, schema).schema.properties?.[name];
    }
    return schema !== undefined && [named(components, schema).schema.type].flat().includes('string');
  });
}
