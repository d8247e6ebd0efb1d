import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { hrefOf } from '../route';
import { Empty } from '../ui/empty';
import { Failure } from '../ui/failure';
import { Loading } from '../ui/loading';
import { Panes } from '../ui/panes';
import { ADDRESSES, ADDRESSES_VARIABLES } from './addresses';
import { NewAddress } from './new-address';
import { RequestDetail } from './request-detail';
import { RequestList } from './request-list';

export function InboxScreen({ id }: { readonly id: string | undefined }) {
  const { data, error, loading, refetch } = useQuery(ADDRESSES, {
    variables: ADDRESSES_VARIABLES,
    errorPolicy: 'all',
  });
  const [chosen, setChosen] = useState<string>();
  const addresses = data?.webhooks?.edges.map(({ node }) => node) ?? [];
  const uuid = chosen ?? addresses[0]?.uuid;
  return (
    <Panes
      title="Inbox"
      listHref={hrefOf('inbox')}
      tools={
        <div className="tools">
          <select
            aria-label="Address"
            value={uuid}
            disabled={addresses.length === 0}
            onChange={({ target }) => setChosen(target.value)}
          >
            {addresses.map((each) => (
              <option key={each.id} value={each.uuid}>
                Address …{each.uuid.slice(-6)}
              </option>
            ))}
          </select>
          <NewAddress onCreated={setChosen} />
        </div>
      }
      list={
        uuid ? (
          <RequestList key={uuid} uuid={uuid} selected={id} />
        ) : error ? (
          <Failure of="The inbox" error={error} onRetry={() => void refetch()} />
        ) : loading ? (
          <Loading label="Loading addresses" />
        ) : (
          <Empty>Create an address: it records each request that it receives.</Empty>
        )
      }
      detail={id && <RequestDetail key={id} id={id} />}
      hint="Select a request to see what it contains."
    />
  );
}
