import { helpOnRequest } from '../scripts/help-on-request.ts';
import { measureWay } from './way/measure-way.ts';

helpOnRequest(`npm run lab -- way [--json]

Counts the files and functions that one POST with one call enters, after warming up, by V8's coverage: those of the server and
execution, those of calls and the graph, and of libraries. lab/ratchets.json has the largest numbers that npm test accepts: they may
only fall.`);

const way = await measureWay();
if (process.argv.includes('--json')) console.log(JSON.stringify(way));
else {
  for (const [name, { files, functions }] of Object.entries(way)) {
    console.log(`${name.padEnd(10)}${String(files).padStart(5)} files${String(functions).padStart(6)} functions`);
  }
}
process.exit();
