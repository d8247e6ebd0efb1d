import type { Archive, Found } from './archive.ts';
import { type Bounds, exceeded, MOST_AFTER_DEADLINE_MS } from './bounds.ts';
import type { Ends } from './ends.ts';
import { type Figures, MEASURES, type Measure } from './figures.ts';
import type { CostlyRequest } from './request.ts';

/** The results of a search, and whether all are within the bounds. */
export interface Report {
  readonly holds: boolean;
  readonly text: string;
  readonly json: object;
}

const MOST_SHOWN = 1200;
const NAMES: Readonly<Record<Measure, string>> = {
  stallMs: 'longest turn of the event loop',
  waitMs: 'longest wait of another caller, in processor time of the gateway',
  cpuMs: 'processor time',
  memoryBytes: 'peak of memory',
  answerBytes: 'answer',
  calls: 'upstream calls',
};

export function report(archive: Archive, ends: readonly Ends[], bounds: Bounds): Report {
  const worst = MEASURES.flatMap((measure) => {
    const found = archive.worst(measure);
    return found ? [{ measure, ...found }] : [];
  });
  const beyond = archive.pareto.filter(({ figures }) => exceeded(figures, bounds).length > 0);
  const late = ends.filter(
    ({ afterDeadlineMs, afterLeavingMs }) => Math.max(afterDeadlineMs, afterLeavingMs) > MOST_AFTER_DEADLINE_MS,
  );
  const byVerdict = archive.verdicts.map((verdict) => ({ verdict, found: archive.worst('stallMs', verdict) }));
  const holds =
    worst.every(({ figures }) => exceeded(figures, bounds).length === 0) && beyond.length + late.length === 0;
  const sections = [
    ...[...Map.groupBy(worst, ({ request }) => request).values()].map((measures) => worstText(measures, bounds)),
    `The longest turn of the event loop, by verdict:\n${byVerdict.map(({ verdict, found }) => verdictLine(verdict, found, bounds)).join('\n')}`,
    `After a deadline, and after the caller has left (${MOST_AFTER_DEADLINE_MS} ms at most):\n${ends.map(endsLine).join('\n')}`,
    holds ? '✓ All of it is within the bounds.' : '✗ Not all of it is within the bounds.',
  ];
  return {
    holds,
    text: sections.join('\n\n'),
    json: { holds, bounds, worst, byVerdict, pareto: archive.pareto, ends },
  };
}

/** The figures of one request in a line. */
export function lineOf({ request, figures }: Found, bounds: Bounds): string {
  return `${mark(figures, bounds)} ${request.name}: ${figuresLine(figures)}`;
}

/** A request with the measures in which it is the worst. */
function worstText(measures: readonly (Found & { readonly measure: Measure })[], bounds: Bounds): string {
  const titles = measures.map(({ measure, figures }) => {
    const bound = bounds[measure];
    const limit = bound === undefined ? '' : ` (${amount(measure, bound)} at most)`;
    const sign = figures[measure] > (bound ?? Infinity) ? '✗' : '✓';
    return `${sign} ${NAMES[measure]}: ${amount(measure, figures[measure])}${limit}`;
  });
  const lines = measures.slice(0, 1).flatMap(({ request, figures }) => {
    const broken = exceeded(figures, bounds);
    return [
      figuresLine(figures),
      ...(broken.length > 0 ? [`beyond the bounds: ${broken.join(', ')}`] : []),
      request.name,
      requestText(request),
    ];
  });
  return [...titles, ...lines.map((line) => `  ${line}`)].join('\n');
}

function verdictLine(verdict: string, found: Found | undefined, bounds: Bounds): string {
  if (!found) return `  ${verdict}`;
  const { request, figures } = found;
  const time = amount('stallMs', figures.stallMs).padStart(9);
  return `${mark(figures, bounds)} ${time}  ${verdict.padEnd(36)} ${request.name}`;
}

function endsLine({ request, afterDeadlineMs, afterLeavingMs }: Ends): string {
  const isLate = Math.max(afterDeadlineMs, afterLeavingMs) > MOST_AFTER_DEADLINE_MS;
  const times = [afterDeadlineMs, afterLeavingMs].map((ms) => amount('stallMs', ms).padStart(9)).join(' ');
  return `${isLate ? '✗' : '✓'} ${times}  ${request.name}`;
}

function figuresLine({
  verdict,
  stallMs,
  waitMs,
  pingMs,
  cpuMs,
  memoryBytes,
  answerBytes,
  nodes,
  calls,
}: Figures): string {
  return [
    verdict,
    `stall ${amount('stallMs', stallMs)}`,
    `wait ${amount('waitMs', waitMs)} (ping ${amount('waitMs', pingMs)})`,
    `CPU ${amount('cpuMs', cpuMs)}`,
    `memory ${amount('memoryBytes', memoryBytes)}`,
    `answer ${amount('answerBytes', answerBytes)}`,
    `${nodes.toLocaleString('en')} nodes`,
    `${calls} calls`,
  ].join(', ');
}

const mark = (figures: Figures, bounds: Bounds) => (exceeded(figures, bounds).length > 0 ? '✗' : '✓');

function amount(measure: Measure, value: number): string {
  if (measure.endsWith('Ms')) return `${value.toFixed(0)} ms`;
  if (measure.endsWith('Bytes')) return value < 1e5 ? `${value} B` : `${(value / 1024 ** 2).toFixed(1)} MiB`;
  return String(value);
}

/** A request in short; `--json` has all of it. */
function requestText({ form, query, variables, extensions, headers }: CostlyRequest): string {
  const parts = Object.entries({ query, variables, extensions, headers: headers && JSON.stringify(headers) });
  const lines = parts.flatMap(([name, text]) => (text === undefined ? [] : [`${name} ${shortened(text)}`]));
  return `${form} ${lines.join('\n  ')}`;
}

/** Repetitions are counted instead of shown. */
function shortened(text: string): string {
  const counted = text.replace(
    /(.{1,60}?)\1{9,}/gsu,
    (all, piece: string) => `⟨${piece} × ${all.length / piece.length}⟩`,
  );
  const shown = counted.replace(/[\p{Cc}\uFEFF]/gu, (character) => JSON.stringify(character).slice(1, -1));
  return shown.length > MOST_SHOWN
    ? `${shown.slice(0, MOST_SHOWN)}… (${text.length.toLocaleString('en')} characters)`
    : shown;
}
