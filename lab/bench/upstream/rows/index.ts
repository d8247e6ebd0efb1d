/*
 * The rows of the upstream, as large as the real services send them. Every row is derived from its number, so that
 * all machines measure the same bytes.
 */
export * from './countries.ts';
export * from './disputes.ts';
export * from './orders.ts';
export * from './quotes.ts';
export * from './transactions.ts';
