import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HASH, QUERY } from '../../../test/clients/question.ts';
import {
  GATEWAY_HOST,
  PAGE_ORIGIN,
  type RecordedRequest,
  readRecordedRequests,
} from '../../../test/clients/recorded-requests.ts';
import { rawRequest } from '../../../test/raw-request.ts';
import type { Contestant } from '../contestants/contestant.ts';
import { PROJECT } from '../contestants/contestant.ts';
import { manifoldWith } from '../contestants/manifold.ts';
import { hash } from '../workloads/arguments.ts';
import type { WorkloadId } from '../workloads/index.ts';
import {
  type Cell,
  DIFFERENT,
  type Pace,
  PLAIN_POST,
  type RequestHead,
  type RequestLine,
  takeTurns,
  turnsAt,
  warmUpAll,
  writeRequestLines,
} from './load.ts';
import { type Running, start } from './processes.ts';

/** Manifold with one of its parts switched off. */
interface Variant {
  readonly id: string;
  readonly name: string;
}

/** A column of the table of parts: its requests. */
interface Asked {
  readonly title: string;
  readonly cells: readonly Cell[];
}

/** The cost of a request with each part switched off in turn. The first variant has all parts. */
export interface Parts {
  readonly variants: readonly Variant[];
  readonly asked: readonly Asked[];
}

interface Question {
  readonly title: string;
  readonly workload: WorkloadId;
  readonly alike: boolean;
}

const UNCACHEABLE: readonly Question[] = [
  { title: 'one transaction, all different', workload: 'transaction', alike: false },
  { title: '100 quotes, all different', workload: 'quotes', alike: false },
  { title: '1,000 orders, all different', workload: 'thousand', alike: false },
  { title: 'one transaction, all alike', workload: 'transaction', alike: true },
  { title: '100 quotes, all alike', workload: 'quotes', alike: true },
];
/** Repeated requests over an upstream with cacheable responses. */
const CACHEABLE: readonly Question[] = [
  { title: 'one of 10,000 cached transactions', workload: 'transaction', alike: false },
];

interface VariantOptions {
  readonly upstream: string;
  readonly folder: string;
  readonly pace: Pace;
  readonly warmSeconds: number;
}

/** Measures the gain of each part that can be switched off. */
export async function measureParts(options: VariantOptions): Promise<Parts> {
  return {
    variants: variantsBelow('').map(({ id, name }) => ({ id, name })),
    asked: [
      ...(await askVariants(UNCACHEABLE, variantsBelow(''), options)),
      ...(await askVariants(CACHEABLE, variantsBelow('/cacheable'), options)),
    ],
  };
}

/** Measures variants in turn, with each of the questions. */
async function askVariants(
  questions: readonly Question[],
  variants: readonly Contestant[],
  { upstream, folder, pace, warmSeconds }: VariantOptions,
): Promise<Asked[]> {
  const running: Running[] = [];
  try {
    for (const variant of variants) running.push(await start(variant, { upstream, folder }));
    await warmUpAll(running, warmSeconds, folder);
    const asked: Asked[] = [];
    for (const { title, workload, alike } of questions) {
      const turns = turnsAt(running, workload, alike, { connections: pace.connections, folder });
      asked.push({ title, cells: await takeTurns(turns, pace) });
    }
    return asked;
  } finally {
    await Promise.all(running.map((each) => each.stop()));
  }
}

function variantsBelow(below: string): Contestant[] {
  const parts = partsThere();
  const without = (off: readonly string[]) => Object.fromEntries(off.map((part) => [part, false]));
  return [
    manifoldWith({ id: 'all-parts', name: 'everything on', below }),
    ...parts.map((part) =>
      manifoldWith({ id: `no-${part}`, name: `without \`${part}\``, performance: without([part]), below }),
    ),
    manifoldWith({ id: 'no-parts', name: 'without any of them', performance: without(parts), below }),
  ];
}

interface SettingsSchema {
  readonly properties: { readonly performance: { readonly properties: Readonly<Record<string, object>> } };
}

/** Every switch of the section `performance`, as the settings' own schema has it. */
function partsThere(): string[] {
  const file = join(PROJECT, 'docs', 'manifold.schema.json');
  const { properties } = (JSON.parse(readFileSync(file, 'utf8')) as SettingsSchema).properties.performance;
  return Object.entries(properties).flatMap(([name, schema]) => (isSwitch(schema) ? [name] : []));
}

const isSwitch = (schema: object) => JSON.stringify(schema).includes('"boolean"');

/** The costs of one request, sent with the headers that HTTP demands only, and as real clients send it. */
export interface Clients {
  readonly plain: Cell;
  /** A GET that names a persisted document. */
  readonly persisted: Cell;
  readonly clients: readonly ClientCost[];
}

/** The costs of a client's requests. */
interface ClientCost {
  readonly client: string;
  readonly version: string;
  readonly method: string;
  /** The plain body with the client's headers; absent where the client sends a GET. */
  readonly headers?: Cell | undefined;
  /** The request exactly as the client sends it; absent where its body is the plain one. */
  readonly request?: Cell | undefined;
}

interface Options {
  readonly upstream: string;
  readonly folder: string;
  readonly pace: Pace;
  readonly warmSeconds: number;
}

/** Requests of one kind. */
interface SentVariant {
  readonly id: string;
  readonly head: RequestHead;
  readonly line: (n: number) => RequestLine;
}

