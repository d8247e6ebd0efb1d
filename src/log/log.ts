import { type Cause, type Level, mergeCauses, RepeatedCauses } from './causes.ts';
import { type AccessFields, cut, type Fields, loggable, loggableAccess } from './fields.ts';
import { LineWriter } from './line-writer.ts';

/** A log for operators, one line for each event. No method throws or blocks. */
export interface Log {
  error(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  debug(message: string, fields?: Fields): void;
  /**
   * Logs the causes of one request's errors: one line for equal causes, with their `count`. Causes that are equal to those
   * of earlier requests are summarized in one line each ten seconds, except at the level `debug`.
   */
  causes(causes: readonly Cause[]): void;
  /** Writes a line of the access log. */
  access(level: Level, message: string, fields: AccessFields): void;
  /** The number of lines that could not be written. */
  readonly lost: number;
  /** Writes the counts that are due. Resolves when all lines are written or lost, or after a second. */
  close(): Promise<void>;
}

export interface LogSettings {
  readonly level: Level | 'silent';
  readonly format: 'text' | 'json';
}

const RANKS = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const;
const STDERR = 2;
const CLOSE_MS = 1000;

/** A log of at least this level, written to standard error unless `write` is given, which takes lines without their end. */
export function createLog(
  { level, format }: LogSettings,
  write?: (line: string) => void,
  now: () => Date = () => new Date(),
): Log {
  const writer = write
    ? undefined
    : new LineWriter(STDERR, (count) => log.warn('Lines of the log were lost', { count }));
  const writeLine = write ?? ((line: string) => writer?.write(`${line}\n`));
  const isEnabled = (name: Level) => RANKS[name] >= RANKS[level];
  const writeAt = (name: Level, message: string, fields: Readonly<Record<string, unknown>>) => {
    const line = { level: name, time: now().toISOString(), pid: process.pid, ...fields, message };
    writeLine(escaped(format === 'json' ? JSON.stringify(line) : textLine(line)));
  };
  const logAt =
    (name: Level) =>
    (message: string, fields: Fields = {}) => {
      if (isEnabled(name)) writeAt(name, cut(message), loggable(fields));
    };
  const writeCause = ({ level: name, message, fields }: Cause) => logAt(name)(message, fields);
  const repeated = new RepeatedCauses(writeCause);
  const log: Log = {
    error: logAt('error'),
    warn: logAt('warn'),
    info: logAt('info'),
    debug: logAt('debug'),
    causes(causes) {
      const enabled = causes.filter((cause) => isEnabled(cause.level));
      for (const cause of mergeCauses(enabled)) {
        if (level === 'debug') writeCause(cause);
        else repeated.add(cause);
      }
    },
    access(name, message, fields) {
      if (isEnabled(name)) writeAt(name, message, loggableAccess(fields));
    },
    get lost() {
      return writer?.lost ?? 0;
    },
    async close() {
      repeated.close();
      await writer?.idle(CLOSE_MS);
    },
  };
  return log;
}

/** A line of text for people: time, level, message, then each field as `name=value`. */
function textLine({ time, level, message, pid: _pid, ...fields }: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  return `${String(time)} ${String(level).padEnd(5)} ${String(message).replaceAll(/\p{Cc}/gu, ' ')}${pairs.join('')}`;
}

/** Characters beyond ASCII that terminals interpret or do not show: C1 controls, line ends, directions of writing. */
const UNSAFE = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A line in which no character can end it, move the cursor or hide. JSON stays the same JSON. */
export function escaped(line: string): string {
  return line.replaceAll(UNSAFE, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
