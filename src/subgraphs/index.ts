export { marketplace } from './marketplace/index.ts';
