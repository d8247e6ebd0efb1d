import { hash, json, memoize, mock, type Reply, type SandboxRequest, type World } from '#sandbox';
import { countries, type WorldCountry } from '#sandbox/world/countries';

type State = readonly WorldCountry[];

const A_YEAR = { 'cache-control': 'public, immutable, max-age=31556926' };

/** All countries, shuffled. */
export const sandbox = mock({
  slug: 'countries',
  about: { data: 'all 250, as they are' },
  seed(world: World): State {
    const place = new Map(world.of(countries).map((country) => [country, hash(`${world.seed}/${country.cca3}`)]));
    return [...place.keys()].toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
  },
  ignores: [
    {
      in: 'query',
      what: 'every query parameter: unknown ones, unknown names in `fields`, any `fullText` but `true`',
      why: 'the server reads what it knows and leaves out unknown fields silently',
    },
  ],
  handlers: {
    listCountriesByName(request, all) {
      const name = request.parameter('name').toLowerCase();
      if (request.query.get('fullText') === 'true') return found(request, all.filter(isCalled(name)).slice(0, 1));
      return found(
        request,
        all.filter((country) => spellings(country).some((each) => each.includes(name))),
      );
    },
    listCountriesByRegion(request, all) {
      const wanted = request.parameter('region').toLowerCase();
      const isThere = ({ region, subregion }: WorldCountry) =>
        region.toLowerCase().includes(wanted) || subregion?.toLowerCase() === wanted;
      return found(request, all.filter(isThere));
    },
    listCountriesByCurrency: (request, all) => found(request, all.filter(pays(request.parameter('code')))),
    listCountriesByCode(request, all) {
      const codes = new Set(request.list('codes')?.map((code) => code.toUpperCase()));
      if (codes.size === 0) return json({ message: "'codes' query not specified", status: 400 }, 400);
      const isCalled = ({ cca2, cca3, ccn3, cioc }: WorldCountry) =>
        [cca2, cca3, ccn3, cioc].some((code) => code !== undefined && codes.has(code));
      return found(request, all.filter(isCalled));
    },
  },
  other: () => json({ message: 'Page Not Found', _links: { self: { href: '/' } } }, 404),
});

function isCalled(name: string): (country: WorldCountry) => boolean {
  return ({ name: { common, official } }) => common?.toLowerCase() === name || official?.toLowerCase() === name;
}

const spellings = memoize(({ name, altSpellings }: WorldCountry) =>
  [name.common ?? '', name.official ?? '', ...altSpellings].map((each) => each.toLowerCase()),
);

/** All that there is of a country, as it is sent. */
const textOf = memoize((country: WorldCountry) => JSON.stringify(withoutEmpty(country)));

/** A code in any case; and, as the real one does it, a part of a currency's name if that is in small letters. */
function pays(code: string): (country: WorldCountry) => boolean {
  const whole = code.toUpperCase();
  return (country) => moneyOf(country).some(([each, name]) => each === whole || name.includes(code));
}

/** A country's currencies: their codes, and their names in small letters. */
const moneyOf = memoize(({ currencies }: WorldCountry) =>
  Object.entries(currencies).map(([code, { name = '' }]) => [code, name.toLowerCase()] as const),
);

function found(request: SandboxRequest, rows: readonly WorldCountry[]): Reply {
  if (rows.length === 0) return json({ status: 404, message: 'Not Found' }, 404);
  const fields = request.list('fields') ?? [];
  if (fields.some((name) => name !== ''))
    return json(
      rows.map((row) => only(row, fields)),
      200,
      A_YEAR,
    );
  return { ...json([], 200, A_YEAR), body: `[${rows.map(textOf).join()}]` };
}

/** Named fields are sent although they are empty, but never as null. */
function only(country: WorldCountry, fields: readonly string[]): object {
  const kept = fields
    .filter((name) => name in country)
    .map((name) => [name, country[name as keyof WorldCountry]] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== null));
}

function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, withoutEmpty(each)]);
  return Object.fromEntries(entries.filter(([, each]) => !isEmpty(each)));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value as object).length === 0;
}
