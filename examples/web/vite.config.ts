import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const proxy = { '/graphql': process.env['GRAPH'] ?? 'http://127.0.0.1:4000' };

export default defineConfig({
  plugins: [react()],
  // Here, the package is linked to its sources, beside which its tests have packages of their own.
  resolve: { dedupe: ['@apollo/client', 'graphql', 'rxjs'] },
  server: { proxy, fs: { allow: ['../..'] } },
  preview: { proxy },
});
