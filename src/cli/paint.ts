import { styleText } from 'node:util';
import type { Terminal } from './terminal.ts';

/** Colours a text, if the output of the terminal shows colours. */
export function paint({ hasColors }: Pick<Terminal, 'hasColors'>, color: 'green' | 'yellow' | 'red', text: string) {
  return hasColors ? styleText(color, text, { validateStream: false }) : text;
}
