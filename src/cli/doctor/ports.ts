import type { Diagnosed, Finding } from './finding.ts';

/** Whether the addresses of the servers are free. The sandbox has one if an interface has none. */
export async function portFindings({ settings, machine }: Diagnosed): Promise<readonly Finding[]> {
  const { server, sandbox, interfaces, metrics } = settings;
  const needsSandbox = Object.values(interfaces).some(({ url }) => url === undefined);
  const addresses = [
    { ...server, name: 'the graph', hint: 'set PORT, HOST or server' },
    ...(metrics.enabled && metrics.isPortSet
      ? [{ ...metrics, name: 'the metrics', hint: 'set MANIFOLD_METRICS_PORT or metrics' }]
      : []),
    ...(needsSandbox ? [{ ...sandbox, name: 'the sandbox', hint: 'set MANIFOLD_SANDBOX_PORT or sandbox' }] : []),
  ];
  return Promise.all(
    addresses.map(async ({ host, port, name, hint }): Promise<Finding> => {
      const code = await machine.listenError({ host, port });
      const at = `port ${port} of ${host}, for ${name},`;
      if (code === undefined) return { check: 'port', level: 'good', text: `${at} is free` };
      const remedy = code === 'EADDRINUSE' ? 'stop the process that listens there, or ' : '';
      return { check: 'port', level: 'problem', text: `${at} ${reason(code)}`, hint: remedy + hint };
    }),
  );
}

function reason(code: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return 'is in use';
    case 'EACCES':
      return 'needs more privileges';
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'cannot be used: the host is not an address of this machine';
    default:
      return `cannot be used (${code})`;
  }
}
