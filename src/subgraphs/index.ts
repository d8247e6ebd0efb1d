export { logistics } from './logistics/index.ts';
export { marketplace } from './marketplace/index.ts';
