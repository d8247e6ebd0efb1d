import { type DeclaredCalls, each } from '#graph';

export const calls: DeclaredCalls = { 'Mutation.decodeIntegrityToken': [each('integrity.decodeIntegrityToken')] };
