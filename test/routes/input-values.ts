import {
  type ConstObjectFieldNode,
  type ConstValueNode,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
} from 'graphql';
import type { Random } from '#sandbox';
import type { KnownValues } from './known-values.ts';

const SCALARS: Readonly<Record<string, readonly ConstValueNode[]>> = {
  Int: ['1', '2', '3', '0', '7', '-1', '1000', '1001'].map(int),
  Float: [...['1', '0'].map(int), { kind: Kind.FLOAT, value: '2.5' }],
  Boolean: [true, false].map((value) => ({ kind: Kind.BOOLEAN, value })),
  ID: [...['1', 'nothing', 'T3JkZXI6MTEtMQ', 'UXVvdGU6MQ', '..'].map(string), int('12')],
  String: ['', 'a', 'life', 'Ireland', 'é"\\\n', '../x'].map(string),
  DateTime: ['2026-03-01T09:00:00Z', '2026-03-01T09:00:00.123456789+02:00', 'soon'].map(string),
  Date: ['2026-03-01', '2030-01-01', '1 March'].map(string),
  BigInt: [string('2100000000000000'), int('5'), string('many')],
  Decimal: ['24.90', '0', 'much'].map(string),
  URL: ['https://example.org/page', 'example'].map(string),
  UUID: ['00000000-0000-4000-8000-000000000000', 'none'].map(string),
  CountryCode: ['IE', 'no', 'XXX'].map(string),
  CurrencyCode: ['EUR', 'nok', 'EURO'].map(string),
  EmailAddress: ['robin@example.org', 'robin'].map(string),
  URI: ['org.example.app:/callback', 'https://example.org/callback', 'callback'].map(string),
  Base64: ['aGVsbG8=', '?'].map(string),
};

const NULL: ConstValueNode = { kind: Kind.NULL };

/** Generates values of input types: mostly known to upstreams, else any valid ones, sometimes invalid ones. */
export class InputValues {
  readonly #known: KnownValues;
  readonly #random: Random;

  constructor(known: KnownValues, random: Random) {
    this.#known = known;
    this.#random = random;
  }

  make(type: GraphQLInputType, place: string): ConstValueNode {
    if (isNonNullType(type)) return this.#some(type.ofType, place);
    return this.#random.chance(0.05) ? NULL : this.#some(type, place);
  }

  #some(type: GraphQLInputType, place: string): ConstValueNode {
    const known = this.#known.at(place);
    return known.length > 0 && this.#random.chance(0.8) ? this.#random.pick(known) : this.#any(type, place);
  }

  #any(type: GraphQLInputType, place: string): ConstValueNode {
    const random = this.#random;
    if (isNonNullType(type)) return this.#any(type.ofType, place);
    if (isListType(type)) {
      const item = () => this.make(type.ofType, '');
      return random.chance(0.2)
        ? item()
        : { kind: Kind.LIST, values: Array.from({ length: random.int(0, 3) }, () => item()) };
    }
    if (isEnumType(type)) return { kind: Kind.ENUM, value: random.pick(type.getValues()).name };
    if (!isInputObjectType(type)) return random.pick(SCALARS[type.name] ?? [string('anything'), int('1')]);
    const all = Object.values(type.getFields());
    const fields = type.isOneOf
      ? random.some(all, 1)
      : all.filter((field) => isNonNullType(field.type) || random.chance(0.4));
    return {
      kind: Kind.OBJECT,
      fields: fields.map(
        ({ name, type: own }): ConstObjectFieldNode => ({
          kind: Kind.OBJECT_FIELD,
          name: { kind: Kind.NAME, value: name },
          value: type.isOneOf ? this.#some(own, `${type.name}.${name}`) : this.make(own, `${type.name}.${name}`),
        }),
      ),
    };
  }
}

function int(value: string): ConstValueNode {
  return { kind: Kind.INT, value };
}

function string(value: string): ConstValueNode {
  return { kind: Kind.STRING, value };
}
