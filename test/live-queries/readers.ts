import { gatewayOver, json, type Reply, type Sent } from '#test/harness';
import { openStream } from '#test/live/event-reader';
import { type Route, served } from '#test/served';

export const NAME = 'publications/example.test/readers/r-1001';
export const LIVE = `query Live @live { reader(id: "${NAME}") { entitlements { productId } } }`;
export const GRANT = `mutation ($product: ID!) {
  updateReaderEntitlements(input: { id: "${NAME}", entitlements: [{ productId: $product }] }) { __typename } }`;

/** What the API answers, which a test changes. */
export interface ReaderState {
  products: string[];
  cacheControl: string | undefined;
  failure: Reply | undefined;
}

/** The API of readers: a mutation sets the products. */
export const answerOf =
  (state: ReaderState) =>
  ({ method, body }: Sent): Reply => {
    if (method === 'PATCH') state.products = entitlementsIn(body).map(({ productId }) => productId);
    else if (state.failure) return state.failure;
    const headers: Record<string, string> = {};
    if (state.cacheControl !== undefined) headers['cache-control'] = state.cacheControl;
    return json(
      { name: `${NAME}/entitlements`, entitlements: state.products.map((productId) => ({ productId })) },
      200,
      headers,
    );
  };

function entitlementsIn(body: string): readonly { readonly productId: string }[] {
  return (JSON.parse(body) as { entitlements?: { productId: string }[] }).entitlements ?? [];
}

/** The settings of a gateway that caches, and evaluates as often as it is told. */
export const settings = {
  performance: { cache: true },
  liveQueries: { interval: '5ms', poll: '60m' },
};

/** A gateway over the API of readers. */
export async function gatewayOverReaders(given: Readonly<Record<string, unknown>> = {}, route: Route = 'direct') {
  const state: ReaderState = { products: ['a'], cacheControl: 'max-age=3600', failure: undefined };
  const over = await gatewayOver('readers', answerOf(state), { settings: { ...settings, ...given } });
  const { address, server, post } = await served(over.gateway, route);
  const reads = () => over.sent.filter(({ method }) => method === 'GET').length;
  const grant = async (product: string, headers: Readonly<Record<string, string>> = {}) => {
    const { body } = await post({ query: GRANT, variables: { product } }, headers);
    return JSON.parse(body.toString()) as { data: unknown };
  };
  const follow = (body: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    openStream(address, { query: LIVE, ...body }, headers);
  return { ...over, state, address, server, post, reads, grant, follow };
}

/** The data of the live query with these products. */
export const products = (...ids: string[]) => ({
  reader: { entitlements: ids.map((productId) => ({ productId })) },
});
/** An event with a whole result. */
export const whole = (...ids: string[]) => ({ event: 'next', data: { data: products(...ids) } });
