import type { Audits } from '#test/own-audits';

export const audits: Audits = {
  rules: {
    'what has a key is a node, or a part of one': {
      Bot: 'is a role of its account',
      ChatAttachment: 'is a part of its message',
      ChatPollAnswer: 'is a part of its message',
      ChatSticker: 'is a part of its message',
    },
  },
  further: ['{ chatChannel(id: "12345678901234567") { parent { name } } }'],
  refusals: {
    status: 400,
    view: ({ code, errors }, { name, rule }) =>
      rule === 'syntax' || rule === 'missing' ? code : [code, JSON.stringify(errors?.[name] ?? {}).includes('_errors')],
    expected: (_body, { rule }) => (rule === 'syntax' ? 50109 : rule === 'missing' ? 50006 : [50035, true]),
  },
  exceptions: { 'body nonce type': 'refused' },
};
