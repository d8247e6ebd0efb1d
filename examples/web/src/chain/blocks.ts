import { graphql } from '../gql';

export const LATEST = graphql(`
  query LatestBlock {
    latestBlock { id height }
  }
`);

export const MINED = graphql(`
  subscription BlockMined($after: String) {
    blockMined(after: $after) {
      cursor
      block { id ...BlockRow }
    }
  }
`);
