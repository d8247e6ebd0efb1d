/** Items of a list that come page by page. Only a list with `@stream` may have them, in a response that comes in parts. */
export class PagedItems<Item> {
  readonly first: readonly Item[];
  /** Fetches the pages after the first, one after another. */
  readonly rest: () => AsyncGenerator<readonly Item[]>;

  constructor(first: readonly Item[], rest: () => AsyncGenerator<readonly Item[]>) {
    this.first = first;
    this.rest = rest;
  }
}
