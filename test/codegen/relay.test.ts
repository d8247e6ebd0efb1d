import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ConcreteRequest, Environment, fetchQuery, Network, RecordSource, Store } from 'relay-runtime';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder';
import { createClient } from '../../src/client/index.ts';
import { fetchFunction } from '../../src/client/relay/index.ts';
import { relayConfig } from '../../src/codegen/index.ts';
import { compile } from '../relay/compile.ts';
import { RELAY_CODE } from './code.ts';
import { trustedGateway } from './trusted-gateway.ts';

/** The operation as Relay's compiler prepares it by our configuration, and its manifest. */
async function compiled() {
  const project = temporaryFolder();
  const manifest = join(project, 'persisted.json');
  const { schema: _, ...config } = relayConfig({ src: 'src', manifest });
  const modules = [{ name: 'Orders', text: RELAY_CODE }];
  const { folder, wrong } = compile(modules, { ...config, language: 'javascript' });
  expect(wrong).toBe('');
  const artifact = (await import(pathToFileURL(join(folder, 'OrdersQuery.graphql.js')).href)) as {
    readonly default: ConcreteRequest;
  };
  return { request: artifact.default, manifest: readFileSync(manifest, 'utf8') };
}

it("sends the ids of the compiler's manifest, which a gateway of trusted documents takes", async () => {
  const { request, manifest } = await compiled();
  const { url, fetch, sent } = await trustedGateway(manifest);
  const network = Network.create(fetchFunction(createClient({ url, fetch })));
  const environment = new Environment({ store: new Store(new RecordSource()), network });

  const data = await fetchQuery<any>(environment, request, { first: 2 }).toPromise();

  const [[id, text] = ['', '']] = Object.entries(JSON.parse(manifest) as Record<string, string>);
  expect(createHash('sha256').update(text).digest('hex')).toBe(id);
  expect(sent.map(({ documentId, query }) => [documentId, query])).toEqual([[id, undefined]]);
  expect(data).toMatchObject({ orders: { nodes: [{ orderId: expect.any(String) }, {}] } });
});

it('has a configuration of the compiler with the graph of the package, and the types of its scalars', () => {
  const { schema, ...options } = relayConfig({ src: './src', artifactDirectory: './artifacts' });

  expect(relative('.', schema)).toBe('schema/manifold.graphql');
  expect(options).toMatchObject({ src: './src', language: 'typescript', customScalarTypes: { JSON: 'unknown' } });
});
