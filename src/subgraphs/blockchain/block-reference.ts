import type { Block, LatestBlock } from '#contracts/blockchain';

/** The known part of a block. */
export interface BlockReference {
  readonly height: number;
  /** The hash of a block that is not part of the main chain. */
  readonly orphanHash?: string | undefined;
  /** The block as the newest one is sent. */
  readonly latest?: LatestBlock;
  /** The whole block, where it has been read. */
  readonly block?: Block;
}
