import type { Plugin } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { createGateway } from '../gateway.ts';
import { assertPlugins } from './hooks.ts';

const plugin = (hooks: object) => hooks as Plugin;
const nothing = () => undefined;

describe('plugins', () => {
  it('may have every hook of envelop and Yoga, and other members', () => {
    const hooks = `onPluginInit onSchemaChange onEnveloped onParse onValidate onContextBuilding onExecute onSubscribe
      onYogaInit onRequest onRequestParse onParams onExecutionResult onResultProcess onResponse onDispose
      name once on only`.split(/\s+/);

    expect(() => assertPlugins([plugin(Object.fromEntries(hooks.map((name) => [name, nothing])))])).not.toThrow();
    expect(() => assertPlugins([])).not.toThrow();
  });

  it.each([
    [{ onFetch: nothing }, 'onFetch'],
    [{ onParse: nothing, onSubgraphExecute: nothing, onDelegate: nothing }, 'onSubgraphExecute, onDelegate'],
    [{ onParsed: undefined }, 'onParsed'],
    [{ onparse: nothing, onrequest: nothing }, 'onparse, onrequest'],
    [
      new (class {
        onFetch() {}
      })(),
      'onFetch',
    ],
    [
      new (class extends class {
        onFetch() {}
      } {})(),
      'onFetch',
    ],
    [Object.create({ onFetch: nothing }), 'onFetch'],
  ])('with a hook that is never called are refused, by its name: %#', (hooks, names) => {
    expect(() => assertPlugins([plugin({ onParse: nothing }), plugin(hooks as object)])).toThrow(
      `Plugin 2 has the hook ${names}, which is none of envelop's or Yoga's: it would never run.`,
    );
  });

  it.each([
    [[], 'Plugin 1 is a list: put its plugins into the one list.'],
    [Promise.resolve({ onParse: nothing }), 'Plugin 1 is a promise: await it first.'],
    [{}, 'Plugin 1 has no hook, so that nothing of it would run.'],
    [{ default: { onParse: nothing } }, 'Plugin 1 has no hook, '],
    [{ instrumentation: {} }, 'Plugin 1 has no hook, '],
    [{ onParse: 'text' }, 'Plugin 1 has the hook onParse, which is not a function.'],
    [{ onRequest: [nothing] }, 'Plugin 1 has the hook onRequest, which is not a function.'],
    [{ instrumentation: { parse: nothing, parsed: nothing } }, 'Plugin 1 instruments parsed, which is no step of '],
  ])('that would not run in full are refused: %#', (value, message) => {
    expect(() => assertPlugins([value])).toThrow(message);
  });

  it.each([
    [{ onParse: undefined, onExecute: nothing }],
    [{ onParse: undefined }],
    [{ [Symbol.dispose]: nothing }],
    [{ instrumentation: { operation: nothing, execute: nothing } }],
  ])('may have hooks by a condition, or only others than usual: %#', (value) => {
    expect(() => assertPlugins([value])).not.toThrow();
  });

  it.each([null, undefined, 'onParse', nothing])('are objects, and not %s', (value) => {
    expect(() => assertPlugins([value as unknown as Plugin])).toThrow('Plugin 1 is not an object with hooks.');
  });

  it('are checked by createGateway', () => {
    const parts = { plugins: [plugin({ onFetch: nothing })] } as unknown as Parameters<typeof createGateway>[0];

    expect(() => createGateway(parts)).toThrow('Plugin 1 has the hook onFetch');
  });
});
