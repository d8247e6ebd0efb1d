import type { Terminal } from '../terminal.ts';
import type { Finding } from './finding.ts';
import type { Machine } from './machine.ts';

const PROXIES = ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY'];
const CERTIFICATES = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'];

/** The variables that change the TLS connections and proxies of a process. */
export function environmentFindings(environment: Terminal['environment'], machine: Machine): readonly Finding[] {
  const found: Finding[] = [];
  if (environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0') {
    found.push({
      check: 'tls',
      level: 'warning',
      text: 'NODE_TLS_REJECT_UNAUTHORIZED=0: certificates of upstreams are not verified',
      hint: 'unset it, and name the file of your certificate authority in NODE_EXTRA_CA_CERTS',
    });
  }
  for (const name of CERTIFICATES) {
    const file = environment[name];
    if (!file || machine.isReadable(file)) continue;
    const text = `${name}: ${file} cannot be read, so its certificates are not trusted`;
    found.push({ check: 'tls', level: 'problem', text, hint: 'correct the path, or unset the variable' });
  }
  if (found.length === 0) found.push({ check: 'tls', level: 'good', text: 'certificates of upstreams are verified' });
  return [...found, proxyFinding(environment)];
}

function proxyFinding(environment: Terminal['environment']): Finding {
  const name = PROXIES.flatMap((each) => [each, each.toLowerCase()]).find((each) => environment[each]);
  if (name === undefined) return { check: 'proxy', level: 'good', text: 'no proxy is set' };
  const text = `${name} is set, but calls to interfaces use no proxy`;
  const hint = 'allow direct connections to the interfaces, or set the address of a reverse proxy as their url';
  return { check: 'proxy', level: 'warning', text, hint };
}
