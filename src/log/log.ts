import { pino } from '#vendor/pino';
import { type AccessFields, loggableAccess } from './access-fields.ts';
import { type Cause, type Level, mergeCauses, RepeatedCauses } from './causes.ts';
import { escaped } from './escape.ts';
import { cut, type Fields, loggable } from './fields.ts';
import { LineWriter } from './line-writer.ts';
import { textLine } from './text-line.ts';

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
  const writeLine = write ? (line: string) => write(line.slice(0, -1)) : (line: string) => writer?.write(line);
  const loggerOf = (allowed: (fields: Record<string, unknown>) => Record<string, unknown>) =>
    pino(
      {
        level,
        base: { pid: process.pid },
        messageKey: 'message',
        timestamp: () => `,"time":"${now().toISOString()}"`,
        formatters: { level: (label) => ({ level: label }), log: allowed },
      },
      { write: (line) => writeLine(escaped(format === 'json' ? line : textLine(line))) },
    );
  const logger = loggerOf(loggable);
  const accessLogger = loggerOf(loggableAccess);
  const logAt =
    (name: Level) =>
    (message: string, fields: Fields = {}) =>
      logger[name](fields, cut(message));
  const writeCause = ({ level: name, message, fields }: Cause) => logAt(name)(message, fields);
  const repeated = new RepeatedCauses(writeCause);
  const log: Log = {
    error: logAt('error'),
    warn: logAt('warn'),
    info: logAt('info'),
    debug: logAt('debug'),
    causes(causes) {
      const enabled = causes.filter((cause) => logger.isLevelEnabled(cause.level));
      for (const cause of mergeCauses(enabled)) {
        if (level === 'debug') writeCause(cause);
        else repeated.add(cause);
      }
    },
    access: (name, message, fields) => accessLogger[name](fields, message),
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
