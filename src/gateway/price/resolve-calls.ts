import type { FieldCall, FieldCalls } from '#graph';
import type { Variables } from '../execution/coerce-literal.ts';
import type { PlannedSite } from './planned-site.ts';

/** The variants of fields that depend on variables. */
export type Variants = ((variables: Variables) => string)[];

/** The calls of a declaration at a field; none if its arguments are refused. */
export function resolveCalls(
  declared: FieldCalls,
  site: PlannedSite,
  variables: Variables,
  variants: Variants,
): readonly FieldCall[] {
  if (!('variantOf' in declared)) return declared;
  const variantOf = (own: Variables, noteUse?: () => void): string | undefined => {
    try {
      return declared.variantOf(site.toFieldSite(own, noteUse));
    } catch {
      return undefined;
    }
  };
  // A variant that was found without arguments does not depend on variables.
  let usesArguments = false;
  const variant = variantOf(variables, () => (usesArguments = true));
  const hasVariables =
    site.hasVariables || (declared.inherits && site.level.inherited.some((each) => each.hasVariables));
  if (usesArguments && hasVariables) variants.push((own) => JSON.stringify(variantOf(own) ?? null));
  return variant === undefined ? [] : declared.calls(variant);
}
