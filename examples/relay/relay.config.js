import { relayConfig } from 'manifold-gateway/codegen';

const config = relayConfig({ src: './src', eagerEsModules: true });

// The compiler requires this file.
export { config as 'module.exports' };
