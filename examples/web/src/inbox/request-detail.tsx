import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql';
import { Empty } from '../ui/empty';
import { Facts } from '../ui/facts';
import { Failure } from '../ui/failure';
import { minute, number } from '../ui/format';
import { Loading } from '../ui/loading';
import { Section } from '../ui/section';

const REQUEST = graphql(`
  query Request($id: ID!) {
    node(id: $id) {
      id
      ... on WebhookRequest {
        kind
        method
        url
        createdAt
        size
        ip
        userAgent
        content
        contentJson
        headers { name values }
        country { id name { common } }
      }
    }
  }
`);

export function RequestDetail({ id }: { readonly id: string }) {
  const { data, error, loading, refetch } = useQuery(REQUEST, { variables: { id }, errorPolicy: 'all' });
  const request = data?.node;
  if (!request && error) return <Failure of="The request" error={error} onRetry={() => void refetch()} />;
  if (!request && loading) return <Loading label="Loading the request" />;
  if (request?.__typename !== 'WebhookRequest') return <Empty>This request has been removed.</Empty>;
  const { kind, method, url, createdAt, size, ip, userAgent, content, contentJson, headers, country } = request;
  const facts = {
    From: country ? `${ip}, ${country.name.common}` : ip,
    Sender: userAgent,
    Size: size == null ? undefined : `${number(size)} bytes`,
    Address: url,
  };
  return (
    <article>
      <header className="detail-head">
        <div>
          <h2>{method ? `${method} request` : kind === 'EMAIL' ? 'Mail' : 'DNS query'}</h2>
          <p className="sub">{minute(createdAt)}</p>
        </div>
      </header>
      <Facts facts={facts} />
      <Section title="Body">
        {content ? (
          <pre tabIndex={0}>{contentJson == null ? content : JSON.stringify(contentJson, null, 2)}</pre>
        ) : (
          <Empty>This request has no body.</Empty>
        )}
      </Section>
      {headers.length > 0 && (
        <Section title="Headers">
          <dl className="pairs">
            {headers.map(({ name, values }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{values.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </article>
  );
}
