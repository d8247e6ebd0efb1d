import type { Schema } from '#contract/compile';
import { pascalCase, unique, wordsOf } from '../names.ts';
import { type OpenApiSchema, Unsupported } from '../openapi/document.ts';
import type { OpenApi } from '../openapi/open-api.ts';

/** Global names that generated TypeScript uses. */
const GLOBAL_NAMES = new Set(
  (
    'Array Boolean Bytes Date Error Exact Failure Function Incremental InputMaybe Lookup MakeEmpty MakeMaybe MakeOptional Map Maybe ' +
    'Number Object Omit Operations Partial Pick Promise Readonly ReadonlyArray Record Redirect Required Resolvers Scalars Set ' +
    'String Symbol Wire'
  ).split(' '),
);
/** Names and texts of objects grow with each level. */
const DEEPEST = 40;
const PLAIN = ['string', 'integer', 'number', 'boolean'];

/** Reduces a document's schemas to those of contracts: every object has a name, and schemas without a single type are any JSON. */
export class Schemas {
  /** Objects and shared enums by the names that the contract gives them. */
  readonly components = new Map<string, Schema>();
  /** Constructs that became any JSON, with their positions. */
  readonly simplified: string[] = [];
  readonly #openapi: OpenApi;
  readonly #names = new Map<OpenApiSchema, string>();
  readonly #copies = new Map<string, string>();
  readonly #taken = new Set<string>();
  #depth = 0;

  constructor(openapi: OpenApi) {
    this.#openapi = openapi;
  }

  /** `hint` is the name of an object that has none. */
  reduce(given: OpenApiSchema | undefined, where: string, hint: string): Schema {
    if (this.#depth === DEEPEST) throw new Unsupported(`${shortened(where)}: nested deeper than ${DEEPEST} levels`);
    this.#depth += 1;
    try {
      return this.#reduced(given, where, hint);
    } finally {
      this.#depth -= 1;
    }
  }

  #reduced(given: OpenApiSchema | undefined, where: string, hint: string): Schema {
    if (typeof given !== 'object' || given === null) return {};
    const { value: source, where: at, name } = this.#openapi.resolve(given, where);
    const wrapped = wrappedReference(source);
    if (wrapped) return orNull(this.reduce(wrapped, at, hint), isNullable(source) || hasNull(source));
    const chosen = this.#chosen(source, at);
    if (chosen) return this.reduce(chosen, at, hint);
    const schema = merged(this.#openapi, source, at);
    const type = schema && typeOfSchema(schema);
    if (!schema || type === undefined) return this.#anything(source, at);
    if (PLAIN.includes(type)) return this.#plain(source, plainSchema(schema, type), name);
    if (type === 'array') return this.#list(schema, at, hint);
    if (type !== 'object') return this.#anything(source, at);
    if (!Object.keys(schema.properties ?? {}).some(isOwn)) return mapSchema(schema);
    const reference = { $ref: `#/components/schemas/${this.#object(source, schema, at, name ?? hint)}` };
    return orNull(reference, isNullable(schema) || isNullable(source));
  }

  /**
   * The alternative that is answered without further parameters: the existing object rather than `deleted_customer`, and the
   * key rather than the object that `expand` puts in its place.
   */
  #chosen({ anyOf, oneOf }: OpenApiSchema, where: string): OpenApiSchema | undefined {
    const all = (anyOf ?? oneOf ?? []).filter((each) => each.type !== 'null');
    if (all.length < 2) return undefined;
    const existing = all.filter(({ $ref = '' }) => !/\/deleted_?[A-Za-z]/i.test($ref));
    if (existing.length === 1 && existing.length < all.length) return existing[0];
    const isObject = (each: OpenApiSchema) => typeOfSchema(this.#openapi.resolve(each, where).value) === 'object';
    const texts = existing.filter((each) => each.type === 'string' && !each.enum);
    const [key] = texts;
    if (!key || texts.length > 1 || !existing.every((each) => each === key || isObject(each))) return undefined;
    this.simplified.push(`${where}: a text or an object is taken as the text`);
    return key;
  }

  #object(source: OpenApiSchema, schema: OpenApiSchema, where: string, hint: string): string {
    // Documents that were bundled have copies of one object at several places.
    const text = JSON.stringify(source);
    const known = this.#names.get(source) ?? this.#copies.get(text);
    if (known !== undefined) return known;
    const name = this.#nameOf(hint);
    this.#names.set(source, name);
    this.#copies.set(text, name);
    const object: Schema = { type: 'object' };
    this.components.set(name, object);
    if (schema.description !== undefined) object.description = schema.description;
    const properties = Object.entries(schema.properties ?? {}).filter(([property]) => isOwn(property));
    const names = properties.map(([property]) => property);
    for (const property of Object.keys(schema.properties ?? {}).filter((each) => !isOwn(each))) {
      this.simplified.push(`${where}: the member \`${property}\` is left out, because every object has one`);
    }
    const required = [...new Set(schema.required)].filter((each) => names.includes(each));
    if (required.length > 0) object.required = required;
    object.properties = Object.fromEntries(
      properties.map(([property, each]) => [
        property,
        this.#property(each, `${where}.properties.${property}`, name + pascalCase(wordsOf(property))),
      ]),
    );
    return name;
  }

