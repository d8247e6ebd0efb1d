import { changeOf, nameOf, readerQuery } from './checked-load.ts';
import type { ReplicasUnderTest } from './replicas.ts';

/** The readers of the load are others. */
const READER = 1000;
const LONGEST_MS = 5000;

/** How long after a mutation was answered by one gateway each other one still had an old response, in milliseconds. */
export async function invalidationDelays(
  { gateways }: ReplicasUnderTest,
  { rounds }: { readonly rounds: number },
): Promise<number[]> {
  const ask = async (at: number, query: string) => {
    const { origin = '' } = gateways[at] ?? {};
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return response.text();
  };
  const delays: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const product = `p${round}`;
    // The third one is answered as a whole.
    for (let again = 0; again < 3; again++) await Promise.all(gateways.map((_, at) => ask(at, readerQuery(READER))));
    const answer = await ask(round % gateways.length, changeOf(READER, product));
    if (answer.includes('errors')) throw new Error(`${nameOf(READER)} could not be changed: ${answer}`);
    const changedAt = performance.now();
    await Promise.all(
      gateways.map(async (_, at) => {
        if (at === round % gateways.length) return;
        for (;;) {
          const askedAt = performance.now();
          const isNew = (await ask(at, readerQuery(READER))).includes(`"${product}"`);
          if (!isNew && performance.now() - changedAt < LONGEST_MS) continue;
          // It was new when it was asked for, or between that and the answer.
          delays.push(askedAt - changedAt);
          return;
        }
      }),
    );
  }
  return delays.toSorted((one, other) => one - other);
}
