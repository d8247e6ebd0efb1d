import { type CommandCandidates, firstWords, type OptionValue, quotedWord, takingFiles } from './candidates.ts';

/** The completions of bash 4.0 or newer. */
export function bashCompletions(commands: readonly CommandCandidates[]): string {
  return `# Completions of manifold for bash: source <(manifold completions bash)
_manifold() {
  local word=\${COMP_WORDS[COMP_CWORD]} command=\${COMP_WORDS[1]} before=\${COMP_WORDS[COMP_CWORD-1]} words=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W ${list(firstWords(commands).map(([word]) => word))} -- "$word"))
    return
  fi
  case "$command $before" in
${commands.flatMap(({ name, values }) => values.map((value) => valueCase(name, value))).join('\n')}
  esac
  case $command in
${commands.map(({ name, words }) => `    ${name}) words=${list(words.map(([word]) => word))} ;;`).join('\n')}
  esac
  case $command in
    ${takingFiles(commands).join(' | ')}) [[ $word == -* ]] || { compopt -o default 2>/dev/null; return; } ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -F _manifold manifold
`;
}

function valueCase(command: string, { option, words }: OptionValue): string {
  const pattern = `    ${quotedWord(`${command} ${option}`)})`;
  if (words === undefined) return `${pattern} return ;;`;
  if (words === 'files') return `${pattern} compopt -o default 2>/dev/null; return ;;`;
  return `${pattern} COMPREPLY=($(compgen -W ${list(words)} -- "$word")); return ;;`;
}

const list = (words: readonly string[]) => quotedWord(words.join(' '));
