import { hangingMarketplace } from './hanging-marketplace.ts';
import { timeTo } from './time-to.ts';

const WARM_UP = 20;
const WITHOUT = '{ jokeCategories }';
const DEFERRED = '{ jokeCategories ... @defer { orders { totalCount } } }';

/** Milliseconds of both queries, in the order of rounds. */
export interface FirstParts {
  readonly without: readonly number[];
  readonly deferred: readonly number[];
}

/** Times the first part of a query whose other part hangs, in turn with the query without that part. */
export async function measureFirstPart(rounds: number): Promise<FirstParts> {
  const { address, nextCall, stop } = await hangingMarketplace();
  const without: number[] = [];
  const deferred: number[] = [];
  for (let round = -WARM_UP; round < rounds; round++) {
    const whole = await timeTo('"career"', WITHOUT, address);
    whole.leave();
    const called = nextCall();
    const first = await timeTo('"hasNext":true', DEFERRED, address);
    await called;
    first.leave();
    if (round < 0) continue;
    without.push(whole.took);
    deferred.push(first.took);
  }
  await stop();
  return { without, deferred };
}
