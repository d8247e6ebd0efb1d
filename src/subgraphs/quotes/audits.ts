import type { Audits } from '#test/own-audits';

export const audits: Audits = {
  refusals: { status: 422, view: ({ statusCode }) => statusCode, expected: () => 422 },
  passes: { query: 'unknown repeated type enum const minimum maximum maxItems' },
  requests: [
    {
      reads: true,
      request: (answerOf) => ({
        method: 'GET',
        target: `/quotes/quotes/${answerOf('getRandomQuote')?._id}`,
        headers: {},
        body: '',
      }),
    },
  ],
};