  #nameOf(hint: string): string {
    const name = pascalCase(wordsOf(hint));
    return unique(GLOBAL_NAMES.has(name) ? `${name}Object` : name, this.#taken);
  }

  /** An unsupported property becomes any JSON, so that the rest of its object remains. */
  #property(given: OpenApiSchema, where: string, hint: string): Schema {
    try {
      const schema = this.reduce(given, where, hint);
      return given.readOnly === true ? { ...schema, readOnly: true } : schema;
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      this.simplified.push(`${error.message}; it is taken as any JSON`);
      return {};
    }
  }

  #list(schema: OpenApiSchema, where: string, hint: string): Schema {
    const { description } = schema;
    return {
      type: isNullable(schema) ? ['array', 'null'] : 'array',
      ...(description !== undefined && { description }),
      items: this.#item(this.reduce(schema.items, `${where}.items`, hint), `${where}.items`),
    };
  }

  /** Rows that may be null by the document would be no rows. */
  #item(item: Schema, where: string): Schema {
    const row = item.anyOf?.find(({ $ref }) => $ref !== undefined);
    if (row) this.simplified.push(`${where}: items may be null, and are taken as never null`);
    return row ?? item;
  }

  /** Named enums of the document keep their names. */
  #plain(source: OpenApiSchema, schema: Schema, name: string | undefined): Schema {
    if (!schema.enum || name === undefined || Array.isArray(schema.type)) return schema;
    const known = this.#names.get(source) ?? this.#nameOf(name);
    this.#names.set(source, known);
    this.components.set(known, schema);
    return { $ref: `#/components/schemas/${known}` };
  }

  #anything(source: OpenApiSchema, where: string): Schema {
    const construct = ['oneOf', 'anyOf', 'allOf', 'type'].find((key) => key in source);
    if (construct !== undefined) this.simplified.push(`${where}: ${construct} of several types is taken as any JSON`);
    return source.description === undefined ? {} : { description: source.description };
  }
}

/** The end of a long path, which names the place. */
function shortened(where: string): string {
  return where.length > 120 ? `…${where.slice(-120)}` : where;
}

/** Resolvers would find the members of every object where the upstream sent none. */
function isOwn(property: string): boolean {
  return !(property in Object.prototype);
}

/** The reference of a schema that has nothing else, except for a description or null. */
function wrappedReference({ allOf, anyOf, oneOf, type, properties, items }: OpenApiSchema): OpenApiSchema | undefined {
  const parts = (allOf ?? anyOf ?? oneOf ?? []).filter(
    (part) => part.type !== 'null' && Object.keys(part).join() !== 'description',
  );
  const isAlone = parts.length === 1 && !properties && !items && (type === undefined || type === 'object');
  return isAlone && parts[0]?.$ref !== undefined ? { $ref: parts[0].$ref } : undefined;
}

function hasNull({ anyOf, oneOf }: OpenApiSchema): boolean {
  return [...(anyOf ?? []), ...(oneOf ?? [])].some(({ type }) => type === 'null');
}

function orNull(schema: Schema, isNull: boolean): Schema {
  if (!isNull) return schema;
  if (schema.$ref !== undefined) return { anyOf: [schema, { type: 'null' }] };
  return typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema;
}

/** A map: an object without named members. */
function mapSchema({ description }: OpenApiSchema): Schema {
  return { type: 'object', ...(description !== undefined && { description }), additionalProperties: true };
}

/** The target of a contract's reference, with its name. An alternative of null is skipped. */
export function named(components: ReadonlyMap<string, Schema>, schema: Schema): { schema: Schema; name?: string } {
  const reference = schema.$ref ?? schema.anyOf?.find(({ $ref }) => $ref !== undefined)?.$ref;
  if (reference === undefined) return { schema };
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  const found = components.get(name);
  if (!found) throw new Unsupported(`${reference} leads nowhere`);
  return { schema: found, name };
}

const MOST_MERGED = 10;

