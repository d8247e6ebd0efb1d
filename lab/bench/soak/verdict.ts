import { grows, type Trend, trendOf } from './trend.ts';

/** The readings at one time, while all callers rest. */
export interface Sample {
  readonly minute: number;
  readonly heap: number;
  readonly external: number;
  readonly rss: number;
  readonly sockets: number;
  readonly timers: number;
  readonly descriptors: number;
}

export interface Line {
  readonly name: string;
  readonly unit: string;
  readonly trend: Trend;
  readonly grows: boolean;
}

const MIB = 1024 * 1024;

/** The growth over a run that is allowed. */
const ALLOWED = {
  heap: { share: 0.02, amount: MIB },
  external: { share: 0.05, amount: MIB },
  rss: { share: 0.05, amount: 8 * MIB },
  sockets: { share: 0.1, amount: 5 },
  timers: { share: 0.1, amount: 5 },
  descriptors: { share: 0.1, amount: 5 },
} as const;

/** The trend of each reading, and whether it grows. */
export function verdict(samples: readonly Sample[]): Line[] {
  return (Object.keys(ALLOWED) as (keyof typeof ALLOWED)[]).map((name) => {
    const inBytes = name === 'heap' || name === 'external' || name === 'rss';
    const trend = trendOf(samples.map((sample) => ({ minute: sample.minute, value: sample[name] })));
    return { name, unit: inBytes ? 'MB' : '', trend, grows: grows(trend, ALLOWED[name]) };
  });
}

/** A line of the report; whether it grows is left out where that is not judged. */
export function written({ name, unit, trend, grows: isGrowing }: Line, isJudged: boolean): string {
  const scale = unit === 'MB' ? MIB : 1;
  const text = (value: number) => (value / scale).toFixed(unit === 'MB' ? 3 : 2);
  const parts = [
    name.padEnd(12),
    `mean ${text(trend.mean)} ${unit}`.padEnd(20),
    `slope ${text(trend.slope)} ± ${text(trend.noise)} a minute`.padEnd(34),
    `gained ${text(trend.gained)}`.padEnd(18),
    isJudged ? (isGrowing ? 'GROWS' : 'holds') : '',
  ];
  return `  ${parts.join(' ')}`.trimEnd();
}
