import { json, type Reply, type Sent } from '#test/harness';

const REGIONS = ['africa', 'americas', 'antarctic', 'asia', 'europe', 'oceania'];

/** The countries API's response without a match. */
export const noCountry = json({ status: 404, message: 'Not Found' }, 404);

/** Answers the six regions with these countries, all of them African; other calls by the function. */
export function allCountriesAre(countries: readonly object[], other: (request: Sent) => Reply = () => noCountry) {
  return (request: Sent) => {
    if (request.target.startsWith('/v3.1/region/africa?')) return json(countries);
    return request.target.startsWith('/v3.1/region/') ? noCountry : other(request);
  };
}

/** The calls that find countries by their codes. */
export const indexCalls = (fields: string) => REGIONS.map((region) => `/v3.1/region/${region}?fields=${fields}`);
