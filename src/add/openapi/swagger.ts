import type { OpenApiDocument } from './document.ts';

type Json = Readonly<Record<string, unknown>>;

/** Members of a Swagger parameter or header that are keywords of its schema in OpenAPI 3. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'type format items default enum minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength pattern ' +
    'minItems maxItems uniqueItems multipleOf'
  ).split(' '),
);
const METHODS: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch']);
const MOVED = new Map([
  ['definitions', 'schemas'],
  ['parameters', 'parameters'],
  ['responses', 'responses'],
]);
const JSON_TYPE = 'application/json';
const STYLES: Readonly<Record<string, Json>> = {
  multi: { explode: true },
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
};
const FLOWS: Readonly<Record<string, string>> = { accessCode: 'authorizationCode', application: 'clientCredentials' };

/**
 * The OpenAPI 3.0 document of a Swagger 2.0 one. Bodies and form data become `requestBody`, types of parameters and
 * headers become schemas, and what was at the top moves below `components`.
 */
export function fromSwagger(swagger: Json): OpenApiDocument {
  const parameters = members(swagger['parameters']);
  const converter = new Converter(swagger);
  const kept = Object.entries(parameters).filter(([, each]) => !isPartOfBody(each as Json));
  return {
    openapi: '3.0.3',
    info: members(swagger['info']),
    servers: serversOf(swagger),
    ...(swagger['tags'] !== undefined && { tags: swagger['tags'] }),
    ...(swagger['security'] !== undefined && { security: swagger['security'] }),
    paths: mapped(swagger['paths'], (item) => converter.path(item)),
    components: {
      schemas: mapped(swagger['definitions'], (schema) => schemaOf(schema)),
      parameters: mapped(Object.fromEntries(kept), (each) => converter.parameter(each)),
      responses: mapped(swagger['responses'], (each) => converter.response(each, swagger['produces'])),
      securitySchemes: mapped(swagger['securityDefinitions'], securityScheme),
    },
  } as OpenApiDocument;
}

class Converter {
  readonly #swagger: Json;

  constructor(swagger: Json) {
    this.#swagger = swagger;
  }

