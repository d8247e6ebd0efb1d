/** Reads the quotes of `quotesPage`. */
export const QUOTES_QUERY = '{ quotes(search: "sea") { nodes { text } } }';

/** The response of the API with one quote, of this number. */
export function quotesPage(n: number) {
  return {
    count: 1,
    totalCount: 1,
    page: 1,
    totalPages: 1,
    results: [{ _id: `q${n}`, content: `Quote ${n}`, author: 'A', authorSlug: 'a', tags: [], length: 7 }],
  };
}

/** The gateway's response to `QUOTES_QUERY` over that. */
export function quotesAnswer(n: number) {
  return { data: { quotes: { nodes: [{ text: `Quote ${n}` }] } } };
}
