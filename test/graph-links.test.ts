import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isTypeExtensionNode,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { defaultSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import * as edges from '#edges';
import { readExamples } from '#gateway';
import type { Edge } from '#graph';
import { emptyFields, withTypeNames } from '#test/empty-fields';
import { gatewayFrom, runOn } from '#test/harness';
import { sandboxOf } from '#test/over-sandbox';

const contracts = slugs.map(readContract);
const defaults = defaultSettings(contracts);
/** Types between objects, which are no targets of links. Events are followed by the tests of subscriptions. */
const NO_THINGS = /^(Query|Mutation|Subscription)$|(Connection|Edge|Success|Changed|Mined|Posted|Received)$|^__/;

const STATE_MACHINE = 'arn:aws:states:eu-west-1:000011112222:stateMachine';
const PLACE = 'nodes { name { common } }';
const COUNTRY = '{ name { common } }';
const CURRENCY = `currency { countries(first: 1) { ${PLACE} } banks(first: 1) { nodes { name } } exchangeRate { symbol } }`;
const EVER = '{ from: "2020-01-01T00:00:00Z", to: "2036-01-01T00:00:00Z" }';

/** Queries of first pages that follow all links. */
const QUERIES: Readonly<Record<string, string>> = {
  banking: `{
    banks(first: 20) { nodes { country ${COUNTRY} ${CURRENCY} } }
    batches(first: 20) { nodes { ... on Batch { callbackWebhook { url } ${CURRENCY} payments(first: 1) { nodes {
      sourceAccount { name } destinationAccount { name } } } } } }
    bankAccounts(first: 20) { nodes { ${CURRENCY} transactions(first: 1) { nodes { ${CURRENCY} } } } }
    directDebitMandates(first: 20) { nodes { ${CURRENCY} account { name } directDebits(first: 1) { nodes {
      mandate { name } account { name } } } } }
    directDebits(mandateId: "55555555-aaaa-4bbb-8ccc-000000000001", first: 20) {
      nodes { ${CURRENCY} } } }`,
  'batches that are not open': `mutation { first: cancelBatch(input: { id: "22222222-aaaa-4bbb-8ccc-000000000004" }) {
      __typename }
    again: cancelBatch(input: { id: "22222222-aaaa-4bbb-8ccc-000000000004" }) {
      ... on BatchNotOpen { batch { status } } } }`,
  blockchain: `query ($transaction: ID!) {
    exchangeRates(currencies: ["EUR"]) { ${CURRENCY} }
    transaction(id: $transaction) {
      block { previousBlock { hash } transactions(first: 1) { nodes { hash } } }
      inputs(first: 20) { nodes { balance { amount { satoshis } } } } outputs(first: 1) { nodes { balance { amount { satoshis } transactions(first: 1) { nodes { hash } }
        unspentOutputs(first: 1) { nodes { transaction { hash } } } } } } } }`,
  chat: `{
    bot {
      user { username } servers(first: 1) { nodes { owner { username } channels(first: 5) { nodes { name } } } }
      messages(channelId: "1179999999999999000", first: 20) { nodes { channel {
        server { name } parent { name } messages(first: 2) { nodes { content } } } } } }
    chatChannel(id: "1179999999999999003") { recipients { username } }
    node(id: "Q2hhdE1lc3NhZ2U6MTE3OTk5OTk5OTk5OTk5OTAwMC8xMTgwMDAwMDAwMDAwMDAwNTAy") { ... on ChatMessage {
      author { username } mentions { username } repliedTo { content } thread { name } } } }`,
  countries: `{ countries(where: { currencyCode: "EUR" }, first: 20) { nodes {
    articles(first: 1) { nodes { title } }
    borders ${COUNTRY} banks(first: 1) { nodes { name } } currencies { ${CURRENCY} } } } }`,
  identity: `{ userProfile {
    address { country ${COUNTRY} } reader(publicationId: "gazette.example.test") { readerId } } }`,
  journals: `{
    journals(first: 20) { nodes {
      predecessors { title } successors { title } articles(first: 1) { nodes { title } } indexing { url }
      publisher { country ${COUNTRY} } } }
    articles(first: 20) { nodes {
      journal { title } country ${COUNTRY} links { indexing { url } } } } }`,
  logistics: `{
    accountingActivities(where: { invoicedAt: ${EVER} }, first: 20) { nodes { order { parentOrder { orderId } } } }
    returns(where: { returnedAt: ${EVER} }, first: 20) { nodes { order {
      order { orderId } accountingActivities(first: 1) { nodes { itemCount } } originalConsignee { country ${COUNTRY} } } } } }`,
  marketplace: `{
    orders(first: 20) { nodes {
      paymentDisputes(first: 1) { nodes { reason } } fulfillmentOrder { orderId } fulfillments(first: 1) { nodes { orderId } }
      buyer { taxAddress { country ${COUNTRY} } taxIdentifier { issuingCountry ${COUNTRY} } }
      fulfillmentStartInstructions { shippingStep { shipTo { contactAddress { country ${COUNTRY} } } } }
      lineItems { inventory { sku } itemLocation { country ${COUNTRY} } }
      pricingSummary { total { bitcoins ${CURRENCY} } } } }
    paymentDisputes(first: 20) { nodes { order { orderId } } } }`,
  notebooks: `{ notebookLocations(projectName: "projects/demo-proj", first: 20) {
    nodes { operations(first: 1) { nodes {
      location { displayName } target { iamPolicy { etag } location { displayName } } } } } } }`,
  quotes: `{
    quotes(search: "lantern", first: 20) { nodes { author { name } } }
    authors(first: 20) { nodes { quotes(first: 1) { nodes { text } } } } }`,
  reseller: `{
    resellerProducts(partnerName: "partners/acme-tel", first: 150) { nodes {
      promotions { resourceName } availableIn ${COUNTRY} prices { country ${COUNTRY} }
      bundle { elements { product { resourceName } } } } }
    resellerPromotions(partnerName: "partners/acme-tel", first: 50) { nodes {
      applicableProducts { resourceName } availableIn ${COUNTRY} introductoryPrices { country ${COUNTRY} } } }
    resellerSubscription(id: "partners/acme-tel/subscriptions/sub-0030") {
      previousSubscription { resourceName } serviceLocation { country ${COUNTRY} }
      lineItems { product { resourceName } bundleElements { product { resourceName } } }
      promotionSpecs { promotion { resourceName } } } }`,
  reviews: `{
    consolidatedReport { metrics(first: 20) { nodes { workload { name lenses { name } } lenses { lens { name } } } } }
    lenses: shareInvitations(where: { resourceKind: LENS }, first: 20) { nodes {
      ... on LensShareInvitation { lens { name } } } }
    workloads: shareInvitations(where: { resourceKind: WORKLOAD }, first: 20) { nodes {
      ... on WorkloadShareInvitation { workload { name } } } } }`,
  tv: `{
    tvQuotes(first: 20) { nodes { author { name } } }
    tvCharacters(first: 60) { nodes {
      quotes(first: 1) { nodes { text } } deaths { nodes { name } } causedDeaths(first: 1) { nodes { name } } } }
    tvEpisodes(first: 20) { nodes { characters { character { name } } deaths(first: 1) { nodes { name } } } }
    tvDeaths(first: 20) { nodes { character { name } responsibleCharacters { name } episode { title } } } }`,
  webhooks: `{ webhookRequests(webhookId: "00000000-0000-4000-8000-000000000000", first: 20) {
    nodes { country ${COUNTRY} webhook { requests(first: 1) { nodes { uuid } } } } } }`,
  workflows: `{
    executions(of: { stateMachineId: "${STATE_MACHINE}:stocktake" }, first: 20) { nodes {
      stateMachine { name executions(first: 1) { nodes { name } } }
      history(first: 50) { nodes { details {
        ... on MapRunStartedEventDetails { mapRun { executions(first: 1) { nodes { mapRun { arn } itemCount } } } }
        ... on MapRunRedrivenEventDetails { mapRun { arn } } } } } } }
    fulfilled: executions(of: { stateMachineId: "${STATE_MACHINE}:fulfill-order" }, first: 20) { nodes {
      history(first: 50) { nodes { details { ... on ActivityScheduledEventDetails { activity { name } } } } } } } }`,
};

/** The whole graph over the default sandbox. */
async function wholeGraph() {
  const sandbox = await sandboxOf(slugs, { seed: defaults.sandbox.seed });
  return gatewayFrom(onSandbox(defaults, contracts, sandbox.origin));
}

/** Fields that lead to a node or a list of objects, and all fields of edges. */
function links(schema: GraphQLSchema): string[] {
  const added = new Set(Object.values<Edge>(edges).flatMap(fieldsOf));
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !NO_THINGS.test(type.name))
    .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : []))
    .filter(({ type, field }) => leadsOn(field.type) || added.has(`${type.name}.${field.name}`))
    .map(({ type, field }) => `${type.name}.${field.name}`);
}

