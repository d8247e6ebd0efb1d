import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { pack } from '../scripts/package/pack.ts';
import { followSteps } from './ten-minutes/steps.ts';

helpOnRequest(`npm run lab -- ten-minutes [--screenshot file.png]

Does what a frontend developer does in the first ten minutes, in an empty folder with the packed package: installs, starts the
gateway with its sandbox, generates types, and opens a screen in Chromium that pages through the countries. Prints the commands
with their times.`);

const folder = mkdtempSync(join(tmpdir(), 'manifold-ten-minutes-'));
const flag = process.argv.indexOf('--screenshot');
try {
  const tarball = await pack(process.cwd(), folder);
  const project = join(folder, 'screen');
  mkdirSync(project);
  const screenshot = flag < 0 ? undefined : process.argv[flag + 1];
  const { steps, items } = await followSteps({ tarball, project, screenshot });
  for (const { command, seconds } of steps) console.log(`${seconds.toFixed(1).padStart(6)} s  ${command}`);
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(
    `${total.toFixed(1).padStart(6)} s  ${steps.length} commands; the screen showed ${items.join(', then ')} countries`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
