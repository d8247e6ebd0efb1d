import type { Audits } from '#test/own-audits';

export const audits: Audits = {
  refusals: {
    status: 400,
    view: ({ errors: [{ errorId, parameters }] }) => [Number.isInteger(errorId), parameters.length],
    expected: () => [true, 1],
  },
};
