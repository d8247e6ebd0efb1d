import { type Kind, kinds } from '../options.ts';
import { argumentsOf, oneOf, positive, UsageError } from '../usage.ts';
import { type WorkloadId, workloadIds, workloads } from '../workloads/index.ts';

/** Those who run on Node in one process, which is what can be looked into. */
export const profiled = ['manifold', 'hand-written', 'apollo'] as const;

export interface ProfileOptions {
  readonly workload: WorkloadId;
  readonly contestant: (typeof profiled)[number];
  readonly kind: Kind;
  /** Processor seconds that are looked at. */
  readonly seconds: number;
  /** Processor seconds that go before. */
  readonly warmSeconds: number;
}

const SECONDS = 4;
const WARM_SECONDS = 10;

export const help = `Shows where a contestant spends its processor time at one workload.

Usage: npm run bench:profile -- <workload> [contestant] [options]

  --alike         All requests are one; otherwise no two are alike
  --seconds <s>   Processor seconds that are looked at (${SECONDS})
  --warm <s>      Processor seconds that go before, half of a mix and half of the workload (${WARM_SECONDS})
  --help          This text

Workloads
${workloadIds.map((id) => `  ${id.padEnd(16)}${workloads[id].title}`).join('\n')}

Contestants
  ${profiled.join(', ')}

The profile itself is kept as well, for Chrome's developer tools; the last line says where.`;

/** What the command line asks for; nothing if it asks for help. */
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
    throw new UsageError(`One workload and one contestant at a time; ${others.join(', ')} would be more.`);
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
