import { gatewayOver, json, type Reply, type Sent } from '#test/harness';
import { type Route, served } from '#test/served';

export const BLOCKS =
  'subscription Blocks($after: String) { blockMined(after: $after) { cursor block { height hash } } }';

/** A hash for a height. */
export const hashOf = (height: number) => String(height).padStart(64, '0');

/** A chain that a test lets grow. */
interface Chain {
  readonly height: number;
  readonly isDown: boolean;
}

/** The upstream of a chain. */
export const answerOf =
  (chain: Chain) =>
  ({ target }: Pick<Sent, 'target'>): Reply => {
    if (chain.isDown) return json({ error: 'down' }, 503);
    const [, at] = /\/block-height\/(\d+)/.exec(target) ?? [];
    const { height } = chain;
    if (at === undefined) return json({ hash: hashOf(height), time: 1_700_000_000, block_index: height, height });
    return json({
      blocks: [{ hash: hashOf(Number(at)), height: Number(at), time: 1_700_000_000, main_chain: true, tx: [] }],
    });
  };

/** A gateway over a chain. */
export async function gatewayOverChain(settings: Readonly<Record<string, unknown>> = {}, route: Route = 'direct') {
  const chain = { height: 100, isDown: false };
  const over = await gatewayOver('blockchain', answerOf(chain), {
    settings: { subscriptions: { poll: '10ms' }, ...settings },
  });
  const { address, server } = await served(over.gateway, route);
  const polls = () => over.sent.filter(({ target }) => target.startsWith('/latestblock')).length;
  return { ...over, chain, address, server, polls };
}

export const blockEvent = (height: number) => ({
  event: 'next',
  id: String(height),
  data: { data: { blockMined: { cursor: String(height), block: { height, hash: hashOf(height) } } } },
});
