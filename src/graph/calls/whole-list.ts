import type { Estimate } from './estimate.ts';

/** The most pages of a list that a lookup reads to its end. */
export const MOST_PAGES = 100;

/** The items that a list inside of a row is taken to have at most: contracts do not bound it. */
export const LONGEST_ROW_LIST = 100;

/** The calls of a lookup that reads a list to its end. */
export const WHOLE_LIST: Estimate = { typical: 1, most: MOST_PAGES };
