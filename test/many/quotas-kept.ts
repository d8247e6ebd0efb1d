import type { ReplicasUnderTest } from './replicas.ts';

/** The calls that the upstream received of a quota of 2 calls a second and of one of 200 a day, while all gateways needed more. */
export interface QuotaFigures {
  readonly seconds: number;
  /** Calls of the first quota, and the most of them in any second. */
  readonly calls: number;
  readonly mostInSecond: number;
  /** Calls of the second one. */
  readonly callsOfDay: number;
}

/** Each gateway always has some that wait. */
const CALLERS = 9;
const DAY_CALLERS = 12;
const DAY_REQUESTS = 240;

/** Asks for more than both quotas allow, for this time, and until so many calls of the first one were made. */
export async function quotasKept(
  { gateways, upstreams }: ReplicasUnderTest,
  { seconds, least = 0 }: { readonly seconds: number; readonly least?: number },
): Promise<QuotaFigures> {
  const run = async (n: number, query: string) => {
    const { origin = '' } = gateways[n % gateways.length] ?? {};
    await fetch(`${origin}/graphql?query=${encodeURIComponent(query)}`)
      .then((response) => response.text())
      .catch(() => new Promise((resolve) => setTimeout(resolve, 50)));
  };
  const endsAt = performance.now() + seconds * 1000;
  let searches = 0;
  const searching = Array.from({ length: CALLERS }, async (_, n) => {
    while (performance.now() < endsAt || upstreams.arrivalsOf('/search').length < least)
      await run(n, `{ jokes(search: "text ${(searches += 1)}") { totalCount } }`);
  });
  let draws = 0;
  const drawing = Array.from({ length: DAY_CALLERS }, async (_, n) => {
    while (draws < DAY_REQUESTS) {
      draws += 1;
      await run(n, '{ randomJoke { text } }');
    }
  });
  await Promise.all([...searching, ...drawing]);

  const arrivals = upstreams.arrivalsOf('/search').map(({ at }) => at);
  const inSecond = arrivals.map((from) => arrivals.filter((at) => at >= from && at < from + 1000).length);
  return {
    seconds,
    calls: arrivals.filter((at) => at < endsAt).length,
    mostInSecond: Math.max(...inSecond),
    callsOfDay: upstreams.arrivalsOf('/random').length,
  };
}
