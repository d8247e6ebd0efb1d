export { bankingCountries } from './banking-countries/index.ts';
export { blockchainCountries } from './blockchain-countries/index.ts';
export { logisticsCountries } from './logistics-countries/index.ts';
export { marketplaceCountries } from './marketplace-countries/index.ts';
export { marketplaceLogistics } from './marketplace-logistics/index.ts';
export { moneyBlockchain } from './money-blockchain/index.ts';
export { moneyCountries } from './money-countries/index.ts';
export { resellerCountries } from './reseller-countries/index.ts';
