import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gql, InMemoryCache } from '@apollo/client';
import { print } from 'graphql';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';
import { listen } from '#test/listen';
import { type RawAnswer, rawRequest } from '#test/raw-request';
import { served } from '#test/served';
import { temporaryFolder } from '#test/temporary-folder';
import { browserForFile } from '../browser/setup.ts';
import { clients, sha256 } from './clients.ts';
import { DATA, HASH, QUERY } from './question.ts';
import {
  GATEWAY_HOST,
  PAGE_ORIGIN,
  type RecordedRequest,
  readRecordedRequests,
  writeRecordedRequests,
} from './recorded-requests.ts';
import { type ReceivedRequest, recordingProxy } from './recording-proxy.ts';

/*
 * Clients send what `requests.json` has recorded. After an update of a client, `npm run clients:record` records its
 * requests anew.
 */
const RECORDS = Boolean(process.env['RECORD_CLIENTS']);
/** Chromium is the machine's, so its versions and platform may differ from the recorded ones. */
const MACHINE_DEPENDENT = new Set(['user-agent', 'sec-ch-ua', 'sec-ch-ua-platform']);

/** The transaction as the blockchain API sends it, without coins. */
const transaction = json({
  hash: HASH,
  ver: 2,
  vin_sz: 0,
  vout_sz: 0,
  size: 222,
  weight: 561,
  fee: 1410,
  relayed_by: '0.0.0.0',
  lock_time: 0,
  tx_index: 1_983_842_466_781_001,
  time: 1_767_225_000,
  inputs: [],
  out: [],
});

const recorded: RecordedRequest[] = [];
afterAll(() => {
  if (RECORDS) writeRecordedRequests(recorded);
});

/** The real gateway, which answers the query, behind a proxy that records what clients send. */
async function recordedGateway({ origins = [] }: { readonly origins?: readonly string[] } = {}) {
  const folder = temporaryFolder();
  const manifest = join(folder, 'persisted-documents.json');
  const document = print(new InMemoryCache().transformDocument(gql(QUERY)));
  writeFileSync(manifest, JSON.stringify({ [sha256(document)]: document }));
  const { gateway, sent } = await gatewayOver('blockchain', [transaction], {
    settings: { documents: { manifest }, server: { corsOrigins: origins } },
  });
  const { address } = await served(gateway);
  const proxy = await recordingProxy(new URL(address).origin);
  return { ...proxy, path: new URL(address).pathname, sent };
}

/** Compares requests with the recorded ones of a client, or records them. */
function expectRecorded(
  requests: readonly ReceivedRequest[],
  client: string,
  version: string,
  stable: StableText = [],
) {
  const received = requests.map((request) => ({ client, version, ...withStableText(request, stable) }));
  recorded.push(...received);
  if (RECORDS) return;
  const expected = readRecordedRequests().filter((each) => each.client === client);
  const isChromium = client.startsWith('chromium');
  const advice = `${client} sends something else than recorded. After an update: npm run clients:record`;
  expect(
    received.map((each) => comparable(each, isChromium)),
    advice,
  ).toEqual(expected.map((each) => comparable(each, isChromium)));
}

type StableText = readonly (readonly [volatile: string, stable: string])[];

function withStableText(request: ReceivedRequest, stable: StableText): ReceivedRequest {
  const replaced = (text: string) => stable.reduce((sofar, [from, to]) => sofar.replaceAll(from, to), text);
  return { ...request, headers: request.headers.map(([name, value]) => [name, replaced(value)]) };
}

function comparable({ version, headers, ...rest }: RecordedRequest, isChromium: boolean) {
  if (!isChromium) return { ...rest, version, headers };
  const names = headers.map(([name, value]) => (MACHINE_DEPENDENT.has(name.toLowerCase()) ? [name] : [name, value]));
  return { ...rest, headers: names };
}

const hostOf = (origin: string) => new URL(origin).host;
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;

