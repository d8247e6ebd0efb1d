import type { Audits } from '#test/own-audits';

export const audits: Audits = {
  rules: {
    'an interface has two types at least, and a list one type': {
      ShareInvitationConnection: 'Invitations are to four kinds of things, and each names its own.',
    },
  },
  further: [
    '{ consolidatedReport { document { pdf } metrics(first: 2) { nodes { workload { name } lenses { lens { name } } } } } }',
  ],
  refusals: {
    status: 400,
    view: ({ Reason, Fields }, { name }) => [Reason, Fields.some(({ Name }: { Name: string }) => Name === name)],
    expected: () => ['FIELD_VALIDATION_FAILED', true],
  },
};
