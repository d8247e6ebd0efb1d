import type { SubscribeOptions } from 'manifold-gateway/client';
import { useCallback, useState } from 'react';
import { graph } from '../client';
import type { BlockMinedSubscription } from '../gql/graphql';
import { LiveStatus } from '../live/live-status';
import { useLive } from '../live/use-live';
import { Empty } from '../ui/empty';
import { Loading } from '../ui/loading';
import { BlockRow } from './block-row';
import { MINED } from './blocks';

type Block = BlockMinedSubscription['blockMined']['block'];

const MOST = 100;

/** The blocks after a height, newest first, as they are mined. */
export function BlockTicker({ after, selected }: { readonly after: string; readonly selected: string | undefined }) {
  const [blocks, setBlocks] = useState<readonly Block[]>([]);
  const subscribe = useCallback((options: SubscribeOptions) => graph.subscribe(MINED, { after }, options), [after]);
  const { state, restart } = useLive(subscribe, ({ blockMined: { block } }) =>
    setBlocks((known) => [block, ...known.filter(({ id }) => id !== block.id)].slice(0, MOST)),
  );
  return (
    <>
      <LiveStatus state={state} of="New blocks" onRestart={restart} />
      {blocks.length === 0 && state.status === 'live' && <Empty>The next block appears here once it is mined.</Empty>}
      {blocks.length === 0 && state.status === 'connecting' && <Loading label="Loading blocks" />}
      {blocks.length > 0 && (
        <div className="scroll">
          <ul aria-label="Blocks" className="rows">
            {blocks.map((block) => (
              <BlockRow key={block.id} block={block} isSelected={block.id === selected} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
