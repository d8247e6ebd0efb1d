import { inputRules } from './inputs.ts';
import { nameRules } from './names.ts';
import { nullabilityRules } from './nullability.ts';
import type { Rule } from './rule.ts';
import { shapeRules } from './shapes.ts';

/** The conventions of the graph that are checked by program. */
export const rules: readonly Rule[] = [...nameRules, ...inputRules, ...shapeRules, ...nullabilityRules];
