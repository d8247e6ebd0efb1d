import { microseconds } from '../measure/growth.ts';
import { type Results, ratio } from '../results.ts';
import { number, table } from './table.ts';

/** The cost of a request without each of the parts, and as a multiple of the cost with all of them. */
export function partsTable({ parts }: Results): string {
  if (!parts) return '';
  const [all] = parts.variants;
  const rows = parts.variants.map(({ id, name }) => [
    name,
    ...parts.asked.map(({ cells }) => {
      const [cell, whole] = [id, all?.id].map((each) => cells.find(({ contestant }) => contestant === each));
      const times = ratio(whole, cell);
      if (!cell || times === undefined) return '–';
      return cell === whole ? number(microseconds(cell)) : `${number(microseconds(cell))} (${times.toFixed(2)} ×)`;
    }),
  ]);
  const heads = ['µs of CPU time', ...parts.asked.map(({ title }) => title)];
  return `\n## What each part is worth\n\nManifold, with parts switched off by their settings:\n\n${table(heads, rows)}\n`;
}
