import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { elementsOf, endsIn, objectsOf, typesOf } from './elements.ts';
import type { Rule } from './rule.ts';

const fieldsOf = (type: GraphQLObjectType) => type.getFields();
const implementsOne = (type: GraphQLObjectType, name: string) =>
  type.getInterfaces().some((each) => each.name === name);
const named = (types: readonly GraphQLObjectType[]) => types.map(({ name }) => name);
const NUMBERS = /^(Decimal|Float|Int|BigInt|String)!?$/;

/** The fields of `name` and this type in objects that lack the field `beside`. */
function alone(schema: GraphQLSchema, type: string, beside: string): string[] {
  const objects = new Map(objectsOf(schema).map((each) => [each.name, each]));
  return elementsOf(schema)
    .filter(({ role, named: each }) => role === 'output' && each.name === type)
    .filter(({ owner, name, type: text }) => {
      const fields = objects.get(owner)?.getFields();
      return fields && !text.startsWith('[') && owner !== capitalized(beside) && !fields[sibling(name, beside)];
    })
    .map(({ path }) => path);
}
const capitalized = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
/** The field beside `countryCode` is `country`, and that beside `issuingCountryCode` is `issuingCountry`. */
const sibling = (name: string, beside: string) => (endsIn(name, `${beside}Code`) ? name.replace(/Code$/, '') : beside);

/** Words that say nothing by themselves. */
const SMALL_WORDS = 'a an and as at be by for from in is it its of on or that the these this those to was were with';

/** The words of a name or a sentence, in the singular. */
const wordsOf = (text: string) =>
  text
    .split(/[^A-Za-z0-9']+|(?<=[a-z0-9])(?=[A-Z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase().replace(/'s?$/, '').replace(/ies$/, 'y').replace(/s$/, ''));

