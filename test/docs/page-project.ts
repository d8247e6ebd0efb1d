import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { onTestFinished } from 'vitest';
import { PACKAGE } from '../../src/package.ts';

const run = promisify(execFile);
/** Code with the name of its file, and the text that it prints. */
const BLOCK = /^```(?:ts|js|json) \[([\w./-]+)\]\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```\n)?/gm;

/** A file of a page's project. */
export interface PageFile {
  readonly name: string;
  readonly code: string;
  /** The output that the page shows, of a file that is a program. */
  readonly printed: string | undefined;
}

/** The files of the project that a page of the documentation sets up, in its order. */
export function pageFiles(page: string): readonly PageFile[] {
  const blocks = readFileSync(page, 'utf8').matchAll(BLOCK);
  return [...blocks].map(([, name = '', code = '', printed]) => ({ name, code, printed }));
}

/** The project in a folder of its own, which has our packages and this one, until the test is over. */
export class PageProject {
  readonly #folder = mkdtempSync(join(tmpdir(), 'manifold-page-'));

  constructor(files: readonly PageFile[], graph: string) {
    onTestFinished(() => rmSync(this.#folder, { recursive: true }));
    this.#linkPackages();
    for (const { name, code } of files) {
      this.write(name, code.replaceAll('http://127.0.0.1:4000/graphql', graph));
    }
  }

  write(name: string, text: string): void {
    mkdirSync(join(this.#folder, dirname(name)), { recursive: true });
    writeFileSync(join(this.#folder, name), text);
  }

  /** Runs a command of a package, and resolves with its output. */
  async command(name: string, ...args: readonly string[]): Promise<string> {
    const { stdout, stderr } = await run(resolve('node_modules/.bin', name), args, { cwd: this.#folder });
    return stdout + stderr;
  }

  /** The output of the compiler: empty if all types are right. */
  async types(): Promise<string> {
    const compilerOptions = {
      strict: true,
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      types: ['node'],
      skipLibCheck: true,
      noEmit: true,
    };
    this.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts', 'src'] }));
    return this.command('tsc', '--project', '.').catch((error: { stdout: string }) => error.stdout);
  }

  /** Bundles a program, as projects do, and resolves with its output. */
  async run(name: string): Promise<string> {
    const bundle = await rolldown({
      input: join(this.#folder, name),
      platform: 'node',
      external: /^[^./]/,
      plugins: [{ name: 'relay', transform: { filter: { id: /\.ts$/ }, handler: (code) => withArtifacts(code) } }],
    });
    const file = `${name.replaceAll(/\W/g, '-')}.mjs`;
    await bundle.write({ file: join(this.#folder, file) });
    const { stdout, stderr } = await run('node', [file], { cwd: this.#folder });
    return stdout + stderr;
  }

  #linkPackages(): void {
    const [from, to] = [resolve('node_modules'), join(this.#folder, 'node_modules')];
    mkdirSync(to);
    for (const name of readdirSync(from)) symlinkSync(join(from, name), join(to, name));
    symlinkSync(resolve('.'), join(to, PACKAGE));
  }
}

const RELAY_TAG = /graphql`\s*(?:query|mutation|subscription|fragment) (\w+)[^`]*`/g;

/** The code with the compiler's artifacts in place of Relay's tags, as Relay's plugin for Babel has it. */
function withArtifacts(code: string): string {
  const names = [...code.matchAll(RELAY_TAG)].map(([, name]) => name);
  const imports = names.map((name) => `import ${name}Artifact from './__generated__/${name}.graphql';\n`);
  return imports.join('') + code.replaceAll(RELAY_TAG, '$1Artifact');
}
