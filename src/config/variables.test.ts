import { describe, expect, it } from 'vitest';
import { replaceVariables, variablesIn } from './document.ts';

const environment = { A: 'one', B: '', DOLLAR: '${A}' };
const unset = (name: string) => `the variable ${name} is not set; \${${name}:-…} would give a default`;

describe('replaceVariables', () => {
  it.each([
    ['plain', 'plain'],
    ['${A}', 'one'],
    ['a ${A} and ${A}', 'a one and one'],
    ['${B:-two}', 'two'],
    ['${C:-}', ''],
    ['${C:-a:-b $ c}', 'a:-b $ c'],
    ['$A $$ $', '$A $$ $'],
    ['$${A}', '${A}'],
    ['$$${A}', '$${A}'],
    ['${DOLLAR}', '${A}'],
  ])('makes %j %j', (source, text) => {
    expect(replaceVariables(source, environment)).toEqual({ text, problems: [] });
  });

  it('reports each variable that is not set', () => {
    expect(replaceVariables('${B}${C}', environment)).toEqual({ text: '', problems: [unset('B'), unset('C')] });
  });

  it('does not read inherited properties as variables', () => {
    expect(replaceVariables('${constructor}', environment).problems).toEqual([unset('constructor')]);
  });
});

describe('variablesIn', () => {
  it('finds every name', () => {
    expect(variablesIn('a: ${A}\nb: ${B:-${C}}')).toEqual(new Set(['A', 'B', 'C']));
  });
});
