import { kindsHeld, leaksIn } from './held.ts';
import type { SoakOptions } from './options.ts';
import type { Soaking } from './run.ts';
import { growing } from './snapshot.ts';
import { verdict, written } from './verdict.ts';

/** The findings of a run as text, and whether it passes. */
export function report(
  { short }: Pick<SoakOptions, 'short'>,
  { seen, samples, censuses, before, after }: Soaking,
): { readonly text: string; readonly holds: boolean } {
  const lines = verdict(samples);
  const leaks = leaksIn(before, after);
  const problems = [
    ...(seen.lost > 0 ? [`${seen.lost} of ${seen.sent} requests got no complete response`] : []),
    ...(leaks.length > 0 ? [`held, and not before the first caller: ${leaks.join(', ')}`] : []),
    ...(short ? [] : lines.filter((line) => line.grows).map(({ name }) => `${name} grows`)),
  ];
  const holds = problems.length === 0;
  const heldThen = kindsHeld.map((kind) => `${kind} ${before[kind]} and ${after[kind]}`);
  const text = [
    '',
    `${seen.sent} requests: ${seen.answered} answered, ${seen.left} left by their callers, ${seen.lost} lost.`,
    `Held before the first caller and after the last: ${heldThen.join(', ')}.`,
    `After the warm-up, ${samples.length} samples${short ? ', which are not judged' : ''}:`,
    ...lines.map((line) => written(line, !short)),
    ...(short ? [] : classes(censuses)),
    '',
    holds ? wellIn(short) : `FAILS: ${problems.join('; ')}.`,
  ];
  return { text: text.join('\n'), holds };
}

const wellIn = (short: boolean) =>
  short ? 'Holds: every request is accounted for, and nothing is held.' : 'Holds: nothing grows.';

function classes(censuses: Soaking['censuses']): string[] {
  const found = growing(censuses);
  return [
    '',
    `Classes of which there were clearly more at each of ${censuses.length} snapshots: ${found.length || 'none'}`,
    ...found.slice(0, 20).map(({ name, counts, bytes }) => {
      return `  ${counts.join(' → ').padEnd(28)} ${(bytes / 1024).toFixed(0).padStart(7)} KiB  ${name}`;
    }),
  ];
}