describe.each(clients)('$id', ({ id, package: name, ask }) => {
  it('gets the right response, and sends the recorded requests', async () => {
    const { origin, path, requests, sent } = await recordedGateway();

    const data = await ask(origin + path);

    expect(withoutTypename(data)).toEqual(DATA);
    expect(sent.map(({ method, target }) => `${method} ${target}`)).toEqual([`GET /rawtx/${HASH}`]);
    expectRecorded(requests, id, versionOf(name), [[hostOf(origin), GATEWAY_HOST]]);
  });
});

/** Clients with a cache select the type of every object. */
function withoutTypename(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (name, value) => (name === '__typename' ? undefined : value)));
}

describe('Chromium', () => {
  const open = browserForFile();

  it("gets the right answer from a page of the gateway's own origin, and sends what was recorded", async () => {
    const { origin, path, requests } = await recordedGateway();
    const { page } = await open(`${origin}/health/live`);

    expect(await fetchedBy(page, origin + path)).toEqual({ data: DATA });
    // The page and its icon are requests too.
    const ofGraph = requests.filter(({ target }) => target === path);
    expectRecorded(ofGraph, 'chromium-same-origin', versionIn(page), [[hostOf(origin), GATEWAY_HOST]]);
  });

  it('gets the right answer from a page of an origin in `corsOrigins`, and sends what was recorded', async () => {
    const other = await emptyPage();
    const { origin, path, requests } = await recordedGateway({ origins: [other] });
    const { page, complaints } = await open(other);

    expect(await fetchedBy(page, origin + path)).toEqual({ data: DATA });
    expect(requests.map(({ method }) => method)).toEqual(['OPTIONS', 'POST']);
    expect(complaints).toEqual([]);
    expectRecorded(requests, 'chromium-cross-origin', versionIn(page), [
      [hostOf(origin), GATEWAY_HOST],
      [other, PAGE_ORIGIN],
    ]);
  });

  it('gets no answer from a page of any other origin', async () => {
    const { origin, path, sent } = await recordedGateway({ origins: [PAGE_ORIGIN] });
    const { page } = await open(await emptyPage());

    await expect(fetchedBy(page, origin + path)).rejects.toThrow('Failed to fetch');
    expect(sent).toEqual([]);
  });
});

describe('the recorded request of a page of another origin', () => {
  it('is answered for exactly that origin, credentials included, and the answer varies by origin', async () => {
    const { origin } = await recordedGateway({ origins: [PAGE_ORIGIN] });
    const all = RECORDS ? recorded : readRecordedRequests();
    const request = all.find(({ client, method }) => client === 'chromium-cross-origin' && method === 'POST');

    const { headers } = await replayed(request, origin);

    expect(headers).toMatchObject({
      'access-control-allow-origin': PAGE_ORIGIN,
      'access-control-allow-credentials': 'true',
      vary: expect.stringMatching(/\borigin\b/i),
    });
  });
});

/** Sends a recorded request to a gateway. */
function replayed(request: RecordedRequest | undefined, origin: string): Promise<RawAnswer> {
  if (!request) throw new Error('There is no recorded request for this client');
  const { method, target, body, headers } = request;
  const named = headers.map(([name, value]) => [name, value.replaceAll(GATEWAY_HOST, hostOf(origin))]);
  return rawRequest(origin + target, { method, headers: Object.fromEntries(named) as Record<string, string>, body });
}

/** The answer that a page's own `fetch` gets, credentials included. */
function fetchedBy(page: Page, endpoint: string): Promise<unknown> {
  const body = JSON.stringify({ query: QUERY, variables: { hash: HASH } });
  return page.evaluate(
    async ([url, text]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(url, { method: 'POST', credentials: 'include', headers, body: text });
      return response.json();
    },
    [endpoint, body] as const,
  );
}

const versionIn = (page: Page) => page.context().browser()?.version() ?? '';

/** A page of its own origin, served until the test is over. */
async function emptyPage(): Promise<string> {
  const origin = await listen((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><link rel="icon" href="data:,">');
  });
  return origin.replace('127.0.0.1', 'localhost');
}
