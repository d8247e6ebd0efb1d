import { readFileSync } from 'node:fs';
import { buildSchema, type ConstDirectiveNode, isObjectType, print } from 'graphql';
import { describe, expect, it } from 'vitest';

const schema = buildSchema(readFileSync('schema/manifold.graphql', 'utf8'));

/** The cost directives of a field, as other routers read them. */
function directivesOf(coordinate: string): string {
  const [type = '', name = ''] = coordinate.split('.');
  const owner = schema.getType(type);
  const field = isObjectType(owner) ? owner.getFields()[name] : undefined;
  if (!field) throw new Error(`There is no ${coordinate}`);
  const isCost = (each: ConstDirectiveNode) => ['cost', 'listSize'].includes(each.name.value);
  return (field.astNode?.directives ?? []).filter(isCost).map(print).join(' ');
}

const size = (slicing: string) =>
  `@listSize(assumedSize: 20, slicingArguments: [${slicing}], sizedFields: ["edges", "nodes"], requireOneSlicingArgument: false)`;

describe('the printed schema', () => {
  it.each([
    ['Query.orders', `@cost(weight: "10") ${size('"first", "last"')}`],
    ['Query.lenses', `@cost(weight: "10") ${size('"first"')}`],
    ['Order.fulfillments', `@cost(weight: "10") ${size('"first", "last"')}`],
    // An order is one of up to 50 keys of a call: its share is less than the weight of an object.
    ['PaymentDispute.order', ''],
    // A country is one of up to 250 keys of a call.
    ['Bank.country', ''],
    ['Execution.input', '@cost(weight: "10")'],
    ['BlockchainBlock.confirmations', '@cost(weight: "0.5")'],
    ['Mutation.updateWebhook', '@cost(weight: "20")'],
    ['Query.authorizationUrl', ''],
    ['Order.orderId', ''],
    ['Journal.title', ''],
  ])('has the cost of %s', (coordinate, directives) => {
    expect(directivesOf(coordinate)).toBe(directives);
  });

  it('has a size for each connection', () => {
    const connections = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(
        ({ field }) => /Connection!?$/.test(field.type.toString()) && field.args.some(({ name }) => name === 'first'),
      );

    expect(connections.length).toBeGreaterThan(40);
    for (const { type, field } of connections)
      expect(directivesOf(`${type.name}.${field.name}`)).toContain('@listSize(');
  });
});
