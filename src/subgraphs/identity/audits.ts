import type { Audits } from '#test/own-audits';

export const audits: Audits = {
  rules: {
    'variants are kinds, not types': {
      'AuthorizationUrlInput.responseTypes': 'The term of RFC 6749.',
      'IdentityClient.responseTypes': 'The term of RFC 6749.',
      'StartAuthorizationInput.responseTypes': 'The term of RFC 6749.',
    },
    'enums are called by their noun': { AuthorizationResponseType: 'The term of RFC 6749.' },
  },
  further: ['{ userProfile { reader(publicationId: "example.test") { readerId } } }'],
  refusals: { status: 400, view: ({ error }) => error, expected: () => 'invalid_request' },
  passes: { query: '*' },
  exceptions: { 'query client_id missing': 'refused' },
};
