export { countries } from './countries/index.ts';
export { marketplace } from './marketplace/index.ts';
export { quotes } from './quotes/index.ts';
