import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Item {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly Item[];
  readonly collapsed?: boolean;
}

const DOCS = join(import.meta.dirname, '..');

/** The pages by what their reader does with Manifold. */
export const sidebar: readonly Item[] = [
  {
    text: 'Use it',
    items: [
      page('start.md', 'Five-minute start'),
      page('concepts.md'),
      page('tutorial.md', 'Tutorial'),
      page('graph.md'),
      { text: 'APIs', collapsed: true, items: pagesIn('graph') },
      page('paging.md'),
      page('errors.md'),
      page('uploads.md'),
      page('downloads.md'),
      page('incremental.md'),
      page('subscriptions.md'),
      page('live-queries.md'),
      page('client.md', 'Typed client'),
      page('apollo.md'),
      page('urql.md'),
      page('relay.md'),
      page('testing.md', 'Testing an app'),
      page('library.md', 'In programs of yours'),
    ],
  },
  {
    text: 'Run it',
    items: [
      page('deploying.md'),
      page('configuration.md'),
      page('public-services.md', 'Public services'),
      page('cli.md'),
      page('security.md', 'Security'),
      page('resilience.md'),
      page('cost.md'),
      page('budgets.md', 'Budgets for callers'),
      page('federation.md'),
      page('quotas.md', 'Quotas and overload'),
      page('caching.md', 'Caching'),
      page('replicas.md', 'Several gateways'),
      page('scaling.md', 'How many gateways'),
      page('performance.md'),
      page('observability.md'),
      page('console.md'),
      page('container.md'),
      page('upgrading.md'),
      page('reloading.md'),
      page('sandbox.md'),
      page('country-data.md', 'Serving country data'),
    ],
  },
  {
    text: 'Extend it',
    items: [page('own-apis.md'), page('adding-an-api.md'), page('developing.md', 'Developing Manifold')],
  },
  {
    text: 'Understand it',
    items: [
      page('pipeline.md'),
      page('specification.md'),
      page('coverage.md'),
      page('decisions/README.md', 'Decisions'),
      {
        text: 'Each decision',
        collapsed: true,
        items: pagesIn('decisions').filter(({ text }) => text !== 'Decisions'),
      },
    ],
  },
];

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
