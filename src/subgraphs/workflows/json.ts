/** What a text of JSON says, large integers exactly; nothing where it is none. */
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
