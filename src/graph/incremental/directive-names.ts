/** The directives of the incremental delivery RFC, which `base.graphql` defines: graphql 16 does not. */
export const DEFER = 'defer';
export const STREAM = 'stream';
