import {
  type Candidate,
  type CommandCandidates,
  firstWords,
  type OptionValue,
  quotedWord,
  takingFiles,
} from './candidates.ts';

/** The completions of zsh. */
export function zshCompletions(commands: readonly CommandCandidates[]): string {
  return `#compdef manifold
# Completions of manifold for zsh, after compinit: source <(manifold completions zsh)
_manifold() {
  local -a candidates
  if (( CURRENT == 2 )); then
    candidates=(${described(firstWords(commands))})
    _describe 'command' candidates
    return
  fi
  case "$words[2] $words[CURRENT-1]" in
${commands.flatMap(({ name, values }) => values.map((value) => valueCase(name, value))).join('\n')}
  esac
  case $words[2] in
${commands.map(({ name, words }) => `    (${name}) candidates=(${described(words)}) ;;`).join('\n')}
  esac
  case $words[2] in
    (${takingFiles(commands).join('|')}) [[ $words[CURRENT] == -* ]] || { _files; return } ;;
  esac
  _describe 'option' candidates
}
compdef _manifold manifold
`;
}

function valueCase(command: string, { option, words }: OptionValue): string {
  const pattern = `    (${quotedWord(`${command} ${option}`)})`;
  if (words === undefined) return `${pattern} return ;;`;
  if (words === 'files') return `${pattern} _files; return ;;`;
  return `${pattern} compadd -- ${words.join(' ')}; return ;;`;
}

const described = (words: readonly Candidate[]) =>
  words.map(([word, description]) => quotedWord(`${word}:${description}`)).join(' ');
