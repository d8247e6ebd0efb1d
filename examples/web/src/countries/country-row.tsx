import { type FragmentType, getFragmentData, graphql } from '../gql';
import { hrefOf } from '../route';

const COUNTRY_ROW = graphql(`
  fragment CountryRow on Country {
    code
    name { common }
    capitals
    currencies { currencyCode }
  }
`);

interface Props {
  readonly country: FragmentType<typeof COUNTRY_ROW>;
  readonly isSelected: boolean;
}

export function CountryRow({ country, isSelected }: Props) {
  const { code, name, capitals, currencies } = getFragmentData(COUNTRY_ROW, country);
  return (
    <li>
      <a className="row" href={hrefOf('countries', code)} aria-current={isSelected ? 'true' : undefined}>
        <span className="tile">{code}</span>
        <span className="row-main">
          <span className="row-title">{name.common}</span>
          <span className="row-sub">{capitals[0] ?? 'No capital'}</span>
        </span>
        <span className="row-side">{currencies.map(({ currencyCode }) => currencyCode).join(', ')}</span>
      </a>
    </li>
  );
}
