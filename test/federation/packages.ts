import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** A folder with a lock file of its own: these packages are large. */
export const PACKAGES = join('test', 'federation', 'packages');

const require = createRequire(resolve(PACKAGES, 'package.json'));

/** A package of that folder. All of them share one `graphql`, which is not that of the gateway. */
export function packageOf<Module>(name: string): Module {
  return require(name) as Module;
}
