import { readFileSync } from 'node:fs';

/** The name of the package on npm, where `manifold` is another project. Its command is `manifold`. */
export const PACKAGE = 'manifold-gateway';

/** The Node that the built package needs: undici and the bundled code. Sources need one that strips types. */
export const ENGINES = { node: '>=22.19' };

interface Release {
  readonly version: string;
  /** The commit that the package was built from; empty in a clone. */
  readonly commit: string;
}

let release: Release | undefined;

/** The version that runs; empty where its package.json cannot be read, as in a bundle. */
export function releaseOf(): Release {
  if (release) return release;
  try {
    const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
    const { version, gitHead = '' } = JSON.parse(text) as { readonly version: string; readonly gitHead?: string };
    return (release = { version, commit: gitHead });
  } catch {
    return (release = { version: '', commit: '' });
  }
}

/** An optional package is not installed. The message says what needs it, and the command that installs it. */
export class MissingPackageError extends Error {
  override readonly name = 'MissingPackageError';
}

/** Loads an optional package. Rejects with a `MissingPackageError` where it is not installed. */
export async function loadOptional<Module>(name: string, use: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing || !String(error).includes(`'${name}'`)) throw error;
    throw new MissingPackageError(`${use} needs the package ${name}: npm install ${name}`, { cause: error });
  }
}
