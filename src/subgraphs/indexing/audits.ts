import { type Audits, WITH_STATUS } from '#test/own-audits';

export const audits: Audits = {
  ...WITH_STATUS,
  rules: {
    'what names a node is an ID, and is called id or by its noun and Id': {
      'Query.urlNotification(url)': 'Its key is an address of the web, which its scalar checks.',
    },
    'rejections are called by what they share': { UrlOwnershipNotVerified: 'says what the caller can do about it' },
  },
};
