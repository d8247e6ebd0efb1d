import { describe, expect, it } from 'vitest';
import type { Fields } from './fields.ts';
import { createLog, type LogSettings } from './log.ts';

const NOON = '2026-03-01T12:00:00.000Z';

function logOf(settings: Partial<LogSettings> = {}) {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  return { lines, log: createLog({ level: 'info', format: 'text', ...settings }, write, () => new Date(NOON)) };
}

describe('a line of the log', () => {
  it('is text for people', () => {
    const { lines, log } = logOf();
    log.warn('quotes GET /random answered 503', { code: 'UPSTREAM_ERROR', status: 503, path: undefined });

    expect(lines).toEqual([`${NOON} warn  quotes GET /random answered 503 code="UPSTREAM_ERROR" status=503`]);
  });

  it('is JSON for programs', () => {
    const { lines, log } = logOf({ format: 'json' });
    log.error('A request failed', { error: 'Error: no' });

    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { level: 'error', time: NOON, pid: process.pid, error: 'Error: no', message: 'A request failed' },
    ]);
  });

  it.each<[LogSettings['level'], string[]]>([
    ['debug', ['error', 'warn', 'info', 'debug']],
    ['info', ['error', 'warn', 'info']],
    ['warn', ['error', 'warn']],
    ['error', ['error']],
    ['silent', []],
  ])('is written at %s for %j', (level, expected) => {
    const { lines, log } = logOf({ level, format: 'json' });
    for (const name of ['error', 'warn', 'info', 'debug'] as const) {
      log[name]('plain');
      log.causes([{ level: name, message: 'cause', fields: {} }]);
    }

    expect(lines.map((line) => JSON.parse(line).level)).toEqual(expected.flatMap((name) => [name, name]));
  });

  it.each(['text', 'json'] as const)('cannot be forged, as %s', (format) => {
    const { lines, log } = logOf({ format });
    const hostile = 'a\r\nb\u001b[2J\u009b31m\u2028c\u202e\u{e0041}"d';
    log.warn(hostile, { path: hostile });

    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them
    expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(lines).toHaveLength(1);
    if (format === 'json') expect(JSON.parse(lines[0] ?? '')).toMatchObject({ message: hostile, path: hostile });
  });

  it('holds values of known fields only', () => {
    const { lines, log } = logOf();
    const fields = { code: 'X', authorization: 'Bearer secret', path: { token: 'secret' } };
    log.warn('refused', fields as unknown as Fields);

    expect(lines[0]).toContain('code="X" authorization="[redacted]" path="[redacted]"');
  });

  it('is bounded in length', () => {
    const { lines, log } = logOf();
    log.warn('m'.repeat(10_000), { cause: 'c'.repeat(10_000), stack: 's'.repeat(10_000) });

    expect(lines[0]?.length).toBeLessThan(1700);
  });

  it("holds the project's own frames of a stack", () => {
    const { lines, log } = logOf({ format: 'json' });
    const frames = [
      '    at resolve (file:///srv/manifold/src/subgraphs/quotes/resolvers.ts:3:5)',
      ...Array.from({ length: 20 }, () => '    at run (/srv/manifold/node_modules/graphql/execute.js:1:1)'),
      '    at own (file:///srv/manifold/src/graph/batch.ts:9:1)',
      '    at process.processTicksAndRejections (node:internal/process/task_queues:103:5)',
    ];
    log.error('A resolver failed', { stack: ['TypeError: no\nsuch thing', ...frames].join('\n') });

    expect(JSON.parse(lines[0] ?? '').stack).toBe(
      ['TypeError: no\nsuch thing', frames[0], frames[21], '    (21 more)'].join('\n'),
    );
  });
});

describe('causes', () => {
  const causes = [1, 2, 3].map((index) => ({ level: 'warn' as const, message: 'no', fields: { path: `a.${index}` } }));

  it('are one line a request, and none for later ones until ten seconds are over', () => {
    const { lines, log } = logOf();
    log.causes(causes);
    log.causes(causes);

    expect(lines).toEqual([`${NOON} warn  no path="a.1" count=3`]);
  });

  it('are a line for each request at the level debug', () => {
    const { lines, log } = logOf({ level: 'debug' });
    log.causes(causes);
    log.causes(causes);

    expect(lines).toHaveLength(2);
  });

  it('that were counted are written when the log is closed', async () => {
    const { lines, log } = logOf();
    log.causes(causes);
    log.causes(causes);
    await log.close();

    expect(lines[1]).toBe(`${NOON} warn  no path="a.1" count=3 withinMs=10000`);
  });
});
