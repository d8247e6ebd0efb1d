import { spawnSync } from 'node:child_process';
import { installExample } from '#test/install-example';

/** Builds an application of `examples/` as its README says, with a link to this package or another copy. Returns its folder. */
export function buildExample(name: string, addPackage?: (folder: string) => void): string {
  const folder = installExample(name, addPackage);
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'production', NODE_NO_WARNINGS: '1', NEXT_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm run build failed in examples/${name}:\n${stdout}${stderr}`);
  return folder;
}
