import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiKeyHash, newApiKey } from '#auth';
import { freePort } from '#test/free-port';
import { json, mock, type Sent } from '#test/harness';
import { printedOrigin } from '#test/printed-origin';
import { temporaryFolder } from '#test/temporary-folder';
import { until } from '#test/until';

// A process is started and writes its heap, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 });
const patient = { timeoutMs: 60_000 };

/** Made at run time: the code of a test has none. */
const secret = () => `canary-${randomUUID()}-canary`;

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

const TEXTS = new Set(['string', 'concatenated string', 'sliced string']);

/** The names in a heap snapshot: of properties, and of all objects that are no text. */
function namesIn({ snapshot: { meta }, nodes, edges, strings }: Snapshot): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    const type = meta.node_types[0][nodes[at] ?? 0] ?? '';
    if (!TEXTS.has(type)) names.add(strings[nodes[at + 1] ?? 0] ?? '');
  }
  for (let at = 0; at < edges.length; at += meta.edge_fields.length) {
    const type = meta.edge_types[0][edges[at] ?? 0];
    if (type === 'property' || type === 'shortcut' || type === 'context') names.add(strings[edges[at + 1] ?? 0] ?? '');
  }
  return names;
}

describe('secrets', () => {
  it('from files and variables are replaced by a reload, and are in no output, and no name in the heap', async () => {
    const folder = temporaryFolder();
    const file = (name: string) => join(folder, name);
    const secrets = { first: secret(), second: secret(), variable: secret(), hashes: secret(), cursors: secret() };
    const sent: Sent[] = [];
    const url = await mock((request) => {
      sent.push(request);
      return json({ message: 'no' }, 500);
    });
    const key = newApiKey();
    writeFileSync(file('token'), `${secrets.first}\n`);
    writeFileSync(file('hashes'), secrets.hashes);
    const metricsPort = await freePort();
    const settings = {
      server: { port: 0, console: true, drainDelay: '0ms', overload: { maxDelay: '60s' } },
      metrics: { port: metricsPort },
      logs: { format: 'json', access: 'all', level: 'debug' },
      cursorSecret: '${CURSORS}',
      auth: {
        secret: pathToFileURL(file('hashes')).href,
        keys: [{ id: 'all', hash: apiKeyHash(secrets.hashes, key), scopes: ['*', 'console', 'explain'] }],
      },
      defaults: { retry: { attempts: 0 } },
      apis: { chat: { url }, indexing: { url } },
    };
    writeFileSync(file('manifold.json'), JSON.stringify(settings));
    const node = ['--heapsnapshot-signal=SIGPROF', `--diagnostic-dir=${folder}`];
    const child = spawn(process.execPath, [...node, 'src/main.ts', 'serve', '--config', file('manifold.json')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        CURSORS: secrets.cursors,
        MANIFOLD_INDEXING_TOKEN: secrets.variable,
        MANIFOLD_CHAT_TOKEN_FILE: file('token'),
      },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    const origin = await printedOrigin(child);
    const ask = async (query: string, apiKey = key) => {
      const headers = { 'content-type': 'application/json', 'x-api-key': apiKey };
      const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
      output += JSON.stringify([...response.headers]) + (await response.text());
    };
    const used = (text: string) =>
      sent.some(({ headers, target }) => `${JSON.stringify(headers)}${target}`.includes(text));
    const reload = async () => {
      const response = await fetch(`http://127.0.0.1:${metricsPort}/reload`, { method: 'POST' });
      output += await response.text();
      return response.status;
    };
    const wrongKey = secret();
    const CHAT = '{ chatChannel(id: "1") { id } }';

    await ask('{ __typename }');
    await ask('{ __typename }', wrongKey);
    await ask(CHAT);
    writeFileSync(file('token'), secrets.second);
    expect(await reload()).toBe(200);
    await ask(CHAT);
    // Problems are where secrets are.
    for (const text of [
      JSON.stringify({ ...settings, cursorSecret: { [secrets.first]: 1 } }),
      `apis: { chat: { token:${secrets.first} } }`,
      `cursorSecret: "${secrets.first}\n: [`,
      JSON.stringify({ ...settings, auth: { ...settings.auth, secret: [secrets.first] } }),
    ]) {
      writeFileSync(file('manifold.json'), text);
      expect(await reload()).toBe(409);
    }
    const console = await fetch(`${origin}/console/picture`, { headers: { 'x-api-key': key } });
    output += await console.text();
    output += await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    child.kill('SIGPROF');
    const found = await until(() => {
      const name = readdirSync(folder).find((each) => each.endsWith('.heapsnapshot')) ?? expect.fail();
      return JSON.parse(readFileSync(file(name), 'utf8')) as Snapshot;
    }, patient);

    expect([used(secrets.first), used(secrets.second)]).toEqual([true, true]);
    expect(output).toContain('The configuration was reloaded');
    const all = [...Object.values(secrets), key, wrongKey];
    expect(all.filter((each) => output.includes(each))).toEqual([]);
    const names = [...namesIn(found)];
    expect(names).toContain('ApiUpstream');
    expect(names.filter((name) => all.some((each) => name.includes(each)))).toEqual([]);
  });
});
