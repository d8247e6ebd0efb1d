/** What one request cost the gateway. */
export interface Figures {
  /** `answered`, or the code of its first error, after `partial` where there is data too. */
  readonly verdict: string;
  readonly status: number;
  /** The most processor time of the gateway's main thread between two turns of its event loop. */
  readonly stallMs: number;
  /** The most processor time that the gateway's main thread spent on others while a ping waited. */
  readonly waitMs: number;
  /** The longest that a ping took, by the clock: a busy machine makes it longer. */
  readonly pingMs: number;
  /** Processor time of the whole process. */
  readonly cpuMs: number;
  /** Peak of resident memory above what it was before the request. */
  readonly memoryBytes: number;
  readonly answerBytes: number;
  /** Objects and list items of the answer. */
  readonly nodes: number;
  readonly calls: number;
  readonly tookMs: number;
}

/** The measures of which the search looks for the most. */
export const MEASURES = ['stallMs', 'waitMs', 'cpuMs', 'memoryBytes', 'answerBytes', 'calls'] as const;

export type Measure = (typeof MEASURES)[number];

type Numbers = { [Name in keyof Figures as Figures[Name] extends number ? Name : never]: number };

/** Of several measurements of one request the least of each figure: other work on the machine only adds. */
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
