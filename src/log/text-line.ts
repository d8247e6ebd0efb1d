/** A line of JSON as a line of text for people: time, level, message, then each field as `name=value`. */
export function textLine(json: string): string {
  const { time, level, message, pid: _pid, ...fields } = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const pairs = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  return `${String(time)} ${String(level).padEnd(5)} ${String(message).replaceAll(/\p{Cc}/gu, ' ')}${pairs.join('')}\n`;
}
