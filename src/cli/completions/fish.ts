import { type Candidate, type CommandCandidates, firstWords, type OptionValue } from './candidates.ts';

/** The completions of fish. */
export function fishCompletions(commands: readonly CommandCandidates[]): string {
  const lines = commands.flatMap(({ name, words, takesFile, values }) => {
    const condition = `'__fish_seen_subcommand_from ${name}'`;
    const files = takesFile ? [`complete -c manifold -n ${condition} -F`] : [];
    return [...files, ...words.map((candidate) => wordLine(condition, candidate, values))];
  });
  return `# Completions of manifold for fish: manifold completions fish | source
complete -c manifold -f
${[...firstWords(commands).map((each) => wordLine('__fish_use_subcommand', each, [])), ...lines].join('\n')}
`;
}

function wordLine(condition: string, [word, description]: Candidate, values: readonly OptionValue[]): string {
  const start = `complete -c manifold -n ${condition}`;
  const about = `-d ${quoted(description)}`;
  if (!word.startsWith('--')) return `${start} -a ${word} ${about}`;
  return `${start} -l ${word.slice(2)} ${about}${valueOf(values.find(({ option }) => option === word))}`;
}

function valueOf(value: OptionValue | undefined): string {
  if (!value) return '';
  if (value.words === undefined) return ' -x';
  return value.words === 'files' ? ' -r -F' : ` -x -a ${quoted(value.words.join(' '))}`;
}

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
