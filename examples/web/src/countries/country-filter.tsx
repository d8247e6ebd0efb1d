export interface Filter {
  readonly name: string;
  /** A region, if no name is searched for: the API takes one of them. */
  readonly region: string;
}

const REGIONS = ['Africa', 'Americas', 'Antarctic', 'Asia', 'Europe', 'Oceania'];

interface Props {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

export function CountryFilter({ filter, onChange }: Props) {
  return (
    <search className="tools">
      <input
        type="search"
        aria-label="Name of a country"
        placeholder="Search by name"
        value={filter.name}
        onChange={({ target }) => onChange({ name: target.value, region: '' })}
      />
      <select
        aria-label="Region"
        value={filter.region}
        onChange={({ target }) => onChange({ name: '', region: target.value })}
      >
        <option value="">All regions</option>
        {REGIONS.map((region) => (
          <option key={region}>{region}</option>
        ))}
      </select>
    </search>
  );
}
