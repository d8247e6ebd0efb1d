import { json, type Reply, type Sent } from '#test/harness';

const REGIONS = ['africa', 'americas', 'antarctic', 'asia', 'europe', 'oceania'];

/** The countries API's response without a match. */
export const noCountry = json({ status: 404, message: 'Not Found' }, 404);

/** Answers lookups by code, and the six regions, with these countries, all of them African; other calls by the function. */
export function allCountriesAre(countries: readonly object[], other: (request: Sent) => Reply = () => noCountry) {
  return (request: Sent) => {
    const codes = /^\/v3\.1\/alpha\?codes=([\w,]+)/.exec(request.target)?.[1]?.split(',');
    if (codes) {
      const found = countries.filter((each: { cca2?: string; cca3?: string }) =>
        [each.cca2, each.cca3].some((code) => code && codes.includes(code)),
      );
      return found.length > 0 ? json(found) : noCountry;
    }
    const region = /^\/v3\.1\/region\/(\w+)/.exec(request.target)?.[1];
    if (!region) return other(request);
    return region === 'africa' ? json(countries) : noCountry;
  };
}

/** The call that finds countries by their codes. */
export const codesCall = (codes: readonly string[], fields: string) =>
  `/v3.1/alpha?codes=${codes.join(',')}&fields=${fields}`;

/** The calls that find them among all countries, without the extras. */
export const regionCalls = (fields: string) => REGIONS.map((region) => `/v3.1/region/${region}?fields=${fields}`);
