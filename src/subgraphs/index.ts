export { countries } from './countries/index.ts';
export { marketplace } from './marketplace/index.ts';
