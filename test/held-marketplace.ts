import { onTestFinished } from 'vitest';
import { serveUntilOver } from '#test/serve-until-over';
import { gatewayOverAll, json } from './harness.ts';

export const CATEGORIES = ['animal', 'career'];
const ORDERS = ['11-1', '11-2', '11-3'].map((orderId) => ({ orderId }));

/** A served gateway over jokes, and over a marketplace that replies once the test lets it. */
export async function heldMarketplace(options: { readonly graphiql?: boolean } = {}) {
  const released = Promise.withResolvers<void>();
  const { gateway, sent } = await gatewayOverAll({
    jokes: () => json(CATEGORIES),
    marketplace: async () => {
      await released.promise;
      return json({ total: 7, limit: 20, offset: 0, orders: ORDERS });
    },
  });
  const whole = {
    ...gateway,
    settings: { ...gateway.settings, server: { ...gateway.settings.server, ...options } },
  };
  const server = await serveUntilOver(whole);
  onTestFinished(() => released.resolve());
  return { url: `${server.origin}/graphql`, gateway, sent, release: () => released.resolve() };
}
