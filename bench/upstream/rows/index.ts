/*
 * The rows of the upstream, as large as the real services send them. Every row follows from its number alone, so that
 * two machines measure the same bytes.
 */
export * from './countries.ts';
export * from './disputes.ts';
export * from './orders.ts';
export * from './quotes.ts';
export * from './transactions.ts';
