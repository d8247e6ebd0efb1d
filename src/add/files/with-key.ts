import type { Schema } from '#contract/compile';
import { isNullable } from '../graph/types.ts';

/** An object that is looked up has its key, whatever the document says. */
export function withKey({ required = [], properties = {}, ...schema }: Schema, key: string): Schema {
  const { type, anyOf, ...own } = properties[key] ?? {};
  const types = [type].flat().filter((each) => each !== undefined && each !== 'null');
  const parts = anyOf?.filter((each) => !isNullable(each));
  const [only, ...others] = types;
  const member = {
    ...own,
    ...(only !== undefined && { type: others.length > 0 ? types : only }),
    ...(parts && (parts.length === 1 ? parts[0] : { anyOf: parts })),
  } as Schema;
  return { ...schema, required: [...new Set([...required, key])], properties: { ...properties, [key]: member } };
}
