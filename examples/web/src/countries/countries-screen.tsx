import { useState } from 'react';
import { hrefOf } from '../route';
import { Panes } from '../ui/panes';
import { CountryDetail } from './country-detail';
import { CountryFilter, type Filter } from './country-filter';
import { CountryList } from './country-list';

export function CountriesScreen({ id }: { readonly id: string | undefined }) {
  const [filter, setFilter] = useState<Filter>({ name: '', region: '' });
  return (
    <Panes
      title="Countries"
      listHref={hrefOf('countries')}
      tools={<CountryFilter filter={filter} onChange={setFilter} />}
      list={<CountryList filter={filter} selected={id} onClear={() => setFilter({ name: '', region: '' })} />}
      detail={id && <CountryDetail key={id} code={id} />}
      hint="Select a country to see its currencies, rates and banks."
    />
  );
}
