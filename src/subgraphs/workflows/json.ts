/** Parses JSON, integers beyond 2^53 as `bigint`; `undefined` where it is malformed. */
export function parsedJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text, exactly);
  } catch {
    return undefined;
  }
}

function exactly(_key: string, value: unknown, context?: { source: string }): unknown {
  const source = context?.source ?? '';
  const isRounded = typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source);
  return isRounded ? BigInt(source) : value;
}
