/** What a log line says besides its message. Values are written as JSON, so that no line can be forged. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Log {
  error(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  debug(message: string, fields?: Fields): void;
}

const LEVELS = ['error', 'warn', 'info', 'debug'] as const;
const LONGEST_VALUE = 500;

export interface LogSettings {
  readonly level: (typeof LEVELS)[number] | 'silent';
  readonly format: 'text' | 'json';
}

/** A log that writes one line for each thing worth knowing, to standard error unless told otherwise. */
export function createLog(
  { level, format }: LogSettings,
  write: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  now: () => Date = () => new Date(),
): Log {
  const most = level === 'silent' ? -1 : LEVELS.indexOf(level);
  const line = format === 'json' ? jsonLine : textLine;
  const logAt =
    (name: (typeof LEVELS)[number]) =>
    (message: string, fields: Fields = {}) => {
      if (LEVELS.indexOf(name) <= most) write(line(now().toISOString(), name, message, fields));
    };
  return { error: logAt('error'), warn: logAt('warn'), info: logAt('info'), debug: logAt('debug') };
}

function jsonLine(time: string, level: string, message: string, fields: Fields): string {
  const short = Object.entries(fields).map(([name, value]) => [name, shorten(value)]);
  return JSON.stringify({ time, level, message: shorten(message), ...Object.fromEntries(short) });
}

function textLine(time: string, level: string, message: string, fields: Fields): string {
  const pairs = Object.entries(fields).filter(([, value]) => value !== undefined);
  const text = pairs.map(([name, value]) => ` ${name}=${JSON.stringify(shorten(value))}`).join('');
  return `${time} ${level.padEnd(5)} ${String(shorten(message)).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')}${text}`;
}

function shorten(value: unknown): unknown {
  return typeof value === 'string' && value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
}
