import { expect, it, onTestFinished } from 'vitest';
import { json } from '#test/harness';
import { startRedis } from './redis-server.ts';
import { replicasOver } from './replicas.ts';

const QUERY = '{ quotes(search: "sea") { totalCount } }';

it('confirms by one failure that an upstream fails for which the breaker of another replica is open', async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.remove());
  const breaker = { failures: 3, rate: '100%', open: '60s' };
  const upstream = () => json({}, 500);
  const settings = { apis: { quotes: { breaker } } };
  const { run, sent, replica } = await replicasOver(redis.url, { quotes: upstream }, { settings });
  const isOpen = (at: number) =>
    replica(at)
      .health()
      .find(({ slug }) => slug === 'quotes')?.breaker === 'open';

  await run(1, QUERY);
  expect(isOpen(1)).toBe(false);
  const told = Promise.withResolvers<void>();
  const subscription = replica(1).sharedState?.bus.subscribe('breaker:quotes', {
    message: () => told.resolve(),
    missed: () => undefined,
  });
  await subscription?.active;
  for (let call = 0; call < 3; call++) await run(0, QUERY);
  expect(isOpen(0)).toBe(true);
  await told.promise;
  await run(1, QUERY);
  expect(isOpen(1)).toBe(true);

  expect(sent).toHaveLength(5);
  expect((await run(1, QUERY)).errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  expect(sent).toHaveLength(5);
});
