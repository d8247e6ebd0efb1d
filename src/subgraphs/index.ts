export { blockchain } from './blockchain/index.ts';
export { marketplace } from './marketplace/index.ts';
