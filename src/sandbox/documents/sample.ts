import type { Document, Schema } from './document.ts';

/** The values that a sample contains. */
export interface SampleValues {
  readonly status: number;
  /** ISO 8601. */
  readonly now: string;
  readonly message: string;
}

const STATUS_NAMES = /^(status|code|statusCode)$/;
const MESSAGE_NAMES = /message|description|detail|title|error|reason|^$/i;

/**
 * A short value that a schema accepts: an object with its required and scalar properties or, where it has none, with its
 * first one. A string is the message where its name suggests one, and else its name.
 */
export function sampleOf(document: Document, given: Schema, values: SampleValues, name = ''): unknown {
  const schema = document.resolved(given);
  const alternative = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (alternative) return sampleOf(document, alternative, values, name);
  if (schema.enum) return schema.enum[0];
  switch (typeOf(schema)) {
    case 'object':
      return Object.fromEntries(
        propertiesOf(document, schema).map(([key, each]) => [key, sampleOf(document, each, values, key)]),
      );
    case 'array':
      return schema.items ? [sampleOf(document, schema.items, values)] : [];
    case 'integer':
    case 'number':
      return STATUS_NAMES.test(name) ? values.status : 1;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      if (schema.format === 'date-time') return values.now;
      return MESSAGE_NAMES.test(name) ? values.message : name;
  }
}

/** The first type that a schema allows, apart from null. */
export function typeOf({ type }: Schema): string | undefined {
  return typeof type === 'string' ? type : (type?.find((each) => each !== 'null') ?? type?.[0]);
}

function propertiesOf(document: Document, { properties = {}, required = [] }: Schema): [string, Schema][] {
  const all = Object.entries(properties);
  const selected = all.filter(([name, schema]) => required.includes(name) || isPlain(document, schema));
  return selected.length > 0 ? selected : all.slice(0, 1);
}

function isPlain(document: Document, given: Schema): boolean {
  const schema = document.resolved(given);
  const type = typeOf(schema);
  return type !== undefined && type !== 'object' && type !== 'array';
}
