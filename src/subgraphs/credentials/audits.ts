import { type Audits, WITH_STATUS } from '#test/own-audits';

export const audits: Audits = {
  ...WITH_STATUS,
  rules: {
    'what names a node is an ID, and is called id or by its noun and Id': {
      'GenerateAccessTokenInput.resourceName': 'A service account is not a node: no operation reads one.',
      'GenerateAccessTokenInput.delegates': 'A service account is not a node: no operation reads one.',
      'GenerateIdTokenInput.resourceName': 'A service account is not a node: no operation reads one.',
      'GenerateIdTokenInput.delegates': 'A service account is not a node: no operation reads one.',
      'SignBlobInput.resourceName': 'A service account is not a node: no operation reads one.',
      'SignBlobInput.delegates': 'A service account is not a node: no operation reads one.',
      'SignJwtInput.resourceName': 'A service account is not a node: no operation reads one.',
      'SignJwtInput.delegates': 'A service account is not a node: no operation reads one.',
    },
  },
};
