import { type Kind, kinds } from '../options.ts';
import { argumentsOf, oneOf, positive, UsageError } from '../usage.ts';
import { type WorkloadId, workloadIds, workloads } from '../workloads/index.ts';

/** Contestants that run on Node in one process: the profiler sees no others. */
export const profiled = ['manifold', 'hand-written', 'apollo'] as const;

export interface ProfileOptions {
  readonly workload: WorkloadId;
  readonly contestant: (typeof profiled)[number];
  readonly kind: Kind;
  /** CPU seconds of the profile. */
  readonly seconds: number;
  /** CPU seconds of the warm-up. */
  readonly warmSeconds: number;
}

const SECONDS = 4;
const WARM_SECONDS = 10;

export const help = `Divides a contestant's CPU time for one workload by folder and package.

Usage: npm run lab -- profile <workload> [contestant] [options]

  --alike         All requests are the same; by default all are different
  --seconds <s>   CPU seconds of the profile (${SECONDS})
  --warm <s>      CPU seconds of the warm-up, half of a mix and half of the workload (${WARM_SECONDS})
  --help          Print this

Workloads
${workloadIds.map((id) => `  ${id.padEnd(16)}${workloads[id].title}`).join('\n')}

Contestants
  ${profiled.join(', ')}

It also writes the profile for Chrome's developer tools, and names the file in its last line.`;

/** The options of a command line; `undefined` for `--help`. */
export function profileOptionsFrom(args: readonly string[]): ProfileOptions | undefined {
  const { values, positionals } = argumentsOf({
    args: [...args],
    allowPositionals: true,
    options: {
      alike: { type: 'boolean' },
      seconds: { type: 'string' },
      warm: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const [workload, contestant = 'manifold', ...others] = positionals;
  if (others.length > 0) {
    throw new UsageError(`Name one workload and one contestant: ${others.join(', ')} is too much.`);
  }
  const [different, alike] = kinds;
  return {
    workload: oneOf('workload', workloadIds, workload),
    contestant: oneOf('contestant', profiled, contestant),
    kind: values.alike ? alike : different,
    seconds: positive('seconds', values.seconds) ?? SECONDS,
    warmSeconds: positive('warm', values.warm) ?? WARM_SECONDS,
  };
}
