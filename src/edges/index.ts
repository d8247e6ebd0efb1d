export { marketplaceCountries } from './marketplace-countries/index.ts';
