import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { helpOnRequest } from './help-on-request.ts';
import { installFolder } from './install-folder.ts';

helpOnRequest(`npm run docs -- [--base /path/] [--port 5173]
npm run docs:build -- [--base /path/] [--out folder]

The site of docs/. The first serves it on the loopback interface, and shows changes at once. The second writes it to
docs/.vitepress/dist, and fails if a link leads to a page that is not there. Installs the packages of docs/ if necessary.

  --base  the path below which the site is served; / unless you say otherwise`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string', default: '/' }, out: { type: 'string' }, port: { type: 'string' } },
});
const isBuild = positionals[0] === 'build';
if (!installFolder('docs')) process.exit(1);
const options = isBuild
  ? values.out === undefined
    ? []
    : ['--outDir', values.out]
  : ['--host', '127.0.0.1', ...(values.port === undefined ? [] : ['--port', values.port])];
const vitepress = join('docs', 'node_modules', 'vitepress', 'bin', 'vitepress.js');
const child = spawn('node', [vitepress, isBuild ? 'build' : 'dev', 'docs', ...options], {
  stdio: 'inherit',
  env: { ...process.env, DOCS_BASE: values.base },
});
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
