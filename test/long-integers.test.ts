import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';
import { ROUTES, served } from '#test/served';
import { until } from '#test/until';
import { connectSocket } from './live/connect-socket.ts';
import { agentBy, agentOf, toolsIn } from './mcp/agents.ts';

const LONG = '12345678901234567890';
const SIGN =
  'mutation ($claims: JSON!) { signJwt(input: { resourceName: "a@b.iam.example.test", claimsJson: $claims }) { __typename } }';
const signed = json({ keyId: 'k1', signedJwt: 'e30.e30.c2ln' });
const CLAIMS = [JSON.stringify({ payload: `{"n":[${LONG},1]}` })];
const bodyOf = (query: string, variables: string) => `{"query":${JSON.stringify(query)},"variables":${variables}}`;
const ORDER = 'query FindOrder($id: ID!) { order(id: $id) { orderId } }';
const FIND = bodyOf(ORDER, `{"id":${LONG}}`);
type Send = Awaited<ReturnType<typeof served>>['post'];
type Get = Awaited<ReturnType<typeof served>>['get'];
const signing = bodyOf(SIGN, `{"claims":{"n":[${LONG},1]}}`);

describe('an integer beyond 2^53 in variables', () => {
  it.each(ROUTES)('keeps its digits by POST, %s', async (route) => {
    const { gateway, sent } = await gatewayOver('credentials', [signed]);
    const { post } = await served(gateway, route);

    await post(signing);

    expect(sent.map(({ body }) => body)).toEqual(CLAIMS);
  });

  it('keeps its digits by WebSocket', async () => {
    const { gateway, sent } = await gatewayOver('credentials', [signed]);
    const { address } = await served(gateway);
    const { send, messages } = await connectSocket(address);

    send({ type: 'connection_init', payload: {} });
    await until(() => expect(messages).toHaveLength(1));
    send(`{"type":"ping","payload":{"n":${LONG}}}`);
    send(`{"type":"subscribe","id":"1","payload":${signing}}`);
    await until(() => expect(messages).toContainEqual({ type: 'complete', id: '1' }));

    expect(sent.map(({ body }) => body)).toEqual(CLAIMS);
  });

  it.each([
    ['POST', (post: Send) => post(FIND)],
    ['GET', (_post: Send, get: Get) => get({ query: ORDER, variables: `{"id":${LONG}}` })],
  ])('is an ID of the same digits by %s', async (_method, send) => {
    const { gateway, sent } = await gatewayOver('marketplace', [json({}, 404)]);
    const { post, get } = await served(gateway);

    const { body } = await send(post, get);

    expect(sent.map(({ target }) => target)).toEqual([`/order/${LONG}`]);
    expect(JSON.parse(String(body))).toEqual({ data: { order: null } });
  });

  it('is an ID of the same digits for agents', async () => {
    const mcp = { graph: 'none', tools: toolsIn({ 'order.graphql': `# An order.\n${ORDER}` }) };
    const { gateway, sent } = await gatewayOver('marketplace', [json({}, 404)], { settings: { mcp } });
    const agent = agentOf(gateway);

    const replaced: typeof agent.fetch = (input, init) =>
      agent.fetch(input, { ...init, body: `${init?.body as string}`.replace('"1"', LONG) });
    const { isError } = await agentBy(replaced).call('FindOrder', { id: '1' });

    expect(isError).toBeUndefined();
    expect(sent.map(({ target }) => target)).toEqual([`/order/${LONG}`]);
  });

  it('is refused beyond eighty digits', async () => {
    const { gateway, sent } = await gatewayOver('marketplace', []);
    const { post } = await served(gateway);

    const { status, body } = await post(bodyOf(ORDER, `{"id":${'9'.repeat(81)}}`));

    expect([status, JSON.parse(String(body)).errors[0].message]).toEqual([
      400,
      'The body has an integer of more than 80 digits.',
    ]);
    expect(sent).toEqual([]);
  });
});
