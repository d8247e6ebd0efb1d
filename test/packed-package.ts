import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { until } from '#test/until';
import { PACKAGE } from '../src/package.ts';

/** The package as it is published. */
interface Packed {
  readonly tarball: string;
  /** What the tarball has. Nothing may change it: all tests of a run have the same. */
  readonly folder: string;
}

const PACK_MS = 300_000;
const [SHARED, PACKED_PROGRAM] = ['TEST_SHARED', 'TEST_PROGRAM'];

/**
 * The program that tests start. `npm test` starts that of the package, which takes half the time; a part of the tests that of the
 * sources, which need no build.
 */
export const PROGRAM = process.env[PACKED_PROGRAM] ?? resolve('src', 'main.ts');

/** Vitest's `globalSetup`: a folder that all workers of a run share. Packages of this repository are found from it. */
export function setup(): () => void {
  if (process.env[SHARED] !== undefined) return () => undefined;
  const folder = newFolder();
  process.env[SHARED] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Packs the package for a run of all tests. Returns the variables of that run, and removes the package afterwards. */
export async function packForAll() {
  const shared = newFolder();
  process.env[SHARED] = shared;
  const remove = () => rmSync(shared, { recursive: true, force: true });
  // Where it cannot be packed, the tests of the package say why.
  const packed = await packedPackage().catch(() => undefined);
  const program = packed && { [PACKED_PROGRAM]: join(packed.folder, 'dist', 'main.js') };
  return { variables: { [SHARED]: shared, ...program }, remove };
}

/** Builds and packs the package: once in a run, by whoever needs it first. */
export async function packedPackage(): Promise<Packed> {
  const shared = (process.env[SHARED] ??= newFolder());
  const [folder, result] = [join(shared, 'packed'), join(shared, 'packed.json')];
  if (isFirst(folder)) writeFileSync(result, JSON.stringify(await packInto(folder)));
  await until(() => existsSync(result), { timeoutMs: PACK_MS });
  const { error, ...packed } = JSON.parse(readFileSync(result, 'utf8')) as Packed & { readonly error?: string };
  if (error !== undefined) throw new Error(`The package cannot be packed: ${error}`);
  return packed;
}

/** The compiler's `paths` to the types of the published package. It takes twenty times as long to read those of the sources. */
export async function publishedTypes(): Promise<Readonly<Record<string, readonly string[]>>> {
  const dist = join((await packedPackage()).folder, 'dist');
  return { [PACKAGE]: [join(dist, 'index.d.ts')], [`${PACKAGE}/*`]: [join(dist, '*.d.ts')] };
}

async function packInto(folder: string): Promise<Packed | { readonly error: string }> {
  try {
    const { pack } = await import('../scripts/package/pack.ts');
    return { tarball: await pack(process.cwd(), folder), folder: join(folder, 'package') };
  } catch (error) {
    return { error: String(error) };
  }
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function newFolder(): string {
  const caches = resolve('node_modules', '.cache');
  mkdirSync(caches, { recursive: true });
  return mkdtempSync(join(caches, 'manifold-test-'));
}
