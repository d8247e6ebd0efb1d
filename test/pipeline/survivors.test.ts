import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { fakeRequest } from '#test/fake-request';
import { gatewayOf } from '#test/harness';
import { Held } from '../../src/gateway/types.ts';

const HEADERS = { 'content-type': 'application/json', accept: 'application/json', origin: 'https://shop.example' };
const [WARM_UP, ROUNDS, REQUESTS] = [2000, 9, 500];
const MOST_BYTES = 100;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void;

/** Bytes of what two collections of young objects have not collected. */
function survived(): number {
  for (let collections = 0; collections < 2; collections++) collect({ type: 'minor' });
  const spaces = getHeapSpaceStatistics().filter(({ space_name: name }) => /^(?:old|large_object)_space$/.test(name));
  return spaces.reduce((bytes, { space_used_size: used }) => bytes + used, 0);
}

/** The least that a request of some rounds leaves, in bytes: functions that are compiled meanwhile survive too. */
async function leastBytes(send: (n: number) => Promise<void>): Promise<number> {
  for (let n = 0; n < WARM_UP; n++) await send(n);
  collect();
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = survived();
    for (let n = 0; n < REQUESTS; n++) await send(n);
    rounds.push((survived() - before) / REQUESTS);
  }
  return Math.min(...rounds);
}

it('a request leaves at most 100 bytes after two minor collections', async () => {
  const handler = await gatewayOf({}).handler();
  const kept: unknown[] = [];
  const send = async (n: number) => {
    const held = new Held();
    const variables = { n: n > 0 };
    const body = JSON.stringify({ query: 'query ($n: Boolean!) { __typename @include(if: $n) }', variables });
    const response = await handler.handle(fakeRequest({ headers: HEADERS, body }), held);
    held.end();
    if (response.status !== 200) throw new Error(`It was answered with ${response.status}`);
    return response;
  };

  expect(await leastBytes(async (n) => void (await send(n)))).toBeLessThanOrEqual(MOST_BYTES);
  expect(await leastBytes(async (n) => void kept.push(await send(n))), 'of responses that are kept').toBeGreaterThan(
    MOST_BYTES,
  );
});
