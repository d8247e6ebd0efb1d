export { blockchain } from './blockchain/index.ts';
export { countries } from './countries/index.ts';
export { logistics } from './logistics/index.ts';
export { marketplace } from './marketplace/index.ts';
export { readers } from './readers/index.ts';
export { reseller } from './reseller/index.ts';
export { tv } from './tv/index.ts';
