import { documentOf } from '../documents/sources.ts';
import { json, type Reply } from '../reply.ts';
import type { World } from '../world/index.ts';
import { sampleValue } from './sample-value.ts';

/** A valid response of an operation, such as `marketplace.getOrder`, with all its optional members. */
export function sampleAnswer(name: string, world: World): Reply {
  const { body, headers } = sampleOfAnswer(name, world);
  return json(body, 200, headers);
}

/** The same before it is serialized. */
export function sampleOfAnswer(
  name: string,
  world: World,
): { body: unknown; headers: Readonly<Record<string, string>> } {
  const [slug = '', id = ''] = name.split('.');
  const document = documentOf(slug);
  const { schema = {}, mediaType = 'application/json' } = document.answer(id, 200) ?? {};
  const place = { slug, document, schema: '', property: '', index: 0, today: world.today, within: [] };
  return { body: sampleValue(schema, place), headers: { 'content-type': mediaType } };
}
