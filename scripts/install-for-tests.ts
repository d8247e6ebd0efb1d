import { join } from 'node:path';
import { findChromium } from '../test/browser/chromium.ts';
import { canInstall, has, install } from './debian.ts';
import { installFolder } from './install-folder.ts';

// Installs the routers and runtimes of tests and, on Debian as root, the programs that tests use.
const missing = [
  ...(findChromium() ? [] : ['chromium', 'fonts-liberation']),
  ...(has('nginx') ? [] : ['nginx-light']),
  ...(has('haproxy') ? [] : ['haproxy']),
  ...(has('varnishd') ? [] : ['varnish']),
  ...(has('redis-server') ? [] : ['redis-server', 'redis-sentinel']),
  ...(has('promtool') ? [] : ['prometheus']),
];
installFolder(join('test', 'federation', 'packages'));
installFolder(join('test', 'deploy', 'packages'));
// There are runtimes for Linux alone.
if (process.platform === 'linux') installFolder(join('test', 'runtimes', 'packages'));
if (missing.length > 0 && canInstall()) install(missing);
