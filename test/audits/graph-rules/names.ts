import { getNamedType, isEnumType, isObjectType } from 'graphql';
import { elementsOf, endsIn, enumsOf, typesOf } from './elements.ts';
import type { Rule } from './rule.ts';

const VENDORS = /ebay|youtube|google|amazon|\baws|discord|facebook|paypal|azure|hadoop|blockchainInfo|doaj/i;

const GENERIC = new Set(
  'Account Activity Attachment Author Channel Code Event File Item Message Operation Profile Return Server Status Transaction User Workload'.split(
    ' ',
  ),
);

const NUMBERS = new Set(['Int', 'Float', 'BigInt', 'Decimal']);
const UNITS = ['seconds', 'milliseconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'];

/** Rules of names. */
export const nameRules: readonly Rule[] = [
  {
    name: 'times end in At',
    broken: { schema: 'type Query { created: DateTime } scalar DateTime', found: ['Query.created'] },
    find: (schema) =>
      elementsOf(schema)
        .filter(({ named, owner }) => named.name === 'DateTime' && !owner.endsWith('Range'))
        .filter(({ name }) => !endsIn(name, 'at'))
        .map(({ path }) => path),
  },
  {
    name: 'dates end in Date',
    broken: { schema: 'type Query { lastReview: Date } scalar Date', found: ['Query.lastReview'] },
    find: (schema) =>
      elementsOf(schema)
        .filter(({ named, owner }) => named.name === 'Date' && !owner.endsWith('Range'))
        .filter(({ name }) => !endsIn(name, 'date'))
        .map(({ path }) => path),
  },
  {
    name: 'durations name their unit',
    broken: {
      schema: 'type Query { lifetime: Int, pollInterval: Float, timeoutSeconds: Int }',
      found: ['Query.lifetime', 'Query.pollInterval'],
    },
    find: (schema) =>
      elementsOf(schema)
        .filter(({ named, name }) => NUMBERS.has(named.name) && !endsIn(name, ...UNITS))
        .filter(({ name }) => endsIn(name, 'duration', 'timeout', 'lifetime', 'interval', 'period', 'delay', 'elapsed'))
        .map(({ path }) => path),
  },
  {
    name: 'counts end in Count',
    broken: {
      schema: 'type Query { numberOfItems: Int, itemsTotal: Int }',
      found: ['Query.numberOfItems', 'Query.itemsTotal'],
    },
    find: (schema) =>
      elementsOf(schema)
        .filter(({ named, name }) => ['Int', 'BigInt'].includes(named.name) && /^(numberOf|num[A-Z])|Total$/.test(name))
        .map(({ path }) => path),
  },
  {
    name: 'booleans are statements',
    broken: {
      schema: 'type Query { enabled: Boolean, isPinned: Boolean, requiresKey: Boolean }',
      found: ['Query.enabled'],
    },
    find: (schema) =>
      elementsOf(schema)
        .filter(({ role, named }) => role === 'output' && named.name === 'Boolean')
        .filter(({ name }) => !/^(is|has|can|was|were|will|should|did|must|[a-z]+s)[A-Z]/.test(name))
        .map(({ path }) => path),
  },
  {
    name: 'variants are kinds, not types',
    broken: {
      schema: 'type Query { type: T, itemType: T, contentType: String } enum T { A }',
      found: ['Query.type', 'Query.itemType'],
    },
    find: (schema) =>
      elementsOf(schema)
        .filter(
          ({ name, named }) =>
            name === 'type' || (isEnumType(named) && /Types?$/.test(name) && !/contentTypes?$/i.test(name)),
        )
        .map(({ path }) => path),
  },
  {
    name: 'states are called status',
    broken: { schema: 'type Query { holdState: S } enum S { A }', found: ['Query.holdState'] },
    find: (schema) =>
      elementsOf(schema)
        .filter(({ name, named }) => isEnumType(named) && /^states?$|States?$/.test(name))
        .map(({ path }) => path),
  },
  {
    name: 'enums are called by their noun',
    broken: { schema: 'type Query { a: OrderState } enum OrderState { A }', found: ['OrderState'] },
    find: (schema) =>
      enumsOf(schema)
        .map(({ name }) => name)
        .filter((name) => /(State|Type|Enum)$/.test(name) && !name.endsWith('ContentType')),
  },
  {
    name: 'free text is search',
    broken: { schema: 'type Query { jokes(query: String): Int }', found: ['Query.jokes(query)'] },
    find: (schema) =>
      elementsOf(schema)
        .filter(({ role, name }) => role !== 'output' && ['query', 'q', 'text', 'term', 'keyword'].includes(name))
        .map(({ path }) => path),
  },
  {
    name: 'raw filter text is rawFilter',
    broken: { schema: 'type Query { a(filter: String): Int }', found: ['Query.a(filter)'] },
    find: (schema) =>
      elementsOf(schema)
        .filter(({ role, name, named }) => role !== 'output' && /filter$/i.test(name) && named.name === 'String')
        .filter(({ name }) => name !== 'rawFilter')
        .map(({ path }) => path),
  },
  {
    name: 'addresses of the web are URLs',
    broken: {
      schema: 'type Query { homeUrl: String, imageLink: String }',
      found: ['Query.homeUrl', 'Query.imageLink'],
    },
    except: { 'Download.url': 'It may be relative to the address of the graph.' },
    find: (schema) =>
      elementsOf(schema)
        .filter(
          ({ name, named }) => named.name === 'String' && endsIn(name, 'url', 'uri', 'link', 'href', 'urls', 'uris'),
        )
        .map(({ path }) => path),
  },
  {
    name: 'JSON is raw, or a reading of a text',
    broken: { schema: 'type Query { payload: JSON } scalar JSON', found: ['Query.payload'] },
    find: (schema) =>
      elementsOf(schema)
        .filter(({ name, named }) => named.name === 'JSON' && !/^raw$|^json$|Json$/.test(name))
        .map(({ path }) => path),
  },
  {
    name: 'codes of languages name their standard',
    broken: {
      schema: `type Query { locale: String, languageCode: String, languages: [String!], "A BCP 47 tag." uiLocale: String, l: L }
        type L { code: String }`,
      found: ['Query.locale', 'Query.languageCode', 'Query.languages'],
    },
    find: (schema) =>
      elementsOf(schema)
        .filter(
          ({ name, named, role }) => role === 'output' && named.name === 'String' && /locale|language/i.test(name),
        )
        .filter(({ description }) => !/BCP 47|ISO 639/.test(description))
        .map(({ path }) => path),
  },
  {
    name: 'no vendor is named',
    broken: { schema: 'type Query { googleMaps: EbayUrl } scalar EbayUrl', found: ['EbayUrl', 'Query.googleMaps'] },
    find: (schema) =>
      [
        ...typesOf(schema).map(({ name }) => name),
        ...elementsOf(schema).map(({ path }) => path),
        ...enumsOf(schema).flatMap((type) => type.getValues().map(({ name }) => `${type.name}.${name}`)),
      ].filter((path) => VENDORS.test(path.slice(path.indexOf('.') + 1))),
  },
  {
    name: 'a subscription is called by what happened, and its event by the subscription',
    broken: {
      schema: `type Query { a: Int } type Subscription { orderChanged: Changed, orders: Orders }
        interface SubscriptionEvent { cursor: String! } type Changed implements SubscriptionEvent { cursor: String! }
        type Orders { cursor: String! }`,
      found: ['Subscription.orderChanged', 'Subscription.orders'],
    },
    find: (schema) =>
      elementsOf(schema)
        .filter(({ owner, role }) => owner === 'Subscription' && role === 'output')
        .filter(({ name, named }) => {
          const isEvent =
            isObjectType(named) && named.getInterfaces().some((each) => each.name === 'SubscriptionEvent');
          return !isEvent || !name.endsWith('ed') || named.name.toLowerCase() !== name.toLowerCase();
        })
        .map(({ path }) => path),
  },
  {
    name: 'the success of a mutation calls a node by its type',
    broken: {
      schema: `interface Node { id: ID! } type ShopOrder implements Node { id: ID! } type ShopOrderEdge { node: ShopOrder }
        type Query { a: ASuccess } type ASuccess { order: ShopOrder, orderEdge: ShopOrderEdge, shopOrder: ShopOrder }`,
      found: ['ASuccess.order', 'ASuccess.orderEdge'],
    },
    except: { 'PublishSuccess.urlNotification': 'is called as the root field that finds it' },
    find: (schema) =>
      elementsOf(schema)
        .filter(({ owner, role }) => role === 'output' && owner.endsWith('Success'))
        .filter(({ name, named }) => {
          const node = isObjectType(named) ? (named.getFields()['node']?.type ?? named) : named;
          const type = getNamedType(node);
          const isNode = isObjectType(type) && type.getInterfaces().some((each) => each.name === 'Node');
          return isNode && named.name.toLowerCase() !== name.toLowerCase();
        })
        .map(({ path }) => path),
  },
  {
    name: 'generic nouns carry their API',
    broken: { schema: 'type Query { a: Transaction } type Transaction { a: Int }', found: ['Transaction'] },
    find: (schema) =>
      typesOf(schema)
        .map(({ name }) => name)
        .filter(
          (name) => GENERIC.has(name) || (name.endsWith('NotFound') && GENERIC.has(name.replace('NotFound', ''))),
        ),
  },
];
