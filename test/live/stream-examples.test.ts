import { describe, expect, it } from 'vitest';
import type { Slug } from '#contracts';
import { readStreamExamples } from '#gateway';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { served } from '#test/served';
import { until } from '#test/until';
import { mergedParts } from '../execution/merged-parts.ts';
import { type EventReader, openStream, type ReadEvent } from './event-reader.ts';

const INTERFACES: readonly Slug[] = ['webhooks', 'blockchain', 'countries', 'marketplace'];
const examples = readStreamExamples().flatMap(({ operations }) => operations);
const textOf = (name: string) => examples.find((each) => each.name === name)?.text ?? '';

/** The parts of a response, which is whole at the end. */
async function partsOf(stream: EventReader): Promise<ReadEvent['data'][]> {
  const parts: ReadEvent['data'][] = [];
  for (let event = await stream.next(); event?.event === 'next'; event = await stream.next()) parts.push(event.data);
  return parts;
}

describe('the examples with streams', () => {
  it('are these, which have a test each', () => {
    expect(examples.map(({ name }) => name)).toEqual([
      'ReceivedRequests',
      'NewBlocks',
      'NewestBlock',
      'CountriesBeforeOrders',
      'OrdersOneByOne',
    ]);
  });

  it('have an event for a request that a webhook records', async () => {
    const { gateway, sandbox } = await gatewayOverSandbox(...INTERFACES);
    const { address } = await served(gateway);
    const stream = await openStream(address, { query: textOf('ReceivedRequests') });
    await until(() => expect(gateway.live.counts.polls).toBe(1));

    await fetch(`${sandbox.origin}/webhooks/00000000-0000-4000-8000-000000000000`, { method: 'POST', body: 'noted' });

    expect(await stream.next()).toMatchObject({
      event: 'next',
      data: { data: { webhookRequestReceived: { request: { method: 'POST', content: 'noted' } } } },
    });
  });

  it('follow the chain', async () => {
    const { gateway } = await gatewayOverSandbox(...INTERFACES);
    const { address } = await served(gateway);
    const newest = { query: textOf('NewestBlock') };
    const first = await (await openStream(address, newest)).next();
    const height = first?.data.data.latestBlock.height;
    expect(first).toMatchObject({ data: { data: { latestBlock: { height: expect.any(Number) } } } });

    const after = textOf('NewBlocks').replace('blockMined', `blockMined(after: "${height - 1}")`);
    expect(await (await openStream(address, { query: after })).next()).toMatchObject({
      id: String(height),
      data: { data: { blockMined: { cursor: String(height), block: { height } } } },
    });
  });

  it.each(['CountriesBeforeOrders', 'OrdersOneByOne'])('have all of the result of %s, in parts', async (name) => {
    const { gateway, run } = await gatewayOverSandbox(...INTERFACES);
    const { address } = await served(gateway);
    const parts = await partsOf(await openStream(address, { query: textOf(name) }));

    expect(parts.length).toBeGreaterThan(1);
    const { data } = await run(textOf(name).replaceAll(/@\w+\([^)]*\)/g, ''));
    expect(mergedParts(parts, 'byPath')).toEqual(data);
  });
});
