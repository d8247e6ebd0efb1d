import type * as Wire from '#contracts/quotes';

export type Quote = Wire.Quote;
export type QuoteAuthor = Wire.Author;
