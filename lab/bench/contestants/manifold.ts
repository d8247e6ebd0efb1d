import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { installFolder } from '../../../scripts/install-folder.ts';
import { UsageError } from '../command.ts';
import * as of from '../workloads/arguments.ts';
import type { WorkloadId } from '../workloads/index.ts';
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

const COUNTRIES = `query ($name: String!, $first: Int!) {
  countries(where: { name: $name }, first: $first) { nodes { name { common } code population } }
}`;

type Variables = (n: number) => object;

const named = (kind: Parameters<typeof of.name>[0], first: number): Variables => {
  return (n) => ({ name: of.name(kind, n), first });
};

/** The document of each workload, and the variables of request `n`. */
const DOCUMENTS: Readonly<Record<WorkloadId, readonly [document: string, variables: Variables]>> = {
  transaction: [
    'query ($hash: ID!) { transaction(id: $hash) { hash size weight relayedBy } }',
    (n) => ({ hash: of.hash(n) }),
  ],
  countries: [COUNTRIES, named('slim', 50)],
  'whole-countries': [COUNTRIES, named('whole', 50)],
  quotes: [
    'query ($text: String!) { quotes(search: $text, first: 100) { nodes { text author { name } } } }',
    (n) => ({ text: of.text(n) }),
  ],
  orders: [
    `query ($from: DateTime!) {
      orders(where: { createdAt: { from: $from } }, first: 50) {
        nodes { orderId disputes: paymentDisputes { nodes { disputeId: paymentDisputeId reason } } }
      }
    }`,
    (n) => ({ from: of.date(n) }),
  ],
  ten: [
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
  ],
  thousand: [
    `query ($from: DateTime!) {
      orders(where: { createdAt: { from: $from } }, first: 1000) {
        nodes { orderId creationDate: createdAt fulfillmentStatus }
      }
    }`,
    (n) => ({ from: of.date(n) }),
  ],
};

/** What earlier commits call it, for what their schemas do not know. */
const RENAMED: readonly (readonly [now: string, before: string])[] = [
  ['transaction(id:', 'transaction(hash:'],
  ['$hash: ID!', '$hash: String!'],
  ['where: { createdAt: { from: $from } }', 'where: { filter: { createdAt: { from: $from } } }'],
  ['reader(id:', 'reader(name:'],
  ['iamPolicy(instanceId:', 'iamPolicy(resource:'],
];

/** The requests of all workloads, as the project in a folder understands them. */
function asksOf(project: string): Asks {
  const entries = Object.entries(DOCUMENTS);
  if (project === PROJECT)
    return Object.fromEntries(entries.map(([id, [text, variables]]) => [id, graphql('/graphql', text, variables)]));
  const schema = buildSchema(readFileSync(join(project, 'schema', 'manifold.graphql'), 'utf8'));
  const problems = (text: string) => validate(schema, parse(text)).length;
  const understood = (text: string, [now, before]: readonly [string, string]) => {
    const older = text.replaceAll(now, before);
    return problems(text) > 0 && problems(older) <= problems(text) ? older : text;
  };
  return Object.fromEntries(
    entries.map(([id, [text, variables]]) => {
      const older = RENAMED.reduce(understood, text);
      const [problem] = validate(schema, parse(older));
      if (problem) throw new UsageError(`That commit cannot answer ${id}: ${problem.message}`);
      return [id, graphql('/graphql', older, variables)];
    }),
  );
}

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
    asks: asksOf(project),
    prepare(place) {
      const file = join(place.folder, `${id}.json`);
      const { server, ...more } = settings;
      const document = {
        ...baseSettings(),
        apis: Object.fromEntries(slugs.map((slug) => [slug, apiSettings(`${place.upstream}${below}/${slug}`)])),
        ...more,
        ...(performance && { performance }),
        server: { port: place.port, overload: PATIENT, ...server },
      };
      writeFileSync(file, JSON.stringify(project === PROJECT ? document : knownSettings(document, project)));
      return onNode(join(project, 'src', 'main.ts'), 'serve', '--config', file);
    },
  };
}

/** Without the quotas of the public services, which no load test may use up: calls beyond one are answered with errors. */
function apiSettings(url: string): object {
  return { url, quotas: [] };
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

type Section = Readonly<Record<string, object>>;

interface SettingsSchema {
  readonly properties: Readonly<Record<string, { readonly properties?: Section }>>;
  readonly definitions?: Readonly<Record<string, { readonly properties?: Section }>>;
}

/** The settings that the project in a folder knows. Earlier commits call APIs interfaces. */
function knownSettings({ server = {}, apis = {}, ...document }: Section, project: string): object {
  const file = join(project, 'docs', 'manifold.schema.json');
  const { properties, definitions } = JSON.parse(readFileSync(file, 'utf8')) as SettingsSchema;
  const known = (section: object, names: object = {}) =>
    Object.fromEntries(Object.entries(section).filter(([name]) => name in names));
  const ofApi = (definitions?.['Api'] ?? definitions?.['Interface'])?.properties;
  const ofApis = Object.fromEntries(Object.entries(apis).map(([slug, api]) => [slug, known(api, ofApi)]));
  const own = {
    ...document,
    apis: ofApis,
    interfaces: ofApis,
    server: known(server, properties['server']?.properties),
  };
  return known(own, properties);
}

/** Manifold at an earlier commit, in a folder of its own with its own packages. */
export interface Earlier {
  readonly contestant: Contestant;
  remove(): void;
}

/** Checks out a commit beside this one. Its packages come from npm's cache, as far as they are there. */
export function earlierManifold(commit: string): Earlier {
  const hash = git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  if (hash === undefined) throw new UsageError(`There is no commit ${commit}.`);
  const parent = mkdtempSync(join(tmpdir(), 'manifold-earlier-'));
  const project = join(parent, 'manifold');
  const remove = () => {
    rmSync(parent, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    if (git('worktree', 'add', '--quiet', '--detach', project, hash) === undefined || !installFolder(project))
      throw new UsageError(`${commit} cannot be installed, as it says above.`);
    const short = hash.slice(0, 8);
    return { contestant: manifoldWith({ id: short, name: `Manifold at ${short}`, project }), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** What a command of git prints; `undefined` if it fails. */
function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: PROJECT, encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });
  return status === 0 ? stdout.trim() : undefined;
}
