import type { Audits } from '#test/own-audits';

export const audits: Audits = {
  rules: {
    'what names a node is an ID, and is called id or by its noun and Id': {
      'CreateWebhookInput.groupId': 'A group is not a node, and its key is a number.',
    },
    'what has a key is a node, or a part of one': {
      WebhookActionOutput: 'is a part of its request; its key is that of an action',
    },
  },
  refusals: { status: 422, view: ({ errors }, { name }) => Object.keys(errors).includes(name), expected: () => true },
  passes: { query: 'unknown repeated', body: 'unknown syntax' },
  exceptions: { 'query sorting enum': 'passes' },
};
