import { expect, it } from 'vitest';
import { gatewayOver } from '#test/harness';
import { order, ordersAre } from '#test/orders';

const ADDRESS = '... on Address { postalCode countryCode }';
const place = { city: 'Berlin', stateOrProvince: 'BE', postalCode: '10115', countryCode: 'DE' };
const shipTo = (contactAddress: object) => [{ shippingStep: { shipTo: { contactAddress } } }];

async function read(more: object, selection: string) {
  const { run } = await gatewayOver('marketplace', ordersAre([order(1, more)]));
  const { data, errors } = await run(`{ orders { nodes { ${selection} } } }`);
  expect(errors).toBeUndefined();
  return data.orders.nodes[0];
}

it.each([
  [{ addressLine1: '1 Test Street', addressLine2: 'Floor 2' }, ['1 Test Street', 'Floor 2']],
  [{ addressLine1: '', addressLine2: 'Floor 2' }, ['Floor 2']],
  [{ addressLine1: '1 Test Street', addressLine2: null }, ['1 Test Street']],
  [{}, []],
])('has the lines of %j', async (sent, lines) => {
  const fulfillmentStartInstructions = shipTo({ ...place, county: 'Mitte', ...sent });

  expect(
    await read(
      { fulfillmentStartInstructions },
      `fulfillmentStartInstructions { shippingStep { shipTo { contactAddress { county lines city region ${ADDRESS} } } } }`,
    ),
  ).toEqual({
    fulfillmentStartInstructions: shipTo({
      county: 'Mitte',
      lines,
      city: 'Berlin',
      region: 'BE',
      postalCode: '10115',
      countryCode: 'DE',
    }),
  });
});

it('has a tax address without lines', async () => {
  expect(await read({ buyer: { taxAddress: place } }, `buyer { taxAddress { city region ${ADDRESS} } }`)).toEqual({
    buyer: { taxAddress: { city: 'Berlin', region: 'BE', postalCode: '10115', countryCode: 'DE' } },
  });
});

it('has the place of an item as its only line', async () => {
  const lineItems = [{ itemLocation: { location: 'Galway, G', postalCode: 'H91 X000', countryCode: 'IE' } }, {}];

  expect(await read({ lineItems }, `lineItems { itemLocation { lines ${ADDRESS} } }`)).toEqual({
    lineItems: [
      {
        itemLocation: {
          lines: ['Galway, G'],
          postalCode: 'H91 X000',
          countryCode: 'IE',
        },
      },
      { itemLocation: null },
    ],
  });
});
