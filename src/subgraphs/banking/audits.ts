import type { Audits } from '#test/own-audits';

export const audits: Audits = {
  rules: {
    'what has a key is a node, or a part of one': {
      BankTransaction: 'no operation reads one',
      BatchPayment: 'no operation reads one without its batch',
    },
  },
  refusals: {
    status: 400,
    view: ({ errors: [{ code, message }] }, { name }) => [code > 50_000, message.startsWith(name)],
    expected: () => [true, true],
  },
};
