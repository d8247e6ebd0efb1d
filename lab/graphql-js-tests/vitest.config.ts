import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const checkout = process.env['GRAPHQL_JS'] ?? '';
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const ORIGINAL = join(checkout, 'src/execution/execute.ts');
const ADAPTER = here('./adapter.ts');

/*
 * Runs graphql-js's tests unchanged: Vitest replaces `mocha`, the adapter replaces `execute`, and the executor imports `graphql`
 * from their source.
 */
export default defineConfig({
  root: checkout,
  resolve: {
    alias: [
      { find: /^mocha$/, replacement: here('./mocha.ts') },
      { find: /^chai$/, replacement: fileURLToPath(import.meta.resolve('chai')) },
      { find: /^graphql$/, replacement: join(checkout, 'src/index.ts') },
      { find: /^graphql-js-execute$/, replacement: ORIGINAL },
    ],
  },
  plugins: [
    {
      name: 'execute-by-adapter',
      enforce: 'pre',
      async resolveId(source, importer, options) {
        if (!source.endsWith('/execute') || importer === ADAPTER) return undefined;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved?.id === ORIGINAL ? ADAPTER : undefined;
      },
    },
  ],
  test: {
    include: ['src/**/__tests__/*-test.ts'],
    setupFiles: [here('./record.ts')],
    pool: 'forks',
    fileParallelism: false,
  },
});
