import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const proxy = { '/graphql': process.env['GRAPH'] ?? 'http://127.0.0.1:4000' };

export default defineConfig({
  plugins: [babel({ include: /\/src\/.*\.tsx$/, plugins: [['relay', { eagerEsModules: true }]] }), react()],
  // Here, the package is linked to its sources, beside which its tests have packages of their own.
  resolve: { dedupe: ['relay-runtime'] },
  build: { chunkSizeWarningLimit: 600 },
  server: { proxy, fs: { allow: ['../..'] } },
  preview: { proxy },
});
