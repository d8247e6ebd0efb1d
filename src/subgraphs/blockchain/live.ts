import { type LiveFields, SINGLETON_KEY } from '#graph';
import { latestBlock } from './batches.ts';
import type { BlockMined } from './models.ts';

const CACHED_MS = 10_000;
const SLOWEST_MS = 60_000;
/** Blocks that are read at once. */
const MOST_BLOCKS = 100;

/** Blocks as they are mined: the position is the height. */
export const live: LiveFields = {
  blockMined: () => ({
    key: '',
    everyMs: { least: CACHED_MS, most: SLOWEST_MS },
    isCursor: (text) => /^\d{1,9}$/.test(text),
    compare: (one, other) => Number(one) - Number(other),
    async read(after, { load }) {
      const latest = await load(latestBlock, SINGLETON_KEY);
      if (!latest) throw new TypeError('The chain has no newest block.');
      const from = after === undefined ? latest.height : Math.min(Number(after), latest.height);
      const to = Math.min(latest.height, from + MOST_BLOCKS);
      const events = Array.from({ length: to - from }, (_, index): BlockMined => {
        const height = from + index + 1;
        return {
          cursor: String(height),
          block: { ref: height === latest.height ? { height, latest } : { height } },
        };
      });
      return { events, cursor: String(to), hasMore: to < latest.height };
    },
  }),
};
