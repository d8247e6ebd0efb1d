import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { launch } from '../../test/browser/launch.ts';

/** Opens the screen in Chromium and asks for two more pages. Resolves with the number of items before and after each. */
async function pageThrough(address: string, screenshot?: string): Promise<readonly number[]> {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(address);
    const counts: number[] = [];
    for (let expected = 20; expected <= 60; expected += 20) {
      await page.getByText(`${expected} shown`).waitFor();
      counts.push(await page.locator('#countries li').count());
      if (expected < 60) await page.getByRole('button', { name: 'More' }).click();
    }
    if (screenshot) await page.screenshot({ path: screenshot });
    return counts;
  } finally {
    await browser.close();
  }
}

interface Step {
  readonly command: string;
  readonly seconds: number;
}

interface Place {
  readonly tarball: string;
  /** An empty folder. */
  readonly project: string;
  /** The file to write a picture of the screen to. */
  readonly screenshot?: string | undefined;
}

const run = promisify(execFile);
const FILES = join(import.meta.dirname, 'project');
/** The packages that the screen is developed with. */
export const DEVELOPMENT = ['@graphql-codegen/cli', '@graphql-codegen/client-preset', 'typescript', 'vite'];
const GRAPH = /GraphiQL\s+(http:\/\/[^/\s]+)/;
const SCREEN = /Local:\s+(http:\/\/[^/\s]+)/;

/** Makes a screen that pages, from an empty folder on. Resolves with the commands, and how many items the screen showed. */
export async function followSteps({ tarball, project, screenshot }: Place) {
  const steps: Step[] = [];
  const servers: ChildProcess[] = [];
  const environment = { ...process.env, PORT: '0', MANIFOLD_SANDBOX_PORT: '0', NO_COLOR: '1', GRAPH: '' };
  const timed = async <Value>(command: string, act: (args: readonly string[]) => Promise<Value>): Promise<Value> => {
    const before = performance.now();
    const value = await act(command.split(' '));
    steps.push({ command: command.replace(tarball, basename(tarball)), seconds: (performance.now() - before) / 1000 });
    return value;
  };
  const finished = (command: string) =>
    timed(command, ([program = '', ...args]) => run(program, args, { cwd: project, env: environment }));
  const serving = (command: string, address: RegExp) =>
    timed(command, async ([program = '', ...args]) => {
      const child = spawn(program, args, { cwd: project, env: environment, detached: true });
      servers.push(child);
      return addressOf(child, address);
    });
  try {
    await finished('npm init -y');
    await finished(`npm install --no-audit --no-fund ${tarball}`);
    environment.GRAPH = await serving('npx manifold start', GRAPH);
    await finished(`npm install --no-audit --no-fund -D ${DEVELOPMENT.join(' ')}`);
    // Stands for writing the files of the screen.
    cpSync(FILES, project, { recursive: true });
    await finished('npx graphql-codegen');
    await finished('npx tsc');
    await finished('npx vite build');
    const screen = await serving('npx vite preview --port 0', SCREEN);
    return { steps, items: await pageThrough(screen, screenshot) };
  } finally {
    await Promise.all(servers.map(end));
  }
}

async function addressOf(child: ChildProcess, pattern: RegExp): Promise<string> {
  let printed = '';
  child.stderr?.on('data', (chunk: Buffer) => (printed += String(chunk)));
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    const [, address] = pattern.exec(printed) ?? [];
    if (address) {
      child.stdout?.resume();
      return address;
    }
  }
  throw new Error(`${child.spawnargs.join(' ')} ended:\n${printed}`);
}

/** Ends a server with the processes that it started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
