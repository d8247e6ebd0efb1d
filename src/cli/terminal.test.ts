import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { processTerminal } from './terminal.ts';

/** The terminal of a process whose streams are terminals or not. */
function terminalOf({ out = false, error = false, environment = {} }) {
  const [stdout, stderr] = [process.stdout.isTTY, process.stderr.isTTY];
  onTestFinished(() => {
    Object.assign(process.stdout, { isTTY: stdout });
    Object.assign(process.stderr, { isTTY: stderr });
    vi.unstubAllEnvs();
  });
  Object.assign(process.stdout, { isTTY: out });
  Object.assign(process.stderr, { isTTY: error });
  for (const [name, value] of Object.entries({ NO_COLOR: undefined, TERM: 'xterm', ...environment })) {
    vi.stubEnv(name, value);
  }
  return processTerminal();
}

describe('the terminal of a process', () => {
  it.each([
    [{ out: true }, true],
    [{ out: false, error: true }, false],
    [{ out: true, environment: { NO_COLOR: '1' } }, false],
    [{ out: true, environment: { NO_COLOR: '' } }, true],
    [{ out: true, environment: { TERM: 'dumb' } }, false],
  ])('of %j has colours: %j', (given, hasColors) => {
    expect(terminalOf(given).hasColors).toBe(hasColors);
  });
});
