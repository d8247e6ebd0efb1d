import type { Diagnosed, Finding } from './finding.ts';

/** The public cursor key, and hosts that requests may name. */
export function exposureFindings({ settings, defaults }: Diagnosed): readonly Finding[] {
  return [cursorFinding(settings.cursorSecret === defaults.cursorSecret), hostsFinding(settings.server)];
}

function cursorFinding(isDefault: boolean): Finding {
  if (!isDefault) return { check: 'cursors', level: 'good', text: 'cursorSecret is your own' };
  const text = 'cursorSecret is the public default: in production, anyone can make a cursor';
  return { check: 'cursors', level: 'warning', text, hint: 'set cursorSecret, such as file:///run/secrets/cursors' };
}

function hostsFinding({ host, hosts }: Diagnosed['settings']['server']): Finding {
  const isWildcard = host === '0.0.0.0' || host === '::';
  if (hosts.includes('*') || (isWildcard && hosts.length === 0)) {
    const text = 'requests may name any host, which allows DNS rebinding';
    return { check: 'hosts', level: 'warning', text, hint: 'list the names of the server in server.hosts' };
  }
  const names = ['loopback names', ...(isWildcard ? [] : [host]), ...hosts];
  return { check: 'hosts', level: 'good', text: `requests may name ${[...new Set(names)].join(', ')}` };
}
