import { defineConfig, mergeConfig } from 'vitest/config';
import { faultNamed, plant } from './test/net/planted.ts';
import base from './vitest.config.ts';

/** The tests of the net, with the fault of `PLANTED` in the sources, if it is set: `npm run lab -- planted`. */
const { PLANTED: name } = process.env;
const fault = name === undefined ? undefined : faultNamed(name);

export default mergeConfig(
  base,
  defineConfig({
    plugins: [
      {
        name: 'planted-fault',
        enforce: 'pre',
        transform: (code, id) =>
          fault && id.split('?')[0]?.endsWith(`/${fault.file}`) ? plant(fault, code) : undefined,
      },
    ],
    // A fault may let a request wait for ever.
    // Transformed modules that are cached would be those of the fault before.
    test: { testTimeout: 15_000, hookTimeout: 30_000, maxWorkers: 1, fsModuleCache: false },
  }),
);
