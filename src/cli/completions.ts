import type { Command } from './command.ts';
import { bashCompletions } from './completions/bash.ts';
import { candidatesOf } from './completions/candidates.ts';
import { fishCompletions } from './completions/fish.ts';
import { zshCompletions } from './completions/zsh.ts';

const SHELLS = { bash: bashCompletions, zsh: zshCompletions, fish: fishCompletions };

export const completions: Command = {
  name: 'completions',
  summary: 'Prints the completions of a shell',
  argument: { name: 'shell', values: Object.keys(SHELLS), help: 'The shell that reads the script' },
  options: [],
  examples: [
    'source <(manifold completions bash)',
    'source <(manifold completions zsh)',
    'manifold completions fish | source',
  ],
  async run({ terminal, services, commands, options: { shell } }) {
    const slugs = (await services.contracts({ options: {}, terminal })).map(({ slug }) => slug);
    const script = SHELLS[shell as keyof typeof SHELLS](candidatesOf(commands, slugs));
    terminal.out(script.trimEnd());
    return 0;
  },
};
