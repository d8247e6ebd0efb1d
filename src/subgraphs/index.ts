export { datalake } from './datalake/index.ts';
export { marketplace } from './marketplace/index.ts';
export { webhooks } from './webhooks/index.ts';
