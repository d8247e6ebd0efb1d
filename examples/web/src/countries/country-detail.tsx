import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql';
import { Empty } from '../ui/empty';
import { Failure } from '../ui/failure';
import { failureAt } from '../ui/failure-at';
import { Loading } from '../ui/loading';
import { Section } from '../ui/section';
import { CountryBanks } from './country-banks';
import { CountryCurrencies } from './country-currencies';
import { CountryFacts } from './country-facts';

const COUNTRY = graphql(`
  query Country($code: ID!, $banks: Int!, $after: String) {
    country(id: $code) {
      id
      name { common official }
      ...CountryFacts
      ...CountryCurrencies
      ...CountryBanks
    }
  }
`);

export function CountryDetail({ code }: { readonly code: string }) {
  const { data, error, loading, refetch, fetchMore } = useQuery(COUNTRY, {
    variables: { code, banks: 5 },
    errorPolicy: 'all',
  });
  const country = data?.country;
  const retry = () => void refetch();

  if (!country && error) return <Failure of="The country" error={error} onRetry={retry} />;
  if (!country && loading) return <Loading label="Loading the country" />;
  if (!country) return <Empty>There is no country with the code {code}.</Empty>;
  return (
    <article>
      <header className="detail-head">
        <span className="tile large">{code}</span>
        <div>
          <h2>{country.name.common}</h2>
          <p className="sub">{country.name.official}</p>
        </div>
      </header>
      <CountryFacts country={country} />
      <Section title="Currencies">
        <CountryCurrencies country={country} failure={failureAt(error, 'country', 'currencies')} onRetry={retry} />
      </Section>
      <Section title="Banks">
        <CountryBanks
          country={country}
          failure={failureAt(error, 'country', 'banks')}
          onRetry={retry}
          onMore={(after) => fetchMore({ variables: { after } })}
        />
      </Section>
    </article>
  );
}
