/** A line of text for people: time, level, message, then each field as `name=value`. */
export function textLine({ time, level, message, pid: _pid, ...fields }: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  return `${String(time)} ${String(level).padEnd(5)} ${String(message).replaceAll(/\p{Cc}/gu, ' ')}${pairs.join('')}`;
}
