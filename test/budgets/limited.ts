import type { Slug } from '#contracts';
import { gatewayOverAll, json, type Reply, type Sent } from '#test/harness';
import type { RawAnswer } from '#test/raw-request';
import { type Route, served } from '#test/served';

export const QUERY = '{ quotes(search: "sea") { totalCount } }';
export const ANSWER = { data: { quotes: { totalCount: 7 } } };
export const page = () => json({ count: 0, totalCount: 7, page: 1, totalPages: 1, results: [] });

type Answers = Partial<Record<Slug, (request: Sent) => Reply | Promise<Reply>>>;

/** A served gateway with these budgets, over quotes or other APIs. */
export async function limited(
  route: Route,
  budgets: object,
  { settings = {}, answers = { quotes: page } }: { settings?: object; answers?: Answers } = {},
) {
  const { gateway, sent, logged } = await gatewayOverAll(answers, { settings: { budgets, ...settings } });
  return { ...(await served(gateway, route)), gateway, sent, logged };
}

/** The status, what is left by `RateLimit`, and the seconds of `Retry-After`. */
export const outcome = ({ status, headers }: RawAnswer) => [status, headers['ratelimit'], headers['retry-after']];

export const read = ({ body }: RawAnswer) => JSON.parse(body.toString());
