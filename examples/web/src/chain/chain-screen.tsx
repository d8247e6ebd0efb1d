import { useQuery } from '@apollo/client/react';
import { hrefOf } from '../route';
import { Failure } from '../ui/failure';
import { Loading } from '../ui/loading';
import { Panes } from '../ui/panes';
import { BlockDetail } from './block-detail';
import { BlockTicker } from './block-ticker';
import { LATEST } from './blocks';

/** Blocks that were mined before the screen is opened. */
const EARLIER = 8;

export function ChainScreen({ id }: { readonly id: string | undefined }) {
  const { data, error, refetch } = useQuery(LATEST, { errorPolicy: 'all' });
  const height = data?.latestBlock?.height;
  return (
    <Panes
      title="Chain"
      listHref={hrefOf('chain')}
      list={
        height !== undefined ? (
          <BlockTicker after={String(height - EARLIER)} selected={id} />
        ) : error ? (
          <Failure of="The chain" error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading label="Loading blocks" />
        )
      }
      detail={id && <BlockDetail key={id} id={id} />}
      hint="Select a block to see what it holds."
    />
  );
}
