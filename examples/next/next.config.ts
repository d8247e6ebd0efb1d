import type { NextConfig } from 'next';

const config: NextConfig = {
  // The package reads files beside its modules, so it is not bundled.
  serverExternalPackages: ['manifold-gateway'],
  // This folder is below another package.
  turbopack: { root: import.meta.dirname },
};

export default config;
