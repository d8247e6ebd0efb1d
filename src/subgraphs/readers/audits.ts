import { type Audits, WITH_STATUS } from '#test/own-audits';

export const audits: Audits = {
  ...WITH_STATUS,
  rules: {
    'what has a key is a node, or a part of one': {
      ReaderEntitlement: 'is a part of its reader; its key is that of a product',
    },
  },
};
