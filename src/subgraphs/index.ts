export { banking } from './banking/index.ts';
export { logistics } from './logistics/index.ts';
export { marketplace } from './marketplace/index.ts';
