import type { Slug } from '#contracts';
import type { Note } from '../test/record.ts';

const LINK = /^\[.*\]\(\.\.\/(.+)\)$/;

/** The record of the tests that a page of `coveragePage` was made from. */
export function notesIn(page: string): Note[] {
  let columns: readonly string[] = [];
  return page.split('\n').flatMap((line): Note[] => {
    if (!line.startsWith('| ')) return [];
    const cells = line.slice(2, -2).split(' | ');
    if (cells[0] === 'API') columns = cells;
    const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
    const operation = /^\[`(\w+)`\]/.exec(cell('Contract'))?.[1];
    if (operation === undefined) return [];
    return (['Request', 'Failure'] as const).flatMap((column) => {
      const file = LINK.exec(cell(column))?.[1];
      const note = {
        slug: cell('API') as Slug,
        operation,
        whole: column === 'Request',
        failed: column === 'Failure',
      };
      return file === undefined ? [] : [{ ...note, file }];
    });
  });
}
