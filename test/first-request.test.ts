import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { fileWith } from '#test/product';

/** Prints the files and Node's own modules that a process has loaded when it ends. */
const PRELOAD = `
  import { registerHooks } from 'node:module';
  const files = [];
  registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) });
  process.on('exit', () => console.error(JSON.stringify([...files, ...process.moduleLoadList])));
`;

/** Modules that few requests or settings need. */
const LATER = [
  'node_modules/graphql-yoga/',
  'node_modules/@graphql-yoga/',
  'node_modules/@whatwg-node/fetch/',
  'node_modules/@whatwg-node/server/',
  'node_modules/@fastify/busboy/',
  'node_modules/jose/',
  'node_modules/oauth4webapi/',
  'node_modules/aws4fetch/',
  'node_modules/@graphql-inspector/',
  'node_modules/undici/lib/web/fetch/index',
  // The implementation of fetch in Node.
  'NativeModule internal/deps/undici/',
  'src/sandbox/',
  'src/console/',
];

/** The address of the graph. Later output is read as well: without a reader, a full pipe would end the process. */
function graphOf(said: Readable): Promise<string> {
  return new Promise((resolve) => {
    let all = '';
    said.on('data', (chunk: Buffer) => {
      all += String(chunk);
      const [url] = /http:\S+\/graphql\b/.exec(all) ?? [];
      if (url) resolve(url);
    });
  });
}

async function loadedFor(query: string) {
  const preload = `data:text/javascript,${encodeURIComponent(PRELOAD)}`;
  const config = fileWith('manifold.yaml', 'unconfigured: error');
  const args = ['--import', preload, 'src/main.ts', 'serve', '--port', '0', '--config', config];
  const child = spawn(process.execPath, args);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  const answer = await fetch(await graphOf(child.stdout), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const text = await answer.text();
  child.kill('SIGTERM');
  await once(child, 'close');
  return { text, loaded: JSON.parse(output.slice(output.lastIndexOf('["'))) as string[] };
}

it('the first request loads no module that only other requests need', async () => {
  const { text, loaded } = await loadedFor('{ __typename }');

  expect(text).toBe('{"data":{"__typename":"Query"}}');
  expect(loaded.some((each) => each.includes('src/gateway/handle.ts'))).toBe(true);
  expect(LATER.filter((part) => loaded.some((each) => each.includes(part)))).toEqual([]);
});
