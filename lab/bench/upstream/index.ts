import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../test/free-port.ts';
import { SCRATCH } from '../contestants/node.ts';
import { writeUpstream } from './files.ts';
import { startNginx, type Upstream } from './nginx.ts';

export type { Upstream } from './nginx.ts';

/** Writes the responses of the upstream, and starts it. */
export async function startUpstream(): Promise<Upstream> {
  const files = join(SCRATCH, 'upstream');
  mkdirSync(files, { recursive: true });
  writeUpstream(files);
  return startNginx(files, await freePort());
}