  path(item: Json): Json {
    const shared = list(item['parameters']);
    const { parts } = this.#split(shared);
    return Object.fromEntries(
      Object.entries(item).map(([key, value]) => {
        if (key === 'parameters') return [key, this.#split(shared).parameters];
        return [key, METHODS.has(key) ? this.#operation(members(value), parts) : value];
      }),
    );
  }

  #operation(
    { parameters, consumes, produces, schemes: _schemes, responses, ...operation }: Json,
    shared: Json[],
  ): Json {
    const own = this.#split(list(parameters));
    const isOwn = ({ name }: Json) => own.parts.some((part) => part['name'] === name);
    const parts = [...shared.filter((part) => !isOwn(part)), ...own.parts];
    const types = list(consumes ?? this.#swagger['consumes']).map(String);
    return {
      ...operation,
      ...(parameters !== undefined && { parameters: own.parameters }),
      ...(parts.length > 0 && { requestBody: bodyOf(parts, types) }),
      responses: mapped(responses, (each) => this.response(each, produces ?? this.#swagger['produces'])),
    };
  }

  /** The parameters that stay parameters, and those that are parts of the body. */
  #split(all: readonly unknown[]): { parameters: Json[]; parts: Json[] } {
    const read = all.map((given) => ({ given: members(given), target: this.#target(members(given)) }));
    return {
      parameters: read.filter(({ target }) => !isPartOfBody(target)).map(({ given }) => this.parameter(given)),
      parts: read.filter(({ target }) => isPartOfBody(target)).map(({ target }) => target),
    };
  }

  /** The parameter that a reference leads to. */
  #target(parameter: Json): Json {
    const { $ref: reference } = parameter;
    const name = typeof reference === 'string' ? /^#\/parameters\/(.+)$/.exec(reference)?.[1] : undefined;
    return name === undefined ? parameter : members(members(this.#swagger['parameters'])[name]);
  }

  parameter(parameter: Json): Json {
    if (parameter['$ref'] !== undefined) return { $ref: movedReference(parameter['$ref']) };
    const { collectionFormat, ...rest } = withSchema(parameter);
    const isList = parameter['type'] === 'array';
    const style = STYLES[String(collectionFormat)] ?? (parameter['in'] === 'query' ? { explode: false } : {});
    return { ...rest, ...(isList && style), ...(parameter['in'] === 'path' && { required: true }) };
  }

  response(response: Json, produces: unknown): Json {
    if (response['$ref'] !== undefined) return { $ref: movedReference(response['$ref']) };
    const { schema, headers, examples: _examples, ...rest } = response;
    const types = list(produces).map(String);
    const media = { schema: schemaOf(members(schema)) };
    return {
      ...rest,
      ...(headers !== undefined && { headers: mapped(headers, withSchema) }),
      ...(schema !== undefined && { content: contentOf(types, media) }),
    };
  }
}

function serversOf({ host, basePath = '', schemes }: Json): readonly Json[] {
  const path = String(basePath).replace(/\/$/, '');
  if (typeof host !== 'string') return path === '' ? [] : [{ url: path }];
  const given = list(schemes).map(String);
  const scheme = given.includes('https') || given.length === 0 ? 'https' : given[0];
  return [{ url: `${scheme}://${host}${path}` }];
}

function isPartOfBody({ in: place }: Json): boolean {
  return place === 'body' || place === 'formData';
}

function bodyOf(parts: readonly Json[], types: readonly string[]): Json {
  const whole = parts.find((each) => each['in'] === 'body');
  if (whole) {
    const { schema, required = false, description } = whole;
    const content = contentOf(types, { schema: schemaOf(members(schema)) });
    return { required, content, ...(description !== undefined && { description }) };
  }
  const hasFile = parts.some(({ type }) => type === 'file');
  const isMultipart = hasFile || (types.length > 0 && types.every((type) => type.startsWith('multipart/')));
  const properties = parts.map((part) => {
    const { schema, description } = withSchema(part);
    return [String(part['name']), { ...members(schema), ...(description !== undefined && { description }) }] as const;
  });
  const required = parts.filter((each) => each['required'] === true).map(({ name }) => name);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  };
  const type = isMultipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return { required: required.length > 0, content: { [type]: { schema } } };
}

function contentOf(types: readonly string[], media: Json): Json {
  return Object.fromEntries((types.length > 0 ? types : [JSON_TYPE]).map((type) => [type, media]));
}

/** A parameter or header with its keywords in a schema of its own. */
function withSchema(given: Json): Json {
  const keywords = Object.entries(given).filter(([key]) => KEYWORDS.has(key));
  const others = Object.entries(given).filter(([key]) => !KEYWORDS.has(key));
  const schema = schemaOf(Object.fromEntries(keywords));
  return { ...Object.fromEntries(others), schema };
}

function schemaOf(schema: Json): Json {
  return converted(schema) as Json;
}

/** A schema with moved references, and OpenAPI's keywords for what Swagger has others for. */
function converted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(converted);
  if (typeof value !== 'object' || value === null) return value;
  const { discriminator, 'x-nullable': nullable, collectionFormat: _format, ...rest } = value as Json;
  const all = Object.entries(rest).map(([key, each]) => {
    if (key === '$ref' && typeof each === 'string') return [key, movedReference(each)];
    if (key === 'properties') return [key, mapped(each, schemaOf)];
    return [key, VALUES.has(key) ? each : converted(each)];
  });
  return {
    ...Object.fromEntries(all),
    ...(rest['type'] === 'file' && { type: 'string', format: 'binary' }),
    ...(discriminator !== undefined && { discriminator: { propertyName: discriminator } }),
    ...(nullable === true && { nullable }),
  };
}

/** Keywords whose values are data. */
const VALUES: ReadonlySet<string> = new Set(['default', 'enum', 'example']);

function movedReference(reference: unknown): string {
  const [, section = '', rest = ''] = /^#\/([^/]+)\/(.*)$/s.exec(String(reference)) ?? [];
  const moved = MOVED.get(section);
  return moved === undefined ? String(reference) : `#/components/${moved}/${rest}`;
}

function securityScheme({ type, flow, authorizationUrl, tokenUrl, scopes, ...rest }: Json): Json {
  if (type === 'basic') return { type: 'http', scheme: 'basic', ...rest };
  if (type !== 'oauth2') return { type, ...rest };
  const name = String(flow);
  const urls = {
    ...(authorizationUrl !== undefined && { authorizationUrl }),
    ...(tokenUrl !== undefined && { tokenUrl }),
  };
  return { type, ...rest, flows: { [FLOWS[name] ?? name]: { ...urls, scopes: scopes ?? {} } } };
}

function mapped(all: unknown, convert: (each: Json) => Json): Json {
  return Object.fromEntries(Object.entries(members(all)).map(([name, each]) => [name, convert(members(each))]));
}

function members(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
