import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { commands } from './index.ts';

const read = (line: string) => {
  const request = readArguments(line.split(' ').filter(Boolean), commands);
  const command = 'command' in request ? request.command?.name : undefined;
  return { ...request, ...(command && { command }) };
};

describe('readArguments', () => {
  it.each([
    ['start', {}],
    ['start --port 5', { port: '5' }],
    ['start --port=5 --host=::1', { port: '5', host: '::1' }],
    ['start --port 5 --port 6', { port: '6' }],
    ['start --port -1', { port: '-1' }],
    ['start --host=--help', { host: '--help' }],
    ['serve --workers 4 --config a.yaml', { workers: '4', config: 'a.yaml' }],
    ['check --api chat --json --api quotes,jokes', { api: 'chat,quotes,jokes', json: 'true' }],
    ['keys new', { action: 'new' }],
    ['explain query.graphql --operation Orders', { file: 'query.graphql', operation: 'Orders' }],
  ])('reads %s', (line, options) => {
    expect(read(line)).toEqual({ kind: 'run', command: line.split(' ')[0], options });
  });

  it.each([
    ['--help', { kind: 'help' }],
    ['-h', { kind: 'help' }],
    ['--version', { kind: 'version' }],
    ['serve --help', { kind: 'help', command: 'serve' }],
    ['keys --help', { kind: 'help', command: 'keys' }],
    ['serve --port 5 -h', { kind: 'help', command: 'serve' }],
  ])('reads %s', (line, request) => {
    expect(read(line)).toEqual(request);
  });

  it.each([
    ['', 'no command is given'],
    ['strat', 'unknown command "strat", did you mean start?'],
    [
      'launch',
      'unknown command "launch"; there are init, add, start, serve, mcp, reload, sandbox, schema, explain, keys, check',
    ],
    ['--port 5 start', 'unknown option "--port"; there are --help, --version'],
    ['--versoin', 'unknown option "--versoin", did you mean --version?'],
    [
      `${'x'.repeat(99)}`,
      `unknown command "${'x'.repeat(60)}…"; there are init, add, start, serve, mcp, reload, sandbox, schema, explain, keys, check`,
    ],
  ])('refuses %j with a reason', (line, message) => {
    expect(read(line)).toEqual({ kind: 'usage-error', message });
  });

  it.each([
    ['start --prot 5', 'unknown option "--prot", did you mean --port?'],
    ['start --workers 5', 'unknown option "--workers"; there are --help, --config, --port, --host, --faults'],
    ['start -p 5', 'unknown option "-p"; there are --help, --config, --port, --host, --faults'],
    ['start --no-port', 'unknown option "--no-port", did you mean --port?'],
    ['start --port', '--port needs a value'],
    ['start --port --host ::1', '--port needs a value'],
    ['start --help=yes', '--help takes no value'],
    ['start now', 'unexpected argument "now"'],
    ['start --profile public', '--profile was removed: copy deploy/public-services.yaml into the settings'],
  ])('refuses the options of %s with a reason', (line, message) => {
    expect(read(line)).toEqual({ kind: 'usage-error', message, command: 'start' });
  });

  it.each([
    ['', 'no action is given; there are new'],
    ['nwe', 'unknown action "nwe", did you mean new?'],
    ['revoke', 'unknown action "revoke"; there are new'],
    ['new old', 'unexpected argument "old"'],
    ['new new', 'unexpected argument "new"'],
  ])('refuses the argument of keys %s with a reason', (line, message) => {
    expect(read(`keys ${line}`)).toEqual({ kind: 'usage-error', message, command: 'keys' });
  });
});
