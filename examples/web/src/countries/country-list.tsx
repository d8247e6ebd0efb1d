import { useQuery } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { graphql } from '../gql';
import { Empty } from '../ui/empty';
import { Failure } from '../ui/failure';
import { Loading } from '../ui/loading';
import { PagedList } from '../ui/paged-list';
import type { Filter } from './country-filter';
import { CountryRow } from './country-row';

const COUNTRIES = graphql(`
  query Countries($where: CountryWhere, $first: Int!, $after: String) {
    countries(where: $where, first: $first, after: $after) {
      totalCount
      nodes { id code ...CountryRow }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

interface Props {
  readonly filter: Filter;
  readonly selected: string | undefined;
  readonly onClear: () => void;
}

export function CountryList({ filter, selected, onClear }: Props) {
  const { name, region } = useDeferredValue(filter);
  const where = name ? { name } : region ? { region } : undefined;
  const { data, error, previousData, refetch, fetchMore } = useQuery(COUNTRIES, {
    variables: { first: 40, ...(where && { where }) },
    errorPolicy: 'all',
  });
  const countries = (data ?? previousData)?.countries;

  if (error) return <Failure of="The list of countries" error={error} onRetry={() => void refetch()} />;
  if (!countries) return <Loading label="Loading countries" rows={12} />;
  if (countries.nodes.length === 0) {
    return (
      <Empty>
        No country is called “{name}”.{' '}
        <button type="button" onClick={onClear}>
          Show all
        </button>
      </Empty>
    );
  }
  return (
    <PagedList label="Countries" connection={countries} fetchMore={fetchMore}>
      {countries.nodes.map((country) => (
        <CountryRow key={country.id} country={country} isSelected={country.code === selected} />
      ))}
    </PagedList>
  );
}
