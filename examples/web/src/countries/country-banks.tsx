import { type FragmentType, getFragmentData, graphql } from '../gql';
import { Empty } from '../ui/empty';
import { Failure } from '../ui/failure';
import type { RetryProps } from '../ui/retry-props';

const COUNTRY_BANKS = graphql(`
  fragment CountryBanks on Country {
    banks(first: $banks, after: $after) {
      totalCount
      nodes { id name currencyCode }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

interface Props extends RetryProps {
  readonly country: FragmentType<typeof COUNTRY_BANKS>;
  readonly onMore: (after: string | null | undefined) => unknown;
}

export function CountryBanks({ country, failure, onRetry, onMore }: Props) {
  const { banks } = getFragmentData(COUNTRY_BANKS, country);
  if (!banks) return <Failure of="The list of banks" error={failure} onRetry={onRetry} />;
  if (banks.nodes.length === 0) return <Empty>No bank of this country takes payments here.</Empty>;
  const { nodes, totalCount, pageInfo } = banks;
  return (
    <>
      <ul className="lines">
        {nodes.map(({ id, name, currencyCode }) => (
          <li key={id}>
            <span>{name}</span>
            <span className="row-sub">{currencyCode}</span>
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <button type="button" onClick={() => onMore(pageInfo.endCursor)}>
          Show more of {totalCount}
        </button>
      )}
    </>
  );
}
