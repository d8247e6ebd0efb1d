import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Item {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly Item[];
  readonly collapsed?: boolean;
}

const DOCS = join(import.meta.dirname, '..');

/** Pages that show how Manifold is made and tested. */
const project = folded('Project', [
  page('developing.md'),
  page('adding-an-api.md'),
  page('pipeline.md'),
  page('specification.md'),
  page('coverage.md'),
  page('comparison.md', 'Other gateways'),
  page('resilience.md'),
  page('measurements.md'),
  page('sandbox-fidelity.md'),
  page('country-data.md', 'Country data'),
  page('decisions/README.md', 'Decisions'),
  folded(
    'Each decision',
    pagesIn('decisions').filter(({ text }) => text !== 'Decisions'),
  ),
]);

/** The pages in the order in which a reader needs them. */
export const sidebar: readonly Item[] = [
  section('Start', [page('start.md', 'Five-minute start'), page('concepts.md'), page('tutorial.md', 'Tutorial')]),
  section('Your APIs', [
    page('own-apis.md', 'Add an API'),
    page('add-limits.md'),
    page('resolvers.md'),
    folded('Coming from', [
      page('from-connectors.md', 'Apollo Connectors'),
      page('from-mesh.md', 'GraphQL Mesh'),
      page('from-tailcall.md', 'Tailcall'),
    ]),
  ]),
  section('Querying', [
    page('paging.md'),
    page('errors.md'),
    page('uploads.md'),
    page('downloads.md'),
    page('incremental.md', '@defer and @stream'),
    page('subscriptions.md'),
    page('live-queries.md'),
  ]),
  section('Clients', [
    page('client.md', 'Typed client'),
    page('agents.md', 'Agents (MCP)'),
    page('apollo.md'),
    page('urql.md'),
    page('relay.md'),
    page('cors.md', 'CORS'),
    page('testing.md', 'Testing an app'),
    page('sandbox.md'),
  ]),
  section('Running', [
    page('deploying.md'),
    page('container.md'),
    page('reloading.md'),
    page('upgrading.md'),
    page('replicas.md', 'Several gateways'),
    page('scaling.md', 'How many gateways'),
    page('performance.md'),
    page('caching.md', 'Caching'),
    page('troubleshooting.md'),
  ]),
  section('Protecting', [
    page('security.md', 'Security'),
    page('budgets.md', 'Budgets for callers'),
    page('quotas.md', 'Quotas and overload'),
    page('cost.md'),
  ]),
  section('Observing', [page('observability.md'), page('console.md')]),
  section('Embedding', [page('library.md'), page('federation.md')]),
  section('Reference', [
    page('configuration.md'),
    page('cli.md'),
    page('graph.md'),
    folded('Built-in APIs', pagesIn('graph')),
    page('public-services.md', 'Public services'),
  ]),
  project,
];

function section(text: string, items: readonly Item[]): Item {
  return { text, items };
}

function folded(text: string, items: readonly Item[]): Item {
  return { text, items, collapsed: true };
}

function page(file: string, text = titleOf(file)): Item {
  return { text, link: `/${file.replace(/README\.md$/, '').replace(/\.md$/, '')}` };
}

function pagesIn(folder: string): Item[] {
  const files = readdirSync(join(DOCS, folder)).filter((file) => file.endsWith('.md'));
  return files.toSorted().map((file) => page(`${folder}/${file}`));
}

function titleOf(file: string): string {
  const [, title = file] = /^# (.+)$/m.exec(readFileSync(join(DOCS, file), 'utf8')) ?? [];
  return title.replaceAll('`', '');
}
