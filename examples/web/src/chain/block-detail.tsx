import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql';
import { Empty } from '../ui/empty';
import { Facts } from '../ui/facts';
import { Failure } from '../ui/failure';
import { minute, number } from '../ui/format';
import { Loading } from '../ui/loading';

const BLOCK = graphql(`
  query Block($id: ID!) {
    node(id: $id) {
      id
      ... on BlockchainBlock { height hash minedAt transactionCount confirmations merkleRoot }
    }
  }
`);

export function BlockDetail({ id }: { readonly id: string }) {
  const { data, error, loading, refetch } = useQuery(BLOCK, { variables: { id }, errorPolicy: 'all' });
  const block = data?.node;
  if (!block && error) return <Failure of="The block" error={error} onRetry={() => void refetch()} />;
  if (!block && loading) return <Loading label="Loading the block" />;
  if (block?.__typename !== 'BlockchainBlock') return <Empty>There is no such block.</Empty>;
  const { height, hash, minedAt, transactionCount, confirmations, merkleRoot } = block;
  const facts = {
    Transactions: transactionCount == null ? undefined : number(transactionCount),
    Confirmations: confirmations == null ? undefined : number(confirmations),
    Hash: hash,
    'Root of its transactions': merkleRoot,
  };
  return (
    <article>
      <header className="detail-head">
        <div>
          <h2>Block {number(height)}</h2>
          {minedAt && <p className="sub">{minute(minedAt)}</p>}
        </div>
      </header>
      <Facts facts={facts} />
    </article>
  );
}
