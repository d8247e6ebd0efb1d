import type { Audits } from '#test/own-audits';

export const audits: Audits = {
  rules: {
    'one thing is one node, whatever its role': {
      'MapRun, StateMachine': 'Two things that have an ARN and executions alike.',
    },
  },
  refusals: {
    status: 400,
    view: ({ __type }) => /^com\.example\.states#(ValidationException|SerializationException)$/.test(__type),
    expected: () => true,
  },
};
