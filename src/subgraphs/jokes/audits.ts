import type { Audits } from '#test/own-audits';

export const audits: Audits = {
  refusals: {
    status: 400,
    view: (body, { rule }) => (rule === 'missing' ? body : [body.status, body.violations]),
    expected: (_body, { rule }) =>
      rule === 'missing' ? '' : [400, { 'search.query': 'size must be between 3 and 120' }],
  },
  passes: { query: 'unknown repeated maxItems' },
  requests: [
    {
      reads: true,
      request: (answerOf) => ({
        method: 'GET',
        target: `/jokes/jokes/${answerOf('searchJokes')?.result?.[0]?.id}`,
        headers: {},
        body: '',
      }),
    },
  ],
};
