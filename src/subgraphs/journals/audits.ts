import type { Audits } from '#test/own-audits';

export const audits: Audits = {
  further: ['{ journals(first: 3) { nodes { predecessors { title } successors { title } } } }'],
  refusals: {
    status: 400,
    view: ({ status, error }) => [status, / \(ref: [0-9a-f-]+\)$/.test(error)],
    expected: () => ['bad_request', true],
  },
  passes: { query: 'unknown repeated minimum maximum' },
  ownWords: 'rows are older than the rules',
};
