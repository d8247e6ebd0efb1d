import { spawnSync } from 'node:child_process';
import { helpOnRequest } from './help-on-request.ts';

helpOnRequest(`npm run clients:record

Records in test/clients/requests.json which requests GraphQL clients send. Run it after updating a client or Chromium.`);

run('vitest', ['run', 'test/clients']);
run('biome', ['format', '--write', 'test/clients']);

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, RECORD_CLIENTS: '1' } });
  if (status !== 0) process.exit(1);
}
