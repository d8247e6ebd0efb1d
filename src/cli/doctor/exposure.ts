import { exposureProblem } from '#config';
import type { Diagnosed, Finding } from './finding.ts';

/** The public cursor key, and hosts that requests may name. */
export function exposureFindings({ settings, defaults }: Diagnosed): readonly Finding[] {
  const isDefault = settings.cursorSecret === defaults.cursorSecret;
  return [cursorFinding(isDefault), hostsFinding(settings.server), authFinding(settings)];
}

function authFinding(settings: Diagnosed['settings']): Finding {
  const problem = exposureProblem(settings);
  if (problem !== undefined) return { check: 'auth', level: 'problem', text: problem };
  const { auth } = settings;
  if (auth === 'open')
    return { check: 'auth', level: 'warning', text: 'auth is open: everyone may call every interface' };
  if (auth === undefined) return { check: 'auth', level: 'good', text: 'callers need no credential, on loopback only' };
  const counted = [`${auth.keys.length} API keys`, `${auth.jwt.length} issuers`];
  return { check: 'auth', level: 'good', text: `callers are identified: ${counted.join(', ')}` };
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
