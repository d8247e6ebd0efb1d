import type { OpenApi } from '../openapi/open-api.ts';
import type { OpenApiSchema } from '../openapi/types.ts';
import { isNullable, typeOfSchema } from './plain-schema.ts';

const DEEPEST = 10;

/** A schema without `allOf`, and without alternatives of which only one is not null; `undefined` if that is impossible. */
export function merged(openapi: OpenApi, schema: OpenApiSchema, where: string, depth = 0): OpenApiSchema | undefined {
  if (depth > DEEPEST) return undefined;
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
