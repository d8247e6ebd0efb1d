import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '#test/temporary-folder';
import { binaryOf } from './binary-of.ts';

const run = promisify(execFile);
const FOLDER = import.meta.dirname;
const MAIN = join(FOLDER, 'main.ts');

/** A runtime of JavaScript that the client supports. */
export interface Runtime {
  readonly name: string;
  /** Runs `scenario` for the graph at a URL, and resolves with its JSON. */
  run(url: string): Promise<string>;
}

export const runtimes: readonly Runtime[] = [
  { name: 'Node', run: (url) => output(process.execPath, [MAIN, url]) },
  {
    name: 'Bun',
    run: (url) => output(binaryOf('bun'), [MAIN, url]),
  },
  {
    name: 'Deno',
    run: (url) => {
      const options = ['--quiet', '--no-config', '--no-lock', '--cached-only', '--allow-net=127.0.0.1'];
      return output(binaryOf('deno'), ['run', ...options, MAIN, url]);
    },
  },
  { name: 'workerd', run: runInWorkerd },
];

async function runInWorkerd(url: string): Promise<string> {
  return output(binaryOf('workerd'), ['test', workerConfig(url)]);
}

/** Writes a worker that runs the scenario. Its modules are those of the sources without their types. */
function workerConfig(url: string): string {
  const folder = temporaryFolder();
  const sources = globSync(['src/client/**/*.ts', 'test/runtimes/scenario.ts'], {
    exclude: ['src/client/{apollo,relay,urql}/**', '**/*.test.ts', '**/harness.ts'],
  });
  const modules = new Map(sources.map((file) => [file, stripTypeScriptTypes(readFileSync(file, 'utf8'))]));
  const worker = `import { scenario } from './test/runtimes/scenario.ts';
    export default { async test(_controller, { url }) { console.log(JSON.stringify(await scenario(url))); } };`;
  for (const [file, code] of [['worker.js', worker] as const, ...modules]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const list = ['worker.js', ...modules.keys()].map((file) => `(name = "${file}", esModule = embed "${file}")`);
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [
  (name = "main", worker = (
    modules = [${list.join(', ')}],
    bindings = [(name = "url", text = "${url}")],
    compatibilityDate = "2025-01-01",
  )),
  (name = "internet", network = (allow = ["local", "private"])),
]);`;
  writeFileSync(join(folder, 'config.capnp'), config);
  return join(folder, 'config.capnp');
}

/** Proxies of the environment are for other hosts. */
async function output(command: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run(command, args, { env: { NO_COLOR: '1', HOME: tmpdir() }, timeout: 60_000 });
  return stdout.trim();
}
