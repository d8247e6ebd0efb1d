import type { Ran } from '../examples.ts';

/** An example with its calls. */
export function exampleSection({ example: { description, text }, calls }: Ran): string[] {
  return [description, `\`\`\`graphql\n${withoutComments(text)}\n\`\`\``, `Takes ${inWords(calls)}.`];
}

function withoutComments(text: string): string {
  return text.replace(/^(?:#(?! Header:).*\n)+/, '');
}

/** Equal calls are counted, in the order of their names, because concurrent calls arrive in any order. */
function inWords(calls: readonly string[]): string {
  if (calls.length === 0) return 'no call';
  const counts = [...Map.groupBy(calls.toSorted(), (call) => call)].map(([call, { length }]) =>
    length === 1 ? `\`${call}\`` : `\`${call}\` ${length} times`,
  );
  return `${calls.length === 1 ? 'one call' : `${calls.length} calls`}: ${counts.join(', ')}`;
}
