import { type GraphQLNamedType, getNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { type Element, elementsOf, enumsOf } from './elements.ts';
import type { Rule } from './rule.ts';

const WINDOW = new Set(['first', 'after', 'last', 'before', 'where', 'orderBy', 'search']);

const isInput = ({ role }: Element) => role !== 'output';

const isRange = (type: GraphQLNamedType) => isInputObjectType(type) && type.name.endsWith('Range');

const isRangeOfTimes = (type: GraphQLNamedType) =>
  isInputObjectType(type) &&
  Object.values(type.getFields()).some(
    ({ name, type: end }) => /^(from|to)$/.test(name) && getNamedType(end).name === 'DateTime',
  );

/** Rules of arguments and inputs. */
export const inputRules: readonly Rule[] = [
  {
    name: 'lists are filtered by where and sorted by orderBy',
    broken: {
      schema: `type Query { a(first: Int, status: String, parent: ID!): AConnection } type AConnection { a: Int }`,
      found: ['Query.a(status)'],
    },
    find: (schema) => {
      const lists = new Set(
        elementsOf(schema)
          .filter(({ role, named }) => role === 'output' && named.name.endsWith('Connection'))
          .map(({ path }) => path),
      );
      return elementsOf(schema)
        .filter(
          ({ role, owner, name, isRequired }) =>
            role === 'argument' && lists.has(owner) && !WINDOW.has(name) && !isRequired,
        )
        .map(({ path }) => path);
    },
  },
  {
    name: 'where and orderBy are inputs',
    broken: {
      schema: `type Query { a(where: String, orderBy: F): Int, b(orderBy: AOrder): Int } enum F { A }
        input AOrder { field: AOrderField! } enum AOrderField { A }`,
      found: ['Query.a(where)', 'Query.a(orderBy)', 'Query.b(orderBy)'],
    },
    find: (schema) =>
      elementsOf(schema)
        .filter(isInput)
        .filter(({ name, named }) => {
          if (name === 'where') return !isInputObjectType(named);
          if (name !== 'orderBy') return false;
          return !isInputObjectType(named) || !named.getFields()['field'] || !named.getFields()['direction'];
        })
        .map(({ path }) => path),
  },
  {
    name: 'search is an argument',
    broken: {
      schema: `type Query { a(where: AWhere): Int } type Mutation { b(input: BInput!): Int }
        input AWhere { search: String } input BInput { search: String, where: AWhere }`,
      found: ['AWhere.search'],
    },
    find: (schema) => {
      const inputs = new Set(
        elementsOf(schema)
          .filter(({ role, path }) => role === 'argument' && path.startsWith('Mutation.'))
          .map(({ named }) => named.name),
      );
      return elementsOf(schema)
        .filter(({ role, owner, name }) => role === 'input' && name === 'search' && !inputs.has(owner))
        .map(({ path }) => path);
    },
  },
  {
    name: 'a range of times is a DateTimeRange, and ends in At',
    broken: {
      schema: `type Query { a(where: AWhere): Int } scalar DateTime
        input AWhere { made: DateTimeRange, soldAt: ASpan, closedAt: DateTimeRange }
        input DateTimeRange { from: DateTime } input ASpan { from: DateTime, to: DateTime }`,
      found: ['AWhere.made', 'AWhere.soldAt'],
    },
    find: (schema) =>
      elementsOf(schema)
        .filter((each) => isInput(each) && isRangeOfTimes(each.named))
        .filter(({ name, named }) => !name.endsWith('At') || named.name !== 'DateTimeRange')
        .map(({ path }) => path),
  },
  {
    name: 'filters are flat, and may be left out',
    broken: {
      schema: `type Query { a(where: AWhere!): AConnection } type AConnection { a: Int }
        input AWhere { b: BFilter, at: DateTimeRange, c: Int! d: Int! = 1 } input BFilter { c: Int } input DateTimeRange { a: Int }`,
      found: ['Query.a(where)', 'AWhere.b', 'AWhere.c'],
    },
    find: (schema) =>
      elementsOf(schema)
        .filter(isInput)
        .filter(({ role, owner, name, named, isRequired, hasDefault }) => {
          if (role === 'argument') return name === 'where' && isRequired;
          if (!owner.endsWith('Where')) return false;
          return (isInputObjectType(named) && !isRange(named)) || (isRequired && !hasDefault);
        })
        .map(({ path }) => path),
  },
  {
    name: 'what names a node is an ID, and is called id or by its noun and Id',
    broken: {
      schema: `interface Node { id: ID! } type Order implements Node { id: ID! }
        type Query { order(number: String!): Order, a("Its \`id\`, or its hash." hash: String!, orderId: String, parent: ID!, xId: ID, ids: [ID!]): Int }`,
      found: ['Query.a(hash)', 'Query.a(orderId)', 'Query.a(parent)', 'Query.order(number)'],
    },
    find: (schema) => {
      const elements = elementsOf(schema);
      const isNode = (type: GraphQLNamedType) =>
        isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');
      const finders = new Set(
        elements.filter(({ owner, named }) => owner === 'Query' && isNode(named)).map(({ path }) => path),
      );
      return elements
        .filter(isInput)
        .filter(({ owner, name, named, isRequired, description }) => {
          if (finders.has(owner) && isRequired) return name !== 'id';
          const isCalledId = /^ids?$|Ids?$/.test(name);
          return isCalledId !== (named.name === 'ID') || (named.name !== 'ID' && /[Ii]ts `id`,/.test(description));
        })
        .map(({ path }) => path)
        .toSorted();
    },
  },
  {
    name: 'no enum is for inputs and outputs at once',
    broken: { schema: 'type Query { a(b: E): E } enum E { A }', found: ['E'] },
    find: (schema) => {
      const taken = new Set(
        elementsOf(schema)
          .filter(isInput)
          .map(({ named }) => named),
      );
      const given = new Set(
        elementsOf(schema)
          .filter((each) => !isInput(each))
          .map(({ named }) => named),
      );
      return enumsOf(schema)
        .filter((type) => taken.has(type) && given.has(type))
        .map(({ name }) => name);
    },
  },
  {
    name: 'enums of inputs are closed',
    broken: { schema: 'type Query { a(b: E): Int } enum E { A, UNRECOGNIZED }', found: ['Query.a(b)'] },
    find: (schema) =>
      elementsOf(schema)
        .filter(isInput)
        .filter(({ named }) => isEnumType(named) && named.getValue('UNRECOGNIZED'))
        .map(({ path }) => path),
  },
];
