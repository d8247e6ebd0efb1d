import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as of from '../workloads/arguments.ts';
import { type Asks, type Contestant, graphql, onNode, PROJECT } from './contestant.ts';

/** The APIs of the workloads. */
export const ASKED = [
  'banking',
  'blockchain',
  'countries',
  'indexing',
  'jokes',
  'marketplace',
  'notebooks',
  'quotes',
  'readers',
  'tv',
] as const;

/** On a busy machine the event loop is late, which is no overload. */
const PATIENT = { maxDelay: '10s' };

const ask = (query: string, variables: (n: number) => object) => graphql('/graphql', query, variables);

const COUNTRIES = `query ($name: String!, $first: Int!) {
  countries(where: { name: $name }, first: $first) { nodes { name { common } code population } }
}`;

/** Countries of one of the upstream's lists. */
export const countriesOf = (kind: Parameters<typeof of.name>[0], first: number) =>
  ask(COUNTRIES, (n) => ({ name: of.name(kind, n), first }));

const asks = {
  transaction: ask('query ($hash: ID!) { transaction(id: $hash) { hash size weight relayedBy } }', (n) => ({
    hash: of.hash(n),
  })),
  countries: countriesOf('slim', 50),
  'whole-countries': countriesOf('whole', 50),
  quotes: ask(
    'query ($text: String!) { quotes(search: $text, first: 100) { nodes { text author { name } } } }',
    (n) => ({
      text: of.text(n),
    }),
  ),
  orders: ask(
    `query ($from: DateTime!) {
      orders(where: { createdAt: { from: $from } }, first: 50) {
        nodes { orderId disputes: paymentDisputes { nodes { disputeId: paymentDisputeId reason } } }
      }
    }`,
    (n) => ({ from: of.date(n) }),
  ),
  ten: ask(
    `query ($hash: ID!, $name: String!, $text: String!, $from: DateTime!, $page: URL!, $instance: ID!, $reader: ID!) {
      transaction(id: $hash) { hash size }
      countries(where: { name: $name }, first: 5) { nodes { name { common } } }
      quotes(search: $text, first: 5) { nodes { text } }
      orders(where: { createdAt: { from: $from } }, first: 5) { nodes { orderId } }
      jokes(search: $text, first: 5) { nodes { text } }
      characters: tvCharacters(first: 5) { nodes { name } }
      reader(id: $reader) { entitlements { productId } }
      notification: urlNotification(url: $page) { latestUpdate { notifyTime: notifiedAt } }
      policy: iamPolicy(instanceId: $instance) { version etag }
      banks(first: 5) { nodes { name } }
    }`,
    of.ofTen,
  ),
  thousand: ask(
    `query ($from: DateTime!) {
      orders(where: { createdAt: { from: $from } }, first: 1000) {
        nodes { orderId creationDate: createdAt fulfillmentStatus }
      }
    }`,
    (n) => ({ from: of.date(n) }),
  ),
} satisfies Asks;

/** Manifold with other settings. */
export interface Variant {
  readonly id: string;
  readonly name: string;
  readonly slugs?: readonly string[];
  /** Settings of the section `performance`. */
  readonly performance?: Readonly<Record<string, unknown>>;
  /** The path of the APIs below the upstream. */
  readonly below?: string;
  /** Settings of other sections. */
  readonly settings?: Readonly<Record<string, object>>;
  /** The folder of another commit. */
  readonly project?: string;
}

/** Manifold as `manifold serve` runs it, in one process. */
export function manifoldWith({
  id,
  name,
  slugs = ASKED,
  performance,
  below = '',
  settings = {},
  project = PROJECT,
}: Variant): Contestant {
  return {
    id,
    name,
    asks,
    prepare(place) {
      const file = join(place.folder, `${id}.json`);
      const { server, ...more } = settings;
      const document = {
        ...baseSettings(),
        [sectionOfApis(project)]: Object.fromEntries(
          slugs.map((slug) => [slug, { url: `${place.upstream}${below}/${slug}` }]),
        ),
        ...more,
        ...(performance && { performance }),
        server: { port: place.port, overload: PATIENT, ...server },
      };
      writeFileSync(file, JSON.stringify(document));
      return onNode(join(project, 'src', 'main.ts'), 'serve', '--config', file);
    },
  };
}

export const manifold = manifoldWith({ id: 'manifold', name: 'Manifold' });

/** JSON is YAML, too. */
function baseSettings(): object {
  return {
    logs: { level: 'warn' },
    // Metrics are on by default, but at a port that only one process can have.
    metrics: { port: 0 },
    unconfigured: 'omit',
    limits: { pageMaximum: 10_000 },
  };
}

/** The section of the settings of APIs, which earlier commits call interfaces. */
function sectionOfApis(project: string): string {
  return existsSync(join(project, 'src', 'upstream', 'interface.ts')) ? 'interfaces' : 'apis';
}
