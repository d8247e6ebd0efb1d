import type { Audits } from '#test/own-audits';

export const audits: Audits = {
  rules: {
    'filters are flat, and may be left out': { 'Query.block(where)': 'It names the block.' },
    'what names a node is an ID, and is called id or by its noun and Id': {
      'Query.block(where)': 'A block has two keys.',
    },
  },
  further: [
    `{ exchangeRates(currencies: ["EUR"]) {
      currency { banks(first: 1) { totalCount } countries(first: 1) { totalCount } exchangeRate { symbol } }
      last { convertedTo(currencyCodes: ["USD"]) { amount } }
  } }`,
    '{ latestBlock { previousBlock { height } } }',
  ],
  refusals: { status: 400, view: ({ error }) => error, expected: () => 'not-found-or-invalid-arg' },
};
