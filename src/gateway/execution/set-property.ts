/** Gives an object an own property, whatever its name. */
export function setProperty(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(object, name, { value, enumerable: true, writable: true });
  else object[name] = value;
}
