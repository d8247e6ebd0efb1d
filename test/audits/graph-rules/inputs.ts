import {
  type GraphQLEnumType,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { type Element, elementsOf } from './elements.ts';
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
    name: 'what is read by its key has a root field by that key',
    broken: {
      schema: `interface Node { id: ID! } type Query { order(id: ID!): Order, account: Account } type Order implements Node { id: ID! }
        type Account implements Node { id: ID! } type Parcel implements Node { id: ID! }`,
      found: ['Account', 'Parcel'],
    },
    except: {
      BlockchainBlock: 'has two keys: `block` takes either',
      UrlNotificationStatus: 'has an address as its key: `urlNotification` takes it',
      UserProfile: 'is the one of the caller: `userProfile`',
      ...Object.fromEntries(
        ['ChatMessage', 'PaymentDispute', 'ShippingFulfillment', 'WebhookRequest'].map((name) => [
          name,
          'has a key of two parts, of which one is that of the object that has its list',
        ]),
      ),
      ...Object.fromEntries(
        [
          'IdentityClient',
          'Lens',
          'ResellerProduct',
          'ResellerPromotion',
          'TvCharacter',
          'TvDeath',
          'TvEpisode',
          'TvQuote',
          'WorkflowActivity',
          ...['Workload', 'Lens', 'Profile', 'Template', 'Other'].map((kind) => `${kind}ShareInvitation`),
        ].map((name) => [name, 'no operation reads one: its list is searched']),
      ),
    },
    find: (schema) => {
      const found = new Set(
        elementsOf(schema)
          .filter(({ role, owner, path }) => role === 'argument' && owner.startsWith('Query.') && path.endsWith('(id)'))
          .map(({ owner }) => getNamedType(schema.getQueryType()?.getFields()[owner.slice('Query.'.length)]?.type)),
      );
      const node = schema.getType('Node');
      const nodes = isInterfaceType(node) ? schema.getPossibleTypes(node) : [];
      return nodes.filter((type) => !found.has(type)).map(({ name }) => name);
    },
  },
  {
    name: 'last is offered where the length of the list is known',
    broken: {
      schema: `type Query { a(first: Int, last: Int): AConnection, b(last: Int): BConnection }
        type AConnection { nodes: [Int] } type BConnection { totalCount: Int }`,
      found: ['Query.a(last)'],
    },
    except: { 'Country.resellerProducts(last)': 'All products of the partner are read for it.' },
    find: (schema) => {
      const uncounted = new Set(
        elementsOf(schema)
          .filter(({ role, named }) => role === 'output' && isObjectType(named) && !named.getFields()['totalCount'])
          .map(({ path }) => path),
      );
      return elementsOf(schema)
        .filter(({ role, owner, name, description }) => {
          return role === 'argument' && name === 'last' && (uncounted.has(owner) || /error/i.test(description));
        })
        .map(({ path }) => path);
    },
  },
  {
    name: 'what may be left out has a default, if it is a flag or a default is given at all',
    broken: {
      schema: `type Query { a(force: Boolean, depth: Int = 3, isOpen: Boolean! = false, where: AWhere): Int }
        input AWhere { isSold: Boolean }`,
      found: ['Query.a(depth)', 'Query.a(force)'],
    },
    except: Object.fromEntries(
      [
        'CreateWebhookInput.allowsCors',
        'CreateWebhookInput.runsActions',
        'DeleteReaderInput.force',
        'Query.consolidatedReport(includeSharedResources)',
      ].map((path) => [path, 'The API decides where it is left out, and is told false where that is given.']),
    ),
    find: (schema) =>
      elementsOf(schema)
        .filter((each) => isInput(each) && !each.isRequired)
        .filter(({ owner, named, hasDefault }) => {
          if (hasDefault) return true;
          return named.name === 'Boolean' && !owner.endsWith('Where') && !owner.startsWith('Update');
        })
        .map(({ path }) => path)
        .toSorted(),
  },
  {
    name: 'an enum of inputs that is closed in outputs is one enum, and else its own',
    broken: {
      schema: `type Query { a(b: E, c: G): E, d: F } enum E { A, UNRECOGNIZED } enum F { A, B } enum G { B, A }`,
      found: ['E', 'F, G'],
    },
    find: (schema) => {
      const enumsIn = (isTaken: boolean) =>
        new Set(
          elementsOf(schema)
            .filter((each) => isInput(each) === isTaken)
            .map(({ named }) => named)
            .filter(isEnumType),
        );
      const [taken, given] = [enumsIn(true), enumsIn(false)];
      const valuesOf = (type: GraphQLEnumType) =>
        String(
          type
            .getValues()
            .map(({ name }) => name)
            .toSorted(),
        );
      return [...given].flatMap((type) => {
        if (taken.has(type)) return type.getValue('UNRECOGNIZED') ? [type.name] : [];
        return [...taken]
          .filter((each) => valuesOf(each) === valuesOf(type))
          .map((each) => `${type.name}, ${each.name}`);
      });
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