const PATH = '/graphql';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const bodyOf = (transactionHash: string) => JSON.stringify({ query: QUERY, variables: { hash: transactionHash } });

const plain: SentVariant = {
  id: 'plain',
  head: PLAIN_POST,
  line: (n) => ({ target: PATH, body: bodyOf(hash(n)) }),
};

const persisted: SentVariant = {
  id: 'persisted',
  head: { method: 'GET', headers: [['host', '{host}']] },
  line(n) {
    const parameters = { documentId: `sha256:${sha256(QUERY)}`, variables: JSON.stringify({ hash: hash(n) }) };
    return { target: `${PATH}?${new URLSearchParams(parameters).toString()}`, body: '' };
  },
};

/** Measures Manifold with the requests of real clients, in turn with plain ones. */
export async function measureClients({ upstream, folder, pace, warmSeconds }: Options): Promise<Clients> {
  const recorded = readRecordedRequests().filter(({ method }) => method !== 'OPTIONS');
  const running = await start(manifoldForClients(folder, recorded), { upstream, folder });
  try {
    const variants = [plain, persisted, ...recorded.flatMap(variantsOf)];
    await checkAnswers(running.port, variants);
    await warmUpAll([running], warmSeconds, folder);
    const turns = variants.map(({ id, head, line }) => {
      const lines = Array.from({ length: DIFFERENT }, (_, n) => line(n));
      const requests = writeRequestLines(folder, `clients-${id}`, head, lines);
      return { running, workload: id, alike: false, connections: pace.connections, requests };
    });
    return byClient(recorded, await takeTurns(turns, pace));
  } finally {
    await running.stop();
  }
}

/** A gateway that knows the documents that clients name, and lets the page of the other origin in. */
function manifoldForClients(folder: string, recorded: readonly RecordedRequest[]) {
  const documents = [QUERY, ...recorded.map(documentIn).filter((document) => document !== undefined)];
  const manifest = join(folder, 'persisted-documents.json');
  writeFileSync(manifest, JSON.stringify(Object.fromEntries(documents.map((each) => [sha256(each), each]))));
  const settings = { server: { corsOrigins: [PAGE_ORIGIN] }, documents: { manifest } };
  return manifoldWith({ id: 'manifold-clients', name: 'Manifold', slugs: ['blockchain'], settings });
}

const documentIn = ({ body }: RecordedRequest) =>
  body === '' ? undefined : (JSON.parse(body) as { readonly query?: string }).query;

/** The requests of a client that are measured: the plain body with its headers, and its own body or query string. */
function variantsOf({ client, method, target, headers, body }: RecordedRequest): SentVariant[] {
  const head: RequestHead = {
    method,
    headers: headers.map(([name, value]) => [
      name,
      name.toLowerCase() === 'content-length' ? '{length}' : value.replaceAll(GATEWAY_HOST, '{host}'),
    ]),
  };
  const own = (n: number) => ({ target: target.replaceAll(HASH, hash(n)), body: body.replaceAll(HASH, hash(n)) });
  return [
    ...(method === 'POST' ? [{ id: `${client}-headers`, head, line: plain.line }] : []),
    ...(body === bodyOf(HASH) ? [] : [{ id: `${client}-request`, head, line: own }]),
  ];
}

function byClient(recorded: readonly RecordedRequest[], cells: readonly Cell[]): Clients {
  const cellOf = (id: string) => cells.find(({ workload }) => workload === id);
  const [plainCell, persistedCell] = cells;
  if (!plainCell || !persistedCell) throw new Error('Plain and persisted requests were not measured');
  const clients = recorded.map(({ client, version, method }) => ({
    client,
    version,
    method,
    headers: cellOf(`${client}-headers`),
    request: cellOf(`${client}-request`),
  }));
  return { plain: plainCell, persisted: persistedCell, clients };
}

/** Fails unless every request gets the transaction that the plain one gets. */
async function checkAnswers(port: number, variants: readonly SentVariant[]): Promise<void> {
  const answers = await Promise.all(
    variants.map(async (variant) => [variant.id, await answerTo(port, variant)] as const),
  );
  const [, expected] = answers[0] ?? [];
  for (const [id, answer] of answers) {
    if (answer !== expected)
      throw new Error(`The answers to ${id} and to a plain request differ:\n${answer}\n${expected}`);
  }
}

/** The data of an answer, without the fields that clients add to the selection. */
async function answerTo(port: number, { id, head, line }: SentVariant): Promise<string> {
  const { target, body } = line(1);
  const filled = head.headers.map(([name, value]): [string, string] => [
    name,
    value.replaceAll('{host}', `127.0.0.1:${port}`).replaceAll('{length}', `${Buffer.byteLength(body)}`),
  ]);
  const options = { method: head.method, headers: Object.fromEntries(filled), body };
  const answer = await rawRequest(`http://127.0.0.1:${port}${target}`, options);
  const { data } = JSON.parse(answer.body.toString()) as { readonly data?: { readonly transaction?: object } };
  if (!data?.transaction) throw new Error(`The answer to ${id} lacks data: ${answer.body.toString()}`);
  const entries = Object.entries(data.transaction).filter(([name]) => name !== '__typename' && name !== 'id');
  return JSON.stringify(Object.fromEntries(entries));
}
