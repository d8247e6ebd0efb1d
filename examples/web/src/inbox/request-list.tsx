import { useQuery } from '@apollo/client/react';
import { LiveStatus } from '../live/live-status';
import { Empty } from '../ui/empty';
import { Failure } from '../ui/failure';
import { Loading } from '../ui/loading';
import { PagedList } from '../ui/paged-list';
import { RequestRow } from './request-row';
import { REQUESTS, requestsVariables } from './requests';
import { useReceivedRequests } from './use-received-requests';
import { useRemoveRequest } from './use-remove-request';

export function RequestList({ uuid, selected }: { readonly uuid: string; readonly selected: string | undefined }) {
  const { data, error, refetch, fetchMore } = useQuery(REQUESTS, {
    variables: requestsVariables(uuid),
    errorPolicy: 'all',
  });
  const { state, restart } = useReceivedRequests(uuid);
  const { remove, problem } = useRemoveRequest(uuid);
  const requests = data?.webhookRequests;

  if (!requests && error) return <Failure of="The inbox" error={error} onRetry={() => void refetch()} />;
  if (!requests) return <Loading label="Loading requests" />;
  return (
    <>
      <LiveStatus state={state} of="New requests" onRestart={restart} />
      {problem && (
        <p className="note bad" role="alert">
          {problem}
        </p>
      )}
      {requests.nodes.length === 0 ? (
        <Empty>Nothing has arrived at this address.</Empty>
      ) : (
        <PagedList label="Requests" connection={requests} fetchMore={fetchMore}>
          {requests.nodes.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              isSelected={request.id === selected}
              onRemove={() => void remove(request.id)}
            />
          ))}
        </PagedList>
      )}
    </>
  );
}
