import type { Gateway } from '#gateway';
import type { RawAnswer } from '#test/raw-request';
import { type Ask, ROUTES, type Route, served } from '#test/served';

/** A response without its Date header. */
export interface Answer extends Omit<RawAnswer, 'body'> {
  readonly body: string;
}

type ByRoute<Value> = Readonly<Record<Route, Value>>;

/** A function per route that sends a request to the gateway. */
export async function allRoutes(gateway: Gateway): Promise<ByRoute<(ask: Ask) => Promise<Answer>>> {
  const asks = await Promise.all(ROUTES.map(async (route) => [route, await by(gateway, route)] as const));
  return Object.fromEntries(asks) as ByRoute<(ask: Ask) => Promise<Answer>>;
}

/** Sends the same request by all routes, one after another. */
export async function askAll(routes: Awaited<ReturnType<typeof allRoutes>>, ask: Ask): Promise<ByRoute<Answer>> {
  const answers: Partial<Record<Route, Answer>> = {};
  for (const route of ROUTES) answers[route] = await routes[route](ask);
  return answers as ByRoute<Answer>;
}

/** The response of the direct route, and those of the other routes with the expected equal ones. */
export function compareToDirect({ direct, ...others }: ByRoute<Answer>) {
  return { direct, expected: Object.fromEntries(Object.keys(others).map((route) => [route, direct])), others };
}

async function by(gateway: Gateway, route: Route) {
  const { ask } = await served(gateway, route);
  return async ({ method = 'POST', headers, ...rest }: Ask): Promise<Answer> => {
    const answer = await ask({ method, headers: { 'x-request-id': 'same', ...(headers ?? typeFor(method)) }, ...rest });
    const { date: _date, ...others } = answer.headers;
    // The order of headers is not significant.
    const headersByName = Object.fromEntries(
      Object.entries(others).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
    return { ...answer, headers: headersByName, body: answer.body.toString() };
  };
}

const typeFor = (method: string): Readonly<Record<string, string>> =>
  method === 'POST' ? { 'content-type': 'application/json' } : {};
