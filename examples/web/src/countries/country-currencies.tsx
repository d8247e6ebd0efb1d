import { type FragmentType, getFragmentData, graphql } from '../gql';
import { Empty } from '../ui/empty';
import { Failure } from '../ui/failure';
import { money } from '../ui/format';
import type { RetryProps } from '../ui/retry-props';

const COUNTRY_CURRENCIES = graphql(`
  fragment CountryCurrencies on Country {
    currencies {
      currencyCode
      name
      symbol
      currency {
        id
        exchangeRate {
          last { amount currencyCode }
        }
      }
    }
  }
`);

interface Props extends RetryProps {
  readonly country: FragmentType<typeof COUNTRY_CURRENCIES>;
}

export function CountryCurrencies({ country, failure, onRetry }: Props) {
  const { currencies } = getFragmentData(COUNTRY_CURRENCIES, country);
  if (currencies.length === 0) return <Empty>No currency of its own.</Empty>;
  return (
    <>
      <ul className="cards">
        {currencies.map(({ currencyCode, name, symbol, currency }) => {
          const rate = currency?.exchangeRate;
          return (
            <li key={currencyCode} className="card">
              <span className="tile">{currencyCode}</span>
              <span className="row-main">
                <span className="row-title">{name ?? currencyCode}</span>
                <span className="row-sub">{symbol}</span>
              </span>
              {rate ? (
                <span className="rate">
                  <span className="row-sub">1 bitcoin</span> {money(rate.last)}
                </span>
              ) : (
                failure === undefined && <span className="row-sub">No rate is quoted</span>
              )}
            </li>
          );
        })}
      </ul>
      {failure !== undefined && <Failure of="The exchange rate" error={failure} onRetry={onRetry} />}
    </>
  );
}
