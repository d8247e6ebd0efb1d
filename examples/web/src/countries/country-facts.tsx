import { type FragmentType, getFragmentData, graphql } from '../gql';
import { hrefOf } from '../route';
import { number } from '../ui/format';

const COUNTRY_FACTS = graphql(`
  fragment CountryFacts on Country {
    capitals
    subregion
    population
    area
    languages { code name }
    borders { id code name { common } }
  }
`);

export function CountryFacts(props: { readonly country: FragmentType<typeof COUNTRY_FACTS> }) {
  const { capitals, subregion, population, area, languages, borders } = getFragmentData(COUNTRY_FACTS, props.country);
  return (
    <dl className="facts">
      <div>
        <dt>Capital</dt>
        <dd>{capitals.join(', ') || 'None'}</dd>
      </div>
      <div>
        <dt>Region</dt>
        <dd>{subregion ?? 'None'}</dd>
      </div>
      <div>
        <dt>Population</dt>
        <dd>{number(population)}</dd>
      </div>
      {area != null && (
        <div>
          <dt>Area</dt>
          <dd>{number(area)} km²</dd>
        </div>
      )}
      <div>
        <dt>Languages</dt>
        <dd>{languages.map(({ name }) => name).join(', ') || 'None'}</dd>
      </div>
      <div className="wide">
        <dt>Neighbours</dt>
        <dd className="links">
          {borders?.length
            ? borders.map(({ id, code, name }) => (
                <a key={id} href={hrefOf('countries', code)}>
                  {name.common}
                </a>
              ))
            : 'None by land'}
        </dd>
      </div>
    </dl>
  );
}
