import { GraphQLError, type GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { exactJson, parsedJson } from './exact-json.ts';
import { calendarDay, utcDateTime } from './utc-date-time.ts';

/*
 * Not graphql-scalars: its DateTime truncates nanoseconds, and its BigInt is a number or a string depending on the value.
 * Values of upstreams must not change.
 */

interface TextScalar {
  readonly example: string;
  /** The canonical form for callers and upstreams; `undefined` for an invalid value. */
  readonly normalize: (text: string) => string | undefined;
  /** Converts an upstream's value to text. */
  readonly write?: (value: unknown) => unknown;
}

const TEXT_SCALARS: Readonly<Record<string, TextScalar>> = {
  DateTime: { normalize: utcDateTime, example: '2026-03-01T09:00:00Z' },
  Date: { normalize: calendarDay, example: '2026-03-01' },
  BigInt: { normalize: like(/^-?\d{1,80}$/), example: '2100000000000000', write: digits },
  Decimal: { normalize: like(/^-?\d{1,40}(\.\d{1,40})?$/), example: '24.90', write: digits },
  Base64: { normalize: like(/^[A-Za-z0-9+/_-]*={0,2}$/), example: 'aGVsbG8=' },
  URL: { normalize: like(/^https?:\/\/[^\s]+$/i), example: 'https://example.org/page' },
  URI: { normalize: like(/^[a-z][a-z0-9+.-]*:[^\s]+$/i), example: 'org.example.app:/callback' },
  UUID: {
    normalize: like(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
    example: '5d0c3c7e-11aa-4b6e-9c55-7f1e2d3c4b5a',
  },
  CountryCode: { normalize: upperCase(/^[A-Z]{2}$/i), example: 'IE' },
  CurrencyCode: { normalize: upperCase(/^[A-Z]{3}$/i), example: 'EUR' },
  EmailAddress: { normalize: like(/^[^\s@]+@[^\s@]+$/), example: 'robin@example.org' },
};

/** A scalar without its name and description, which are in `base.graphql`. */
type Scalar = Pick<GraphQLScalarType, 'serialize' | 'parseValue' | 'parseLiteral'>;

/** The scalars of `base.graphql`, by name. */
export const scalars: Readonly<Record<string, Scalar>> = {
  ...Object.fromEntries(Object.entries(TEXT_SCALARS).map(([name, scalar]) => [name, textScalar(name, scalar)])),
  JSON: {
    serialize: exactJson,
    parseValue: (value) => value,
    parseLiteral: literal,
  },
  Upload: {
    parseValue(value) {
      if (isUpload(value)) return value;
      throw new GraphQLError('An upload is sent as a part of a multipart form.');
    },
    parseLiteral(node) {
      throw new GraphQLError('An upload is sent as a part of a multipart form, in a variable.', { nodes: node });
    },
    serialize() {
      throw new GraphQLError('An upload is never an answer.');
    },
  },
};

/** A file of a multipart request. Its stream can be read once. */
export interface Upload {
  readonly filename: string | undefined;
  readonly mediaType: string;
  stream(): AsyncIterable<Uint8Array>;
}

function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && 'stream' in value && typeof value.stream === 'function';
}

function textScalar(name: string, { normalize, example, write = String }: TextScalar): Scalar {
  const parse = (value: unknown, node?: ValueNode) => {
    const isInteger = typeof value === 'bigint' || Number.isSafeInteger(value);
    const text = name === 'BigInt' && isInteger ? String(value) : value;
    const normalized = typeof text === 'string' ? normalize(text) : undefined;
    if (normalized !== undefined) return normalized;
    throw new GraphQLError(`A ${name} looks like \`${example}\`.`, {
      nodes: node,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  };
  return {
    parseValue: (value) => parse(value),
    parseLiteral: (node) => parse(node.kind === Kind.STRING || node.kind === Kind.INT ? node.value : undefined, node),
    serialize(value) {
      const text = write(value);
      const normalized = typeof text === 'string' ? normalize(text) : undefined;
      if (normalized === undefined) throw new TypeError(`Not a ${name}`);
      return normalized;
    },
  };
}

function like(pattern: RegExp): TextScalar['normalize'] {
  return (text) => (pattern.test(text) ? text : undefined);
}

function upperCase(pattern: RegExp): TextScalar['normalize'] {
  return (text) => (pattern.test(text) ? text.toUpperCase() : undefined);
}

function digits(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return undefined;
  return typeof value === 'number' ? plainDigits(value) : String(value);
}

/** Formats a number without an exponent. */
function plainDigits(value: number): string {
  const text = String(value);
  return text.includes('e')
    ? value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 21 })
    : text;
}

function literal(node: ValueNode, variables?: Readonly<Record<string, unknown>> | null): unknown {
  switch (node.kind) {
    case Kind.OBJECT: {
      const entries = node.fields.map(({ name, value }) => [name.value, literal(value, variables)]);
      return Object.fromEntries(entries);
    }
    case Kind.LIST:
      return node.values.map((value) => literal(value, variables));
    case Kind.INT:
      return parsedJson(node.value);
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.NULL:
      return null;
    case Kind.VARIABLE:
      return variables?.[node.name.value];
    default:
      return node.value;
  }
}
