import type { LatestBlock } from '#contracts/blockchain';

/** What an answer tells of a block. */
export interface BlockReference {
  readonly height: number;
  /** The hash of a block that is not part of the main chain. */
  readonly orphanHash?: string | undefined;
  /** The block as the newest one is sent. */
  readonly latest?: LatestBlock;
}