/** Rules of object types. */
export const shapeRules: readonly Rule[] = [
  {
    name: 'an unknown word of an open enum is in raw, and nowhere else',
    broken: {
      schema: `type Query { a: A, b: BConnection } type A { status: S } scalar JSON enum S { A, UNRECOGNIZED }
        type BConnection { nodes: [B!]! } type B { raw: JSON!, status: S, statusText: String, part: C } type C { kind: S }
        type Mutation { d: D } type D { a: A, part: C }`,
      found: ['A.status', 'B.statusText'],
    },
    find: (schema) => {
      const objects = objectsOf(schema);
      const below = (type: GraphQLObjectType) =>
        Object.values(fieldsOf(type)).flatMap((field) => {
          const each = getNamedType(field.type);
          return isAbstractType(each) ? schema.getPossibleTypes(each) : isObjectType(each) ? [each] : [];
        });
      const seen = new Set(objects.filter((type) => fieldsOf(type)['raw']));
      for (const type of seen) for (const part of below(type)) seen.add(part);
      const isOpen = (type: GraphQLNamedType) => isEnumType(type) && type.getValue('UNRECOGNIZED') !== undefined;
      return objects.flatMap((type) =>
        Object.values(fieldsOf(type))
          .filter(({ type: own }) => isOpen(getNamedType(own)))
          .flatMap(({ name }) => [
            ...(seen.has(type) ? [] : [`${type.name}.${name}`]),
            ...(fieldsOf(type)[`${name}Text`] ? [`${type.name}.${name}Text`] : []),
          ]),
      );
    },
  },
  {
    name: 'words of a known list are an enum',
    broken: { schema: 'type Query { a: A } type A { kind: String, status: String! }', found: ['A.kind', 'A.status'] },
    except: { 'OrderTaxIdentifier.kind': 'The marketplace does not say which words there are.' },
    find: (schema) =>
      elementsOf(schema)
        .filter(
          ({ role, name, named: each }) =>
            role === 'output' && each.name === 'String' && endsIn(name, 'kind', 'status'),
        )
        .map(({ path }) => path),
  },
  {
    name: 'a description stands without the name of its type',
    broken: {
      schema: 'type Query { "The name." a: Int "Its name." b: Int "When." c: Int "Their names, in order." d: Int }',
      found: ['Query.b', 'Query.c'],
    },
    find: (schema) =>
      elementsOf(schema)
        .filter(({ role, description }) => role === 'output' && /^(?!The |No )\S+(?: \S+)?$/.test(description))
        .map(({ path }) => path),
  },
  {
    name: 'a description says more than the names of its field, its argument and their types',
    broken: {
      schema: `type Query { a: A } enum AStatus { OLD } type A {
        "The status." status: AStatus "The name of the a." name: String "How the house is called." title: String
        "Its old names." names(
          "Those of the names." of: [String] "The last of them by time." before: Int): Int "The sender." from: Int }`,
      found: ['A.status', 'A.name', 'A.names(of)', 'A.from'],
    },
    find: (schema) =>
      elementsOf(schema)
        .filter(({ path, named: { name }, description }) => {
          const known = new Set([...wordsOf(path), ...wordsOf(name), ...wordsOf(SMALL_WORDS)]);
          const words = wordsOf(description);
          return words.length > 0 && (words.length < 3 || words.every((word) => known.has(word)));
        })
        .map(({ path }) => path),
  },
  {
    name: 'postal addresses are Addresses',
    broken: { schema: 'type Query { a: Place } type Place { postalCode: String }', found: ['Place'] },
    find: (schema) =>
      named(objectsOf(schema).filter((type) => fieldsOf(type)['postalCode'] && !implementsOne(type, 'Address'))),
  },
  {
    name: 'an interface has two types at least, and a list one type',
    broken: {
      schema: `interface I { a: Int } type A implements I { a: Int } type Query { a: A, b: AConnection }
        interface J { a: Int } type C implements J { a: Int } type D implements J { a: Int } type AConnection { nodes: [J!]! }`,
      found: ['I', 'AConnection'],
    },
    find: (schema) => [
      ...typesOf(schema)
        .filter(isInterfaceType)
        .filter((type) => schema.getPossibleTypes(type).length < 2)
        .map(({ name }) => name),
      ...named(objectsOf(schema)).filter((name) => {
        const nodes = schema.getType(name) as GraphQLObjectType;
        const node = name.endsWith('Connection') ? fieldsOf(nodes)['nodes'] : undefined;
        return node && isAbstractType(getNamedType(node.type));
      }),
    ],
  },
  {
    name: 'what all objects of an interface have is never always null or empty',
    broken: {
      schema: 'type Query { a: Int } type A { "Always null: it is not sent." b: Int }',
      found: ['A.b'],
    },
    find: (schema) =>
      elementsOf(schema)
        .filter(({ role, description }) => role === 'output' && /always (null|empty)/i.test(description))
        .map(({ path }) => path),
  },
  {
    name: 'rejections are called by what they share',
    broken: {
      schema: `interface Rejection { code: Int } interface NotFound implements Rejection { code: Int }
        type Query { a: BadA, b: ANotFound, c: AGone } union AResult = ASuccess | AGone type ASuccess { a: Int }
        type BadA implements Rejection { code: Int, fields: [String!]! } type ANotFound implements Rejection { code: Int }
        type AGone implements NotFound & Rejection { code: Int } type Mutation { a: AResult b: BResult }
        union BResult = BSuccess | Odd type BSuccess { a: Int } type Odd { a: Int }`,
      found: ['BadA', 'ANotFound', 'AGone', 'Odd'],
    },
    find: (schema) => {
      const results = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ type }) => getNamedType(type));
      const members = new Set(results.flatMap((type) => (isUnionType(type) ? type.getTypes() : [])));
      return named(
        objectsOf(schema).filter((type) => {
          if (!implementsOne(type, 'Rejection')) return members.has(type) && !type.name.endsWith('Success');
          const isInvalid = type.name.startsWith('Invalid') || fieldsOf(type)['fields'] !== undefined;
          return (
            isInvalid !== implementsOne(type, 'InvalidInput') ||
            type.name.endsWith('NotFound') !== implementsOne(type, 'NotFound') ||
            type.name.endsWith('Denied') !== implementsOne(type, 'AccessDenied')
          );
        }),
      );
    },
  },
  {
    name: 'country codes lead to the country',
    broken: { schema: 'type Query { countryCode: CountryCode } scalar CountryCode', found: ['Query.countryCode'] },
    find: (schema) => alone(schema, 'CountryCode', 'country'),
  },
  {
    name: 'currency codes lead to the currency',
    broken: { schema: 'type Query { currencyCode: CurrencyCode } scalar CurrencyCode', found: ['Query.currencyCode'] },
    find: (schema) => alone(schema, 'CurrencyCode', 'currency'),
  },
  {
    name: 'amounts are Money',
    broken: { schema: 'type Query { shippingFee: Decimal } scalar Decimal', found: ['Query.shippingFee'] },
    find: (schema) =>
      elementsOf(schema)
        .filter(
          ({ role, owner, name, type }) =>
            role === 'output' &&
            owner !== 'Money' &&
            NUMBERS.test(type) &&
            endsIn(name, 'amount', 'price', 'fee', 'cost', 'fees'),
        )
        .map(({ path }) => path),
  },
  {
    name: 'one thing is one node, whatever its role',
    broken: {
      schema: `interface Node { id: ID! } type Query { bot: Bot, user: User, a: A }
        type User implements Node { id: ID!, userId: ID!, name: String }
        type Bot implements Node { id: ID!, userId: ID!, name: String, email: String }
        type A implements Node { id: ID!, aId: ID!, userId: ID! }`,
      found: ['User, Bot'],
    },
    find: (schema) => {
      const nodes = objectsOf(schema).filter((type) => implementsOne(type, 'Node'));
      const isTwin = (one: GraphQLObjectType, other: GraphQLObjectType) => {
        const names = Object.keys(fieldsOf(one)).filter((name) => name !== 'id' && name !== 'raw');
        const shared = names.filter(
          (name) => String(fieldsOf(other)[name]?.type) === String(fieldsOf(one)[name]?.type),
        );
        const isOneKind = one.getInterfaces().some((each) => each.name !== 'Node' && implementsOne(other, each.name));
        return shared.length >= 0.8 * names.length && !isOneKind;
      };
      return nodes.flatMap((one) =>
        nodes.filter((other) => other !== one && isTwin(one, other)).map((other) => `${one.name}, ${other.name}`),
      );
    },
  },
  {
    name: 'only nodes have an id, and each has one',
    broken: {
      schema: 'type Query { a: A, b: B } interface Node { id: ID! } type A { id: ID! } type B { id: ID! }',
      found: ['A', 'B'],
    },
    find: (schema) => named(objectsOf(schema).filter((type) => !!fieldsOf(type)['id'] !== implementsOne(type, 'Node'))),
  },
  {
    name: 'what has a key is a node, or a part of one',
    broken: {
      schema:
        'type Query { a: A, b: B } interface Node { id: ID! } type A { aId: ID! } type B implements Node { id: ID!, bId: ID! }',
      found: ['A'],
    },
    find: (schema) =>
      named(
        objectsOf(schema).filter(
          (type) =>
            !/Success$|EventDetails$/.test(type.name) &&
            !implementsOne(type, 'Node') &&
            Object.values(fieldsOf(type)).some(
              (field) => /^(ID|UUID)!$/.test(String(field.type)) && endsIn(field.name, 'id', 'uuid', 'arn'),
            ),
        ),
      ),
  },
  {
    name: 'deletions tell the id of what is gone',
    broken: {
      schema: 'type Query { a: DeleteReaderSuccess } type DeleteReaderSuccess { name: ID! }',
      found: ['DeleteReaderSuccess'],
    },
    find: (schema) =>
      named(
        objectsOf(schema).filter(
          (type) =>
            /^Delete\w+Success$/.test(type.name) &&
            !Object.keys(fieldsOf(type)).some((name) => /^deleted\w*Ids?$/.test(name)),
        ),
      ),
  },
  {
    name: 'creations tell the edge where a connection exists',
    broken: {
      schema:
        'type Query { a: CreateASuccess, e: AEdge } type A { a: Int } type AEdge { node: A } type CreateASuccess { a: A }',
      found: ['CreateASuccess'],
    },
    find: (schema) =>
      named(
        objectsOf(schema).filter((type) => {
          if (!/^Create\w+Success$/.test(type.name)) return false;
          const types = new Set(Object.values(fieldsOf(type)).map((field) => getNamedType(field.type).name));
          return [...types].some((name) => schema.getType(`${name}Edge`) && !types.has(`${name}Edge`));
        }),
      ),
  },
];
