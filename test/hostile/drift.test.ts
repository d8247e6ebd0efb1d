import { parse, print } from 'graphql';
import { expect, it, onTestFinished } from 'vitest';
import { defaultSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { createLog } from '#log';
import { loadMocks, type Mock, type Reply, serveSandbox } from '#sandbox';
import { gatewayFrom, runOn } from '#test/harness';
import { readExamples } from '../../src/gateway/routes/examples.ts';

type Change = (value: unknown) => unknown;
/** A removed value. */
const GONE = Symbol('gone');

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A response in which every value below its rows is changed. The rows themselves remain. */
function drifted(value: unknown, change: Change, depth = Array.isArray(value) ? 1 : 0): unknown {
  if (Array.isArray(value)) return value.map((each) => drifted(each, change, depth));
  if (!isMap(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => {
    const changed = depth === 0 ? each : change(each);
    return [name, changed === each ? drifted(each, change, depth + 1) : changed] as const;
  });
  return Object.fromEntries(entries.filter(([, each]) => each !== GONE));
}

/** The same mock, of which every success in JSON has drifted. */
function driftedMock(mock: Mock, change: Change): Mock {
  const handlers = Object.entries(mock.handlers as Record<string, (...args: unknown[]) => Promise<Reply>>);
  const answering = handlers.map(([id, handler]) => [
    id,
    async (...args: unknown[]) => {
      const reply = await handler(...args);
      const isJson = String(reply.headers?.['content-type']).includes('json');
      if (reply.status >= 300 || !isJson) return reply;
      return { ...reply, body: JSON.stringify(drifted(JSON.parse(String(reply.body)), change)) };
    },
  ]);
  return { ...mock, handlers: Object.fromEntries(answering) };
}

const CHANGES: readonly [string, Change][] = [
  ['objects are left out', (value) => (isMap(value) ? GONE : value)],
  ['objects are null', (value) => (isMap(value) ? null : value)],
  ['objects are numbers', (value) => (isMap(value) ? 7 : value)],
  ['lists are numbers', (value) => (Array.isArray(value) ? 7 : value)],
  ['texts are numbers', (value) => (typeof value === 'string' ? 7 : value)],
  ['texts are left out', (value) => (typeof value === 'string' ? GONE : value)],
];

it.each(CHANGES)(
  'where %s in every answer, each error says so, and none is a fault of the gateway',
  async (_what, change) => {
    const contracts = slugs.map(readContract);
    const mocks = (await loadMocks(slugs)).map((each) => driftedMock(each, change));
    const sandbox = await serveSandbox(mocks, { host: '127.0.0.1', port: 0, seed: 'test' });
    onTestFinished(() => sandbox.stop());
    const lines: string[] = [];
    const log = createLog({ level: 'error', format: 'text' }, (line) => lines.push(line));
    const gateway = gatewayFrom(onSandbox(defaultSettings(contracts), contracts, sandbox.origin), log);

    const codes: string[] = [];
    for (const { text, headers } of readExamples().flatMap(({ operations }) => operations)) {
      const { errors = [] } = await runOn(gateway, print(parse(text)), {}, headers);
      codes.push(...errors.map(({ extensions }) => extensions.code as string));
    }

    // A value of the response may be an invalid argument of the next call, or name what does not exist.
    const expected = new Set(['UPSTREAM_INVALID_RESPONSE', 'BAD_USER_INPUT', 'NOT_FOUND', 'ERRORS_OMITTED']);
    expect(codes.filter((code) => !expected.has(code))).toEqual([]);
    expect(codes.length).toBeGreaterThan(20);
    expect(lines).toEqual([]);
  },
  30_000,
);