function leadsOn(type: GraphQLOutputType): boolean {
  const target = getNamedType(type);
  const isThing = isObjectType(target) && target.getInterfaces().some(({ name }) => name === 'Node');
  return isThing || target.name.endsWith('Connection');
}

function fieldsOf({ typeDefs }: Edge): string[] {
  return parse(typeDefs)
    .definitions.filter(isTypeExtensionNode)
    .flatMap((each) =>
      ('fields' in each ? (each.fields ?? []) : []).map(({ name }) => `${each.name.value}.${name.value}`),
    );
}

function selectedIn(schema: GraphQLSchema, query: string): string[] {
  const selected: string[] = [];
  const types = new TypeInfo(schema);
  const note = () => {
    selected.push(`${types.getParentType()?.name}.${types.getFieldDef()?.name}`);
  };
  visit(parse(query), visitWithTypeInfo(types, { Field: note }));
  return selected;
}

describe('a link of the graph', () => {
  it.each(Object.entries(QUERIES))('from %s has a target in the first page', async (_name, query) => {
    const gateway = await wholeGraph();
    const newest = await runOn(gateway, '{ latestBlock { transactions(last: 1) { nodes { hash } } } }');
    const variables = { transaction: newest.data.latestBlock.transactions.nodes[0].hash };
    const document = withTypeNames(parse(query));

    const { data, errors } = await runOn(gateway, print(document), variables, { authorization: 'Bearer sandbox' });

    expect(errors).toBeUndefined();
    expect(emptyFields(gateway.schema, document, data)).toEqual([]);
  });

  it('is followed by one of these queries or an example', async () => {
    const { schema } = await wholeGraph();
    // Each field of an example has a value too.
    const others = readExamples().filter(({ name }) => !(name in QUERIES));
    const examples = others.flatMap(({ operations }) => operations.map(({ text }) => text));
    const queries = [...Object.values(QUERIES), ...examples];
    const followed = new Set(queries.flatMap((query) => selectedIn(schema, query)));

    const all = links(schema);
    expect(all.length).toBeGreaterThan(60);
    expect(all.filter((link) => !followed.has(link))).toEqual([]);
  });
});
