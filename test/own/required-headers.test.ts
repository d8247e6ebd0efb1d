import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { json, mock } from '#test/harness';
import { linkPackage } from '#test/link-package';
import { PROGRAM } from '#test/packed-package';
import { startProduct } from '#test/product';
import { temporaryFolder } from '#test/temporary-folder';

const DOCUMENT = `openapi: 3.0.3
info: { title: Lamps, version: '1' }
paths:
  /lamps:
    get:
      operationId: lamps
      parameters:
        - { name: X-Lamp-Key, in: header, required: true, schema: { type: string } }
        - { name: X-Tenant-Id, in: header, required: true, schema: { type: string, example: acme } }
        - { name: X-Trace, in: header, schema: { type: string } }
      responses:
        '200': { description: They. }
`;

it('`manifold add` sends required headers: a credential, and values of settings', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder();
  linkPackage(folder);
  writeFileSync(join(folder, 'lamps.yaml'), DOCUMENT);
  execFileSync(process.execPath, [PROGRAM, 'add', 'lamps.yaml', '--name', 'lamps'], { cwd: folder });
  const sent: unknown[] = [];
  const url = await mock(({ headers }) => {
    sent.push([headers['x-lamp-key'], headers['x-tenant-id']]);
    return json([{ lamp: 1 }]);
  });
  const config = join(folder, 'manifold.yaml');
  const configured = (settings: string) =>
    writeFileSync(
      config,
      `subgraphs: [${folder}/apis/lamps/index.ts]
apis: { lamps: { url: '${url}', token: secret-lamp-key, allowPrivateAddresses: true${settings} } }
`,
    );

  configured('');
  expect(await (await startProduct(['--config', config])).ask('{ lamp }')).toEqual({ data: { lamp: [{ lamp: 1 }] } });
  configured(', settings: { tenantId: globex }');
  await (await startProduct(['--config', config])).ask('{ lamp }');

  expect(sent).toEqual([
    ['secret-lamp-key', 'acme'],
    ['secret-lamp-key', 'globex'],
  ]);
  const readme = readFileSync(join(folder, 'apis/lamps/README.md'), 'utf8');
  expect(readme).toContain('`X-Tenant-Id` is sent as "acme", unless `settings.tenantId` says otherwise');
  expect(readme).toContain('the document has no schema for the response: it is taken as any JSON');
  expect(readme).toContain('`X-Trace`, which is a header that callers would choose');
});
