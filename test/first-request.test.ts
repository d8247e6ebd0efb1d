import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { fileWith } from '#test/product';

/** Tells what a process has loaded when it ends. */
const TELLING = `
  import { registerHooks } from 'node:module';
  const files = [];
  registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) });
  process.on('exit', () => console.error(JSON.stringify({ files, builtin: process.moduleLoadList })));
`;

/** Packages that serve few requests, or few settings, and what Node has of its own that is larger than most. */
const LATER = [
  'node_modules/graphql-yoga/',
  'node_modules/@graphql-yoga/',
  'node_modules/@graphql-tools/',
  'node_modules/@whatwg-node/',
  'node_modules/@fastify/busboy/',
  'node_modules/undici/lib/web/',
  'node_modules/undici/lib/mock/',
  'node_modules/jose/',
  'node_modules/oauth4webapi/',
  'node_modules/aws4fetch/',
  'src/sandbox/',
  'src/console/',
  'internal/deps/undici/undici',
];

async function loadedFor(query: string) {
  const telling = `data:text/javascript,${encodeURIComponent(TELLING)}`;
  const config = fileWith('manifold.yaml', 'unconfigured: error');
  const args = ['--import', telling, 'src/main.ts', 'serve', '--port', '0', '--config', config];
  const child = spawn(process.execPath, args);
  let [said, told] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => (told += String(chunk)));
  for await (const chunk of child.stdout) if ((said += String(chunk)).includes('/graphql')) break;
  const answer = await fetch(/http:\S+/.exec(said)?.[0] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const text = await answer.text();
  child.kill('SIGTERM');
  await once(child, 'close');
  const { files, builtin } = JSON.parse(told.slice(told.lastIndexOf('{"files"'))) as Record<string, string[]>;
  return { text, loaded: [...(files ?? []), ...(builtin ?? [])] };
}

it('the first plain request is answered with nothing loaded that only others need', { timeout: 60_000 }, async () => {
  const { text, loaded } = await loadedFor('{ __typename }');

  expect(text).toBe('{"data":{"__typename":"Query"}}');
  expect(loaded.some((each) => each.includes('src/gateway/express/lane.ts'))).toBe(true);
  expect(LATER.filter((part) => loaded.some((each) => each.includes(part)))).toEqual([]);
});
