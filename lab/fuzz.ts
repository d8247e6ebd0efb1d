import { parseArgs } from 'node:util';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { mebibytes, runFuzz } from './fuzz/run.ts';
import { printedSeed } from './questions.ts';

const DEFAULT = 100_000;

helpOnRequest(`npm run lab -- fuzz [--requests <n>] [--answers <n>] [--seed <text>] [--from <n>]

Sends ${DEFAULT.toLocaleString('en')} generated requests to a gateway over all APIs: documents, bodies, headers, methods, uploads and HTTP,
good ones and broken ones. Then it sends good requests, until upstreams have given as many hostile answers. Secrets are in all
settings, in what upstreams answer, and in what callers send. The exit code is 1 where the process ends, a response is not well formed,
an error is internal, or an output has a secret: a response, the log, metrics, traces, the console.

  --seed  equal seeds generate equal requests and answers; unless given, a new one, which is printed
  --from  the number of the first request, to repeat one that is reported: with --requests 1 --answers 0, or the other way round`);

const { values } = parseArgs({
  options: {
    requests: { type: 'string' },
    answers: { type: 'string' },
    seed: { type: 'string' },
    from: { type: 'string', default: '0' },
  },
});
const seed = printedSeed(values.seed);
const started = performance.now();
const report = await runFuzz({
  seed,
  requests: Number(values.requests ?? DEFAULT),
  answers: Number(values.answers ?? DEFAULT),
  from: Number(values.from),
  progress: (line) => console.log(line),
});
const { residentBytes: resident, liveBytes: live } = report;
console.log(
  `${report.requests} requests and ${report.answers} hostile answers in ${Math.round((performance.now() - started) / 1000)} s`,
);
console.log(
  `Live memory: ${mebibytes(live.before)} before, ${mebibytes(live.betweenParts)} after the requests, ${mebibytes(live.after)} after the answers`,
);
console.log(
  `Resident memory: ${mebibytes(resident.before)} before, at most ${mebibytes(resident.most)}, ${mebibytes(resident.after)} afterwards`,
);
console.log(report.delays);
for (const [key, count] of [...report.counts].toSorted(([, one], [, other]) => other - one))
  console.log(`${String(count).padStart(8)}  ${key}`);
console.log(`${report.problems.length} problems, seed ${seed}`);
process.exit(report.problems.length > 0 ? 1 : 0);
