export { marketplaceCountries } from './marketplace-countries/index.ts';
export { moneyCountries } from './money-countries/index.ts';
