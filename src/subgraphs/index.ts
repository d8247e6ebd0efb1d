export { credentials } from './credentials/index.ts';
export { indexing } from './indexing/index.ts';
export { integrity } from './integrity/index.ts';
export { marketplace } from './marketplace/index.ts';
export { notebooks } from './notebooks/index.ts';
export { readers } from './readers/index.ts';
export { reseller } from './reseller/index.ts';
