import type { FieldCall, FieldCalls } from '#graph';

/** The weight of a call. An object weighs 1. */
const CALL = 10;
/** The objects that share calls. */
const PAGE = 20;

/** The weight of a field with these calls, for each object that has it; at the root there is one object. */
export function weightOf(declared: FieldCalls, isRoot: boolean): number {
  const calls = 'variantOf' in declared ? declared.calls(declared.usual) : declared;
  const weight = calls.reduce((sum, call) => sum + weightOfCall(call, isRoot), 0);
  return Math.round(weight * 10) / 10;
}

function weightOfCall(call: FieldCall, isRoot: boolean): number {
  if (call.kind === 'pages') return CALL;
  if (call.kind === 'each') return CALL * call.times.typical;
  const { by, keys, isShared } = call;
  const times = by.times?.typical ?? 1;
  const sharers = isRoot ? 1 : isShared ? PAGE : 'maxKeys' in by ? Math.min(by.maxKeys, PAGE) : 1;
  return (CALL * times * keys.typical) / sharers;
}
