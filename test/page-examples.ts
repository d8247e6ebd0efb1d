import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '#test/temporary-folder';
import { typeCheck } from '#test/type-check';

/** An example of a page in `docs/`: its code, and the output that the page shows. */
export interface PageExample {
  readonly code: string;
  readonly printed: string;
}

const BLOCK = /^```ts\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```\n)?/gm;
const END = '--- end of an example ---';

/** The TypeScript examples of a page, in order. Those that are marked `not run` are left out. */
export function pageExamples(page: string): readonly PageExample[] {
  return [...readFileSync(page, 'utf8').matchAll(BLOCK)].map(([, code = '', printed = '']) => ({ code, printed }));
}

/** Runs the examples of a page as one program, with the packages of a folder. Resolves to the output of each. */
export async function runExamples(
  examples: readonly PageExample[],
  adapt: (program: string) => string = (program) => program,
  cwd = process.cwd(),
): Promise<readonly string[]> {
  const program = examples.map(({ code }) => `${code}console.log(${JSON.stringify(END)});\n`).join('');
  const args = ['--input-type=module-typescript', '--eval', adapt(program)];
  const { stdout } = await promisify(execFile)('node', args, { cwd });
  const outputs = stdout.split(`${END}\n`);
  // Callbacks of the last example may print after its end.
  return [...outputs.slice(0, -2), outputs.slice(-2).join('')];
}

/** The output of the compiler for the examples of a page, as one program that uses the client: empty if all types are right. */
export async function typeProblems(examples: readonly PageExample[]): Promise<string> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'example.ts'), examples.map(({ code }) => code).join('\n'));
  return typeCheck(folder);
}
