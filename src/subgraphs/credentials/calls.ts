import { type DeclaredCalls, each } from '#graph';

export const calls: DeclaredCalls = {
  'Mutation.generateAccessToken': [each('credentials.generateAccessToken')],
  'Mutation.generateIdToken': [each('credentials.generateIdToken')],
  'Mutation.signBlob': [each('credentials.signBlob')],
  'Mutation.signJwt': [each('credentials.signJwt')],
};
