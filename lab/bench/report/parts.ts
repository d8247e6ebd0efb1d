import { microseconds } from '../measure/growth.ts';
import type { Parts } from '../measure/parts.ts';
import { type Results, ratio } from '../results.ts';
import { number, table } from './table.ts';

/** The cost of a request without each of the parts, and as a multiple of the cost with all of them. */
export function partsTable({ parts }: Results): string {
  return parts
    ? `\n## What each part is worth\n\nManifold, with parts switched off by their settings:\n\n${costTable(parts)}\n`
    : '';
}

/** The cost of a request by how its caller is identified. */
export function authTable({ auth }: Results): string {
  return auth
    ? `\n## What callers cost\n\nManifold, with callers that have a credential and scopes:\n\n${costTable(auth)}\n`
    : '';
}

/** The cost of each variant, and as a multiple of the cost of the first. */
function costTable({ variants, asked }: Parts): string {
  const [all] = variants;
  const rows = variants.map(({ id, name }) => [
    name,
    ...asked.map(({ cells }) => {
      const [cell, whole] = [id, all?.id].map((each) => cells.find(({ contestant }) => contestant === each));
      const times = ratio(whole, cell);
      if (!cell || times === undefined) return '–';
      return cell === whole ? number(microseconds(cell)) : `${number(microseconds(cell))} (${times.toFixed(2)} ×)`;
    }),
  ]);
  return table(['µs of CPU time', ...asked.map(({ title }) => title)], rows);
}
