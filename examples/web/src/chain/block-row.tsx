import { type FragmentType, getFragmentData, graphql } from '../gql';
import { hrefOf } from '../route';
import { minute, number } from '../ui/format';

const BLOCK_ROW = graphql(`
  fragment BlockRow on BlockchainBlock {
    id
    height
    hash
    minedAt
    transactionCount
  }
`);

interface Props {
  readonly block: FragmentType<typeof BLOCK_ROW>;
  readonly isSelected: boolean;
}

export function BlockRow({ block, isSelected }: Props) {
  const { id, height, hash, minedAt, transactionCount } = getFragmentData(BLOCK_ROW, block);
  return (
    <li>
      <a className="row" href={hrefOf('chain', id)} aria-current={isSelected ? 'true' : undefined}>
        <span className="row-main">
          <span className="row-title">Block {number(height)}</span>
          <span className="row-sub mono">{hash ? `…${hash.slice(-16)}` : 'Its hash is not known.'}</span>
        </span>
        <span className="row-side">
          {minedAt && <span className="amount">{minute(minedAt)}</span>}
          {transactionCount != null && <span>{number(transactionCount)} transactions</span>}
        </span>
      </a>
    </li>
  );
}
