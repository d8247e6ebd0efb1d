import { defaultSettings, onSandbox, type Settings } from '#config';
import { readContract } from '#contract';
import { type Slug, slugs } from '#contracts';
import { type Gateway, subgraphSchema } from '#gateway';
import { gatewayFrom, runOn } from '#test/harness';
import { sandboxOf } from '#test/over-sandbox';
import { served } from '#test/served';
import { SandboxDial } from '../../lab/resilience/load.ts';
import { type ComposedSubgraph, composers } from './composers.ts';
import { customerOfOrder, stockOfProduct } from './contributions.ts';
import { serveTravel, TRAVEL, type TravelData } from './travel.ts';

const contracts = slugs.map(readContract);

/** The travel agency's subgraph, as composers take it. */
export const travel: ComposedSubgraph = { name: 'travel', url: 'http://travel.example/graphql', sdl: TRAVEL };

/** A gateway that is a subgraph, with fields for entities of the travel agency. */
function federated(settings: Settings, shareable: readonly string[] = []): Gateway {
  return gatewayFrom({ ...settings, federation: { shareable } }, undefined, [stockOfProduct, customerOfOrder]);
}

/** The schema of a gateway with these APIs, as composers take it. */
export function subgraphOf(
  name: string,
  apis: readonly Slug[] = slugs,
  shareable: readonly string[] = [],
): ComposedSubgraph {
  const settings = defaultSettings(apis.map(readContract));
  const { schema } = federated(settings, shareable);
  return { name, url: `http://${name}.example/graphql`, sdl: subgraphSchema(schema) };
}

/** A gateway that is a subgraph, over the sandbox of all APIs. It caches nothing, so that calls can be counted. */
export async function subgraphOverSandbox() {
  const sandbox = await sandboxOf(slugs);
  const settings = onSandbox(defaultSettings(contracts), contracts, sandbox.origin);
  const gateway = federated({ ...settings, performance: { ...settings.performance, cache: false } });
  return { gateway, sandbox, ...(await served(gateway)) };
}

/** A supergraph of a gateway over its sandbox and the travel agency, whose objects refer to 100 each of the gateway's. */
export async function supergraphOverSandbox() {
  const { gateway, sandbox, address } = await subgraphOverSandbox();
  const url = await serveTravel(await referencesIn(gateway));
  const { supergraph = '' } = composers.Guild([
    { name: 'manifold', url: address, sdl: subgraphSchema(gateway.schema) },
    { ...travel, url },
  ]);
  const dial = new SandboxDial(sandbox.origin);
  /** The upstream calls, by API, that an operation of a router takes. */
  const callsOf = async (run: () => Promise<unknown>) => {
    const before = await dial.calls();
    await run();
    const after = await dial.calls();
    return Object.fromEntries(
      slugs.map((slug) => [slug, after(slug) - before(slug)]).filter(([, calls]) => calls !== 0),
    );
  };
  return { supergraph, callsOf, gateway };
}

interface Found {
  readonly countries: { readonly nodes: readonly { readonly code: string }[] };
  readonly orders: { readonly nodes: readonly { readonly orderId: string }[] };
  readonly inventory: { readonly nodes: readonly { readonly sku: string | null }[] };
}

/** The keys of 100 countries, orders and products. */
async function referencesIn(gateway: Gateway): Promise<TravelData> {
  const { data } = await runOn(
    gateway,
    `{
      countries(first: 100) { nodes { code } }
      orders(first: 100) { nodes { orderId } }
      inventory(first: 200) { nodes { sku } }
    }`,
  );
  const { countries, orders, inventory } = data as Found;
  const skus = new Set(inventory.nodes.flatMap(({ sku }) => sku ?? []));
  return {
    countries: countries.nodes.map(({ code }) => code),
    orderIds: orders.nodes.map(({ orderId }) => orderId),
    skus: Array.from({ length: 100 }, (_, index) => [...skus][index] ?? `unknown-${index}`),
  };
}
