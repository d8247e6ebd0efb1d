import type { Document, Schema } from './document.ts';

/** What a sample tells of. */
export interface Occasion {
  readonly status: number;
  /** ISO 8601. */
  readonly now: string;
  readonly message: string;
}

const STATUS_NAMES = /^(status|code|statusCode)$/;
const MESSAGE_NAMES = /message|description|detail|title|error|reason|^$/i;

/**
 * A short value that a schema accepts: of an object what it requires and its plain values or, where it has neither, its
 * first property. A text is the message or, where its name does not sound like one, its name.
 */
export function sampleOf(document: Document, given: Schema, occasion: Occasion, name = ''): unknown {
  const schema = document.resolved(given);
  const alternative = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (alternative) return sampleOf(document, alternative, occasion, name);
  if (schema.enum) return schema.enum[0];
  switch (typeOf(schema)) {
    case 'object':
      return Object.fromEntries(
        propertiesOf(document, schema).map(([key, each]) => [key, sampleOf(document, each, occasion, key)]),
      );
    case 'array':
      return schema.items ? [sampleOf(document, schema.items, occasion)] : [];
    case 'integer':
    case 'number':
      return STATUS_NAMES.test(name) ? occasion.status : 1;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      if (schema.format === 'date-time') return occasion.now;
      return MESSAGE_NAMES.test(name) ? occasion.message : name;
  }
}

/** The first type that a schema allows, apart from null. */
export function typeOf({ type }: Schema): string | undefined {
  return typeof type === 'string' ? type : (type?.find((each) => each !== 'null') ?? type?.[0]);
}

function propertiesOf(document: Document, { properties = {}, required = [] }: Schema): [string, Schema][] {
  const all = Object.entries(properties);
  const kept = all.filter(([name, schema]) => required.includes(name) || isPlain(document, schema));
  return kept.length > 0 ? kept : all.slice(0, 1);
}

function isPlain(document: Document, given: Schema): boolean {
  const schema = document.resolved(given);
  const type = typeOf(schema);
  return type !== undefined && type !== 'object' && type !== 'array';
}
