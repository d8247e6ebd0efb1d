import type { QueryParameter } from '../contract.ts';
import type { Parameter } from './document.ts';

/** The form in which a query parameter is written. */
export function queryStyle({
  schema,
  style,
  explode,
}: Pick<Parameter, 'schema' | 'style' | 'explode'>): QueryParameter['style'] {
  if (schema.type !== 'array') return 'value';
  if (style === 'pipeDelimited') return 'pipe';
  return explode === false ? 'comma' : 'repeat';
}
