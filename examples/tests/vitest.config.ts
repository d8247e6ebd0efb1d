import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    // Here, the package is linked to its sources; an installed one needs none of this.
    server: { deps: { external: [/\/node_modules\/manifold-gateway\//] } },
  },
  resolve: { preserveSymlinks: true },
});
