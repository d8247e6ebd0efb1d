import type { BodyKind, ResponseKind } from '../contract.ts';
import { type ContractDocument, type OperationObject, resolve, type Schema } from './document.ts';

/** The body of an operation, if it has one. */
export function bodyOf(operation: OperationObject): (BodyKind & { schema?: Schema | undefined }) | undefined {
  const [first] = Object.entries(operation.requestBody?.content ?? {});
  if (!first) return undefined;
  const [mediaType, { schema }] = first;
  const { required = false, 'x-nested': nested } = operation.requestBody ?? {};
  return { kind: bodyKind(mediaType), mediaType, required, ...(nested && { nested }), schema };
}

function bodyKind(mediaType: string): BodyKind['kind'] {
  if (/json/.test(mediaType)) return 'json';
  return mediaType === 'application/x-www-form-urlencoded' ? 'form' : 'bytes';
}

/** The success response of an operation. */
export function successOf(
  document: ContractDocument,
  operation: OperationObject,
): ResponseKind & { schema?: Schema | undefined } {
  const replies = Object.entries(operation.responses);
  const [, reply] = replies.find(([status]) => status.startsWith('2')) ?? [];
  if (!reply) {
    const redirects = replies.some(([status]) => /^30[1-8]$/.test(status));
    if (!redirects) throw new TypeError(`${operation.operationId} has no success response`);
    return { kind: 'redirect', mediaTypes: [], shape: 'any', exactIntegers: false };
  }
  const { content: contents = {}, headers = {} } = resolve(document, reply);
  const content = Object.entries(contents);
  if (content.length === 0 && 'Location' in headers) {
    return { kind: 'redirect', mediaTypes: [], shape: 'any', exactIntegers: false };
  }
  if (content.length === 0) {
    return { kind: 'empty', mediaTypes: failureTypes(document, operation), shape: 'any', exactIntegers: false };
  }
  const mediaTypes = content.map(([mediaType]) => mediaType);
  const json = content.find(([mediaType]) => /json/.test(mediaType));
  if (!json) return { kind: textKind(content), mediaTypes, shape: 'any', exactIntegers: false };
  const { schema = {} } = json[1];
  return {
    kind: 'json',
    mediaTypes,
    shape: shapeOf(document, schema),
    exactIntegers: hasInt64(document, schema),
    rows: rowsOf(document, operation, schema),
    headers: pagingHeaders(operation),
    schema,
  };
}

/** The headers of a response that its paging reads. */
function pagingHeaders({ 'x-paging': paging }: OperationObject): readonly string[] | undefined {
  if (!paging) return undefined;
  const places = [paging.style === 'token' ? paging.next : '', paging.total ?? ''];
  const names = places.flatMap((place) => {
    if (place === 'link') return ['link'];
    const [, name] = /^(?:url:)?header:(.+)$/.exec(place) ?? [];
    return name === undefined ? [] : [name.toLowerCase()];
  });
  return names.length > 0 ? names : undefined;
}

/** The media types of an operation's failures; JSON alone, if they can have it: some servers write it only if asked to. */
function failureTypes(document: ContractDocument, { responses }: OperationObject): readonly string[] {
  const failures = Object.entries(responses).filter(([status]) => !/^[1-3]/.test(status));
  const types = new Set(failures.flatMap(([, reply]) => Object.keys(resolve(document, reply).content ?? {})));
  const json = [...types].filter((type) => /json/.test(type));
  return json.length > 0 ? json : [...types];
}

/** The list of a response, or of its pages. */
export function listIn(document: ContractDocument, operation: OperationObject, schema: Schema) {
  const at = operation['x-paging']?.items ?? '';
  let [list, isAlways] = [resolve(document, schema), true];
  for (const part of at.split('/').slice(1)) {
    isAlways &&= list.required?.includes(part) ?? false;
    list = resolve(document, list.properties?.[part] ?? {});
  }
  return [list.type].flat().includes('array') ? { at, list, isAlways } : undefined;
}

function rowsOf(document: ContractDocument, operation: OperationObject, schema: Schema): ResponseKind['rows'] {
  const found = listIn(document, operation, schema);
  if (!found) return undefined;
  const { at, list, isAlways } = found;
  const { type, properties, allOf } = resolve(document, list.items ?? {});
  const ofObjects = type === 'object' || properties !== undefined || allOf !== undefined;
  return { at, ofObjects, optional: !isAlways || [list.type].flat().includes('null') };
}

function textKind(content: [string, { schema?: Schema }][]): 'text' | 'integer' | 'bytes' {
  if (content.every(([, { schema }]) => schema?.format === 'binary')) return 'bytes';
  return content.every(([, { schema }]) => schema?.type === 'integer') ? 'integer' : 'text';
}

function shapeOf(document: ContractDocument, schema: Schema): ResponseKind['shape'] {
  const { type, properties } = resolve(document, schema);
  if (type === 'array') return 'array';
  return type === 'object' || properties ? 'object' : 'any';
}

function hasInt64(document: ContractDocument, schema: Schema, seen = new Set<Schema>()): boolean {
  const target = resolve(document, schema);
  if (seen.has(target)) return false;
  seen.add(target);
  const {
    type,
    format,
    items,
    properties = {},
    additionalProperties: others,
    anyOf = [],
    oneOf = [],
    allOf = [],
  } = target;
  if (format === 'int64' && [type].flat().includes('integer')) return true;
  const parts = [items, others, ...Object.values(properties), ...anyOf, ...oneOf, ...allOf];
  return parts.some((part) => typeof part === 'object' && hasInt64(document, part, seen));
}
