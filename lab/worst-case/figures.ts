/** The cost of one request for the gateway. */
export interface Figures {
  /** `answered`, or the code of its first error, after `partial` where there is data too. */
  readonly verdict: string;
  readonly status: number;
  /** The most CPU time of the gateway's main thread in one turn of its event loop. */
  readonly stallMs: number;
  /** The most CPU time of the gateway's main thread while a ping waited. */
  readonly waitMs: number;
  /** The longest time of a ping by the clock, which other load of the machine makes longer. */
  readonly pingMs: number;
  /** CPU time of the whole process. */
  readonly cpuMs: number;
  /** Peak of resident memory above what it was before the request. */
  readonly memoryBytes: number;
  readonly answerBytes: number;
  /** Objects and list items of the answer. */
  readonly nodes: number;
  readonly calls: number;
  readonly tookMs: number;
}

/** The measures that the search maximizes. */
export const MEASURES = ['stallMs', 'waitMs', 'cpuMs', 'memoryBytes', 'answerBytes', 'calls'] as const;

export type Measure = (typeof MEASURES)[number];

type Numbers = { [Name in keyof Figures as Figures[Name] extends number ? Name : never]: number };

/** The least of each figure in several measurements of one request, because other load of the machine only adds. */
export function leastOf(measurements: readonly [Figures, ...Figures[]]): Figures {
  const [first, ...others] = measurements;
  const least: Record<string, number | string> = { ...first };
  for (const other of others) {
    for (const [name, value] of Object.entries(other as Numbers)) {
      if (typeof value === 'number') least[name] = Math.min(Number(least[name]), value);
    }
  }
  return least as unknown as Figures;
}
