import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { helpOnRequest } from '../../scripts/help-on-request.ts';
import { originOf } from './origin.ts';
import { cachingProxy } from './proxy.ts';
import { type Outcome, type Results, verdictOf } from './verdict.ts';

helpOnRequest(`npm run lab -- cache-tests <folder of a checkout>

Runs the public HTTP cache tests (https://github.com/http-tests/cache-tests) against the upstream cache, and fails if a
required one that applies fails. Takes some minutes, most of them pauses in which responses become stale.`);
process.exitCode = await main(process.argv[2]);

async function main(folder: string | undefined): Promise<number> {
  const suite = resolve(folder ?? '');
  if (!folder || !existsSync(join(suite, 'test-engine', 'cli.mjs'))) {
    console.error('Usage: npm run lab -- cache-tests <folder of a checkout of http-tests/cache-tests>');
    return 2;
  }
  const origin = await originOf(suite);
  const { outer, inner } = cachingProxy(await listening(origin), () => addressOf(inner));
  await listening(inner);
  const results = await clientOf(suite, await listening(outer));
  for (const server of [outer, inner, origin]) {
    server.close();
    server.closeAllConnections();
  }
  const { required, optional, exempted } = await verdictOf(suite, results);
  for (const [reason, tests] of exempted) {
    console.log(`\n${tests.length} do not apply: ${reason}`);
    for (const { id, kind = 'required' } of tests) console.log(`  ${id} (${kind === 'optimal' ? 'optional' : kind})`);
  }
  print('optional', optional);
  print('required', required);
  return required.every(({ passed }) => passed) ? 0 : 1;
}

/** Runs the suite's own client against an address. */
async function clientOf(suite: string, base: string): Promise<Results> {
  const environment = { ...process.env, npm_config_base: base, npm_package_config_id: '' };
  const client = spawn(process.execPath, ['--no-warnings', join('test-engine', 'cli.mjs')], {
    cwd: suite,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(client.stdout), once(client, 'close')]);
  return JSON.parse(output.slice(output.indexOf('{'))) as Results;
}

function print(kind: string, outcomes: readonly Outcome[]): void {
  const failed = outcomes.filter(({ passed }) => !passed);
  console.log(`\n${outcomes.length - failed.length} of ${outcomes.length} ${kind} tests pass`);
  for (const { test, message } of failed) console.log(`  ${test.id}: ${message}`);
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return addressOf(server);
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
