import type { ExplainedCall, Explanation } from '#gateway';
import { paint } from '../paint.ts';
import type { Terminal } from '../terminal.ts';

/** The calls as a tree of stages, with their numbers, below the cost. */
export function explanationText(terminal: Pick<Terminal, 'hasColors'>, { calls, cost, live }: Explanation): string {
  const { worst, expected, warm, event } = cost;
  const each = event ? `; of these for each event ${event.worst} at most, ${event.expected} as a rule` : '';
  const summary = `${counted(worst, 'call')} at most, ${expected} as a rule, ${warm} with a warm cache${each}`;
  const stages = [...Map.groupBy(calls, ({ stage }) => stage).values()];
  return [
    paint(terminal, 'green', summary),
    ...(live ? [liveText(live)] : []),
    ...stages.flatMap((stage, index) => stageLines(stage, index + 1)),
  ].join('\n');
}

function liveText({ every, callsPerMinute, callsPerHour }: NonNullable<Explanation['live']>): string {
  if (every === 0) return 'Live: evaluated once, because it calls nothing';
  return `Live: evaluated every ${every} s, ${callsPerMinute} calls a minute, ${callsPerHour} an hour`;
}

function stageLines(calls: readonly ExplainedCall[], number: number): string[] {
  const rows = calls.map(callCells);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row, index) => {
    const branch = index === rows.length - 1 ? '└─' : '├─';
    const [times = '', name = '', place = '', notes = ''] = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    return `${branch} ${times}  ${name}  ${place}  ${notes}`.trimEnd();
  });
  return ['', `Stage ${number}`, ...lines];
}

function callCells(call: ExplainedCall): readonly [times: string, name: string, place: string, notes: string] {
  const { times, expected, batched, cached, alternatives = [] } = call;
  const notes = [
    ...(batched === undefined ? [] : [`up to ${batched} keys a call`]),
    ...(alternatives.length > 0 ? [`or ${alternatives.join(', ')}`] : []),
    ...(cached ? ['cached'] : []),
    `for ${call.fields.join(', ')}`,
  ];
  return [
    times === expected ? `${times} ×` : `${expected} to ${times} ×`,
    `${call.api}.${call.operation}`,
    `${call.method} ${call.url}`,
    notes.join('; '),
  ];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