/** A schema without `allOf`, and without alternatives of which only one is not null; `undefined` if that is impossible. */
export function merged(openapi: OpenApi, schema: OpenApiSchema, where: string, depth = 0): OpenApiSchema | undefined {
  if (depth > MOST_MERGED) return undefined;
  const { allOf, anyOf, oneOf, ...own } = schema;
  const inner = (part: OpenApiSchema, at: string) => {
    const resolved = openapi.resolve(part, at);
    return merged(openapi, resolved.value, resolved.where, depth + 1);
  };
  const alternatives = anyOf ?? oneOf;
  if (alternatives && typeOfSchema(own) === undefined) {
    const [only, ...others] = alternatives.filter((each) => each.type !== 'null');
    const one = only && others.length === 0 ? inner(only, where) : undefined;
    const isNull = alternatives.length > 1 || isNullable(own);
    return one && { ...one, ...descriptionOf(own), ...(isNull && { nullable: true }) };
  }
  if (!allOf) return own;
  const parts = allOf.map((part, index) => inner(part, `${where}.allOf[${index}]`));
  return parts.every((part) => part !== undefined) ? together([...parts, own]) : undefined;
}

/** The intersection of these schemas, if they are of one type. Later ones have precedence. */
function together(parts: readonly OpenApiSchema[]): OpenApiSchema | undefined {
  const types = new Set(parts.map(typeOfSchema).filter((type) => type !== undefined));
  if (types.size > 1) return undefined;
  const all = Object.assign({}, ...parts, descriptionOf(...parts.toReversed())) as OpenApiSchema;
  if (!types.has('object')) return all;
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, OpenApiSchema>;
  return { ...all, type: 'object', properties, required: parts.flatMap(({ required = [] }) => required) };
}

function descriptionOf(...schemas: readonly OpenApiSchema[]): Pick<OpenApiSchema, 'description'> {
  const description = schemas.find((each) => each.description)?.description;
  return description === undefined ? {} : { description };
}

/** Formats that select a scalar of the graph. Some of them are not written to the contract. */
const FORMATS = new Set(['date-time', 'date', 'uuid', 'uri', 'url', 'email', 'int64']);

/** A schema's only type besides null, or else the type of its keywords. `undefined`: any. */
export function typeOfSchema({ type, properties, items, enum: words, format }: OpenApiSchema): string | undefined {
  const types = [type ?? []].flat().filter((each) => each !== 'null');
  if (types.length > 1) return undefined;
  if (types[0] !== undefined) return types[0];
  if (properties) return 'object';
  if (items) return 'array';
  return words?.every((word) => typeof word === 'string') || format === 'date-time' ? 'string' : undefined;
}

/** Whether it is nullable, by OpenAPI 3.0 or 3.1. */
export function isNullable({ type, nullable, enum: words = [] }: OpenApiSchema): boolean {
  return nullable === true || [type].flat().includes('null') || words.includes(null);
}

/** A contract's schema of a string, number or boolean. */
export function plainSchema(source: OpenApiSchema, type: string): Schema {
  const { format, description } = source;
  const known = format !== undefined && FORMATS.has(format) ? format : codeFormat(source, type);
  const words = wordsOfEnum(source, type);
  return {
    type: isNullable(source) ? [type, 'null'] : type,
    ...(known !== undefined && { format: known }),
    ...(description !== undefined && { description }),
    ...(words && { enum: isNullable(source) ? [...words, null] : words }),
  };
}

/** The format of a text of two or three letters, as codes of ISO 3166 and ISO 4217 are. */
function codeFormat(
  { minLength, maxLength, pattern = '', description = '' }: OpenApiSchema,
  type: string,
): string | undefined {
  if (type !== 'string') return undefined;
  const letters = /^\^?\[A-Z(?:a-z)?\]\{(\d)\}\$?$/.exec(pattern)?.[1];
  const length = minLength === maxLength && maxLength !== undefined ? String(maxLength) : letters;
  if (length === '2' || /ISO[ -]?3166(?!-?2)|alpha-2|two-letter/i.test(description)) return 'alpha-2';
  return length === '3' || /ISO[ -]?4217|ISO currency|three-letter/i.test(description) ? 'alpha-3' : undefined;
}

/** The values of an enum of strings; other enums are reduced to their type. */
function wordsOfEnum({ enum: words, const: constant }: OpenApiSchema, type: string): string[] | undefined {
  const all = words ?? (constant === undefined ? [] : [constant]);
  const texts = all.filter((word) => typeof word === 'string' && word !== '') as string[];
  const isComplete = texts.length === all.filter((word) => word !== null).length;
  return type === 'string' && texts.length > 0 && isComplete ? [...new Set(texts)] : undefined;
}
