import { describe, expect, it } from 'vitest';
import { readExamples } from '#gateway';
import { type Answer, allRoutes } from '#test/routes/all-routes';
import { isOnce } from '#test/routes/example-texts';
import { wholeGraph } from '#test/routes/whole-graph';
import { type Ask, ROUTES, type Route } from '#test/served';

const examples = readExamples().flatMap(({ operations }) => operations);

describe('every example', () => {
  it('gets the same response by all routes', async () => {
    const { sandbox, gateway } = await wholeGraph();
    const routes = await allRoutes(gateway);
    const different: [string, Route, Answer, Answer][] = [];

    for (const { name, text, headers } of examples) {
      const request: Ask = {
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query: text }),
      };
      const ask = (route: Route) => {
        if (isOnce(text)) sandbox.reset();
        return routes[route](request);
      };
      const direct = await ask('direct');
      for (const route of ROUTES.slice(1)) {
        const other = await ask(route);
        if (JSON.stringify(direct) !== JSON.stringify(other)) different.push([name, route, direct, other]);
      }
    }

    expect(different).toEqual([]);
    expect(examples.length).toBeGreaterThan(50);
  });
});
