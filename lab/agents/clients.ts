import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { World } from './world.ts';

const run = promisify(execFile);
const PACKAGES = ['@modelcontextprotocol/conformance@0.2.0-alpha.12', '@modelcontextprotocol/inspector@2.12.0'];

/**
 * What the suite asks of a server that has its diagnostic tools, prompts and resources, and of what a server may leave out: this one has
 * the operations of its documents.
 */
const NOT_APPLICABLE =
  /There is no tool "test_|There is no such resource|Not testable|Method not found|diagnostic tool|not found in tools|tool .*not (?:found|listed|advertised)|does not (?:list|advertise|support)|No tool|does not list|Prerequisite failed|Expected InputRequiredResult/i;

export interface ConformanceRow {
  readonly version: string;
  readonly passed: number;
  readonly failed: readonly string[];
  readonly notApplicable: readonly string[];
}

interface Check {
  readonly id: string;
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
  readonly errorMessage?: string;
}

/** Runs the public conformance suite and the inspector's command line, which are installed into a folder of their own. */
export async function conformance(): Promise<{ rows: readonly ConformanceRow[]; inspector: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-conformance-'));
  const npm = ['install', '--no-audit', '--no-fund', '--prefix', folder, ...PACKAGES];
  await run('npm', npm, { cwd: folder, maxBuffer: 1 << 26 });
  const world = await World.open();
  const url = `${await world.served()}/mcp`;
  const rows: ConformanceRow[] = [];
  try {
    for (const version of ['2025-11-25', '2026-07-28']) {
      const results = join(folder, version);
      const args = ['server', '--url', url, '--spec-version', version, '--suite', 'all', '--output-dir', results];
      // It exits with 1 where a scenario fails.
      await run(join(folder, 'node_modules/.bin/conformance'), args, { cwd: folder, maxBuffer: 1 << 26 }).catch(
        () => undefined,
      );
      rows.push(rowOf(version, results));
    }
    return { rows, inspector: await inspect(join(folder, 'node_modules/.bin/mcp-inspector'), url) };
  } finally {
    await world.close();
    rmSync(folder, { recursive: true });
  }
}

function rowOf(version: string, folder: string): ConformanceRow {
  const scenarios = globSync('**/checks.json', { cwd: folder }).map((file) => ({
    name:
      file
        .replace(/^(?:server-)?/, '')
        .replace(/-?\d{4}-\d\d-\d\dT[^/]*/, '')
        .split('/')[0] ?? file,
    checks: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Check[],
  }));
  const all = scenarios.flatMap(({ name, checks }) => checks.map((check) => ({ name, ...check })));
  const bad = all.filter(({ status }) => status === 'FAILURE');
  const isNotOurs = ({ errorMessage = '' }: Check) => NOT_APPLICABLE.test(errorMessage);
  const told = (each: Check & { name: string }) => `${each.name}/${each.id}: ${each.errorMessage ?? ''}`;
  return {
    version,
    passed: all.filter(({ status }) => status === 'SUCCESS').length,
    failed: bad.filter((each) => !isNotOurs(each)).map(told),
    notApplicable: [...new Set(bad.filter(isNotOurs).map(({ name }) => name))],
  };
}

/** What the inspector's command line finds wrong. */
async function inspect(command: string, url: string): Promise<readonly string[]> {
  const inspector = async (...args: readonly string[]) => {
    const { stdout } = await run(command, ['--cli', url, '--transport', 'http', '--method', ...args], {
      maxBuffer: 1 << 26,
    }).catch((error: { stdout?: string; stderr?: string }) => ({ stdout: `${error.stdout}${error.stderr}` }));
    return stdout;
  };
  const call = (name: string, ...args: readonly string[]) =>
    inspector('tools/call', '--tool-name', name, ...args.flatMap((each) => ['--tool-arg', each]));
  const listed = await inspector('tools/list');
  const first = await call('FindCountries', 'first=2');
  const next = /after\\":\\"([^"\\]+)/.exec(first)?.[1] ?? '';
  const second = await call('FindCountries', 'first=2', `after=${next}`);
  const problem = await call('FindCountries', 'first=-1');
  return [
    ...(listed.includes('"FindCountries"') ? [] : ['tools/list']),
    ...(first.includes('hasMore') && next ? [] : ['tools/call']),
    ...(second.includes('hasMore') && second !== first ? [] : ['the next page']),
    ...(problem.includes('errors') || problem.includes('isError') ? [] : ['an error']),
  ];
}
