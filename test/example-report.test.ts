import { execFile } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { buildExample } from '#test/build-example';
import { gatewayOverSandboxWith } from '#test/over-sandbox';
import { served } from '#test/served';
import { csvLine } from '../examples/report/src/csv.ts';

let folder: string;
beforeAll(() => {
  folder = buildExample('report');
}, 120_000);

interface Outcome {
  readonly code: number;
  readonly lines: readonly string[];
  readonly stderr: string;
}

async function report(...faults: readonly object[]): Promise<Outcome> {
  const { sandbox, gateway } = await gatewayOverSandboxWith({ seed: 'manifold' }, 'marketplace', 'logistics');
  await fetch(`${sandbox.origin}/_sandbox/faults`, { method: 'PUT', body: JSON.stringify(faults) });
  const { address } = await served(gateway);
  const env = { PATH: process.env['PATH'], GRAPH: address, NODE_NO_WARNINGS: '1' };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['src/report.ts'], { cwd: folder, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, lines: stdout.split('\r\n'), stderr }),
    );
  });
}

it('examples/report writes a row for each open dispute, page after page', async () => {
  const { code, lines, stderr } = await report();

  expect([code, stderr]).toEqual([0, '26 disputes\n']);
  expect(lines.slice(0, 2)).toEqual([
    'dispute,status,reason,opened,due,amount,currency,order,buyer,warehouse',
    expect.stringMatching(
      /^\d+,OPEN,ITEM_NOT_RECEIVED,\d{4}-\d\d-\d\d,[-\d]*,[\d.]+,[A-Z]{3},29-10018-60284,[.\w]+,\w+$/,
    ),
  ]);
  expect(lines).toHaveLength(28);
  expect(new Set(lines).size).toBe(28);
});

it('examples/report fails with the code of an API that is down', async () => {
  const { code, stderr } = await report({ on: 'logistics', status: 400 });

  expect(code).toBe(1);
  expect(stderr).toMatch(/^The report is incomplete: [A-Z_]+ from logistics, request [-\w]+\.\n$/);
});

it('examples/report quotes what CSV demands, and defuses formulas', () => {
  expect(csvLine(['a,b', 'say "x"', 'two\nlines', '=1+1', 12, null])).toBe(
    '"a,b","say ""x""","two\nlines",\'=1+1,12,\r\n',
  );
});
