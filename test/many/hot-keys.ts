import type { ReplicasUnderTest } from './replicas.ts';

const CALLERS = 60;

/** The calls that upstreams received for keys that many callers asked for at the same time, each new to all gateways. */
export async function hotKeys(
  { origin, upstreams }: ReplicasUnderTest,
  { keys }: { readonly keys: number },
): Promise<{ readonly requests: number; readonly wrong: number; readonly calls: readonly number[] }> {
  let wrong = 0;
  for (let key = 0; key < keys; key++) {
    const query = encodeURIComponent(`{ joke(id: "hot${key}.") { text } }`);
    const expected = JSON.stringify({ data: { joke: { text: `Joke hot${key}..` } } });
    const answers = await Promise.all(
      Array.from({ length: CALLERS }, async () => (await fetch(`${origin}/graphql?query=${query}`)).text()),
    );
    wrong += answers.filter((answer) => answer !== expected).length;
  }
  const calls = Array.from({ length: keys }, (_, key) => upstreams.arrivalsOf(`/hot${key}.`).length);
  return { requests: keys * CALLERS, wrong, calls };
}
