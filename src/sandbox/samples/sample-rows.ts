import { documentOf } from '../documents/sources.ts';
import type { World } from '../world/index.ts';
import { sampleValue } from './sample-value.ts';

/**
 * Valid objects of a named schema of a contract, with all optional members and distinguished by their numbers, for mocks
 * without data of their own.
 */
export function sampleRows<Row>(world: World, slug: string, schema: string, count: number): Row[] {
  const document = documentOf(slug);
  const reference = { $ref: `#/components/schemas/${schema}` };
  return Array.from({ length: count }, (_, index) => {
    const place = { slug, document, schema, property: '', index, today: world.today, within: [] };
    return sampleValue(reference, place) as Row;
  });
}
