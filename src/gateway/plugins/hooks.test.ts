import type { Plugin } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { graphqlPart, hasHttpHooks, httpPart } from './hooks.ts';

const plugin = (hooks: object) => hooks as Plugin;
const nothing = () => undefined;

describe('a plugin', () => {
  const mixed = plugin({
    onParse: nothing,
    onRequest: nothing,
    onExecute: 'no function',
    name: 'mixed',
    [Symbol.dispose]: nothing,
    instrumentation: { parse: nothing, request: nothing, resultProcess: 1, other: nothing },
  });
  const shape = (part: object) =>
    Object.fromEntries(
      Reflect.ownKeys(part).map((key) => [
        String(key),
        key === 'instrumentation' ? Object.keys((part as any)[key]) : true,
      ]),
    );

  it('is split into GraphQL hooks and HTTP hooks', () => {
    expect(shape(graphqlPart(mixed))).toEqual({ onParse: true, instrumentation: ['parse'] });
    expect(shape(httpPart(mixed))).toEqual({
      onRequest: true,
      'Symbol(Symbol.dispose)': true,
      instrumentation: ['request'],
    });
  });

  it.each([
    [{ onRequest: nothing }, true],
    [{ onDispose: nothing }, true],
    [{ [Symbol.asyncDispose]: nothing }, true],
    [{ instrumentation: { operation: nothing } }, true],
    [{ instrumentation: { execute: nothing } }, false],
    [{ instrumentation: null }, false],
    [{ onParse: nothing, onRequest: undefined }, false],
    [{}, false],
  ])('has HTTP hooks or not: %#', (hooks, expected) => {
    expect(hasHttpHooks(plugin(hooks))).toBe(expected);
  });

  it('is called with its own `this` and arguments', () => {
    class Recorder {
      readonly seen: unknown[] = [];
      onParse(payload: unknown) {
        this.seen.push(payload);
        return (after: unknown) => this.seen.push(after);
      }
    }
    const recorder = new Recorder();

    (graphqlPart(plugin(recorder)) as any).onParse('payload')('after');

    expect(recorder.seen).toEqual(['payload', 'after']);
  });

  it.each([undefined, null, 0, 'text', {}, []])('may return %j at once', (value) => {
    const part = graphqlPart(plugin({ onParse: () => value, onValidate: () => () => value })) as any;

    expect([part.onParse(), part.onValidate()()]).toEqual([value, value]);
  });

  it('throws if a hook that is not awaited returns a promise, also a rejected one', () => {
    const failing = async () => {
      throw new Error('never reported');
    };
    const part = graphqlPart(
      plugin({
        onParse: failing,
        onValidate: () => failing,
        onEnveloped: async () => undefined,
        onPluginInit: failing,
        onExecute: failing,
        instrumentation: { parse: failing, execute: nothing },
      }),
    ) as any;

    expect(() => part.onParse()).toThrow('The hook onParse of a plugin returned a promise, but has to decide at once.');
    expect(() => part.onValidate()()).toThrow('The hook onValidate of a plugin returned a promise');
    expect(() => part.onPluginInit()).toThrow('The hook onPluginInit of a plugin returned a promise');
    expect(() => part.onEnveloped()).toThrow('The hook onEnveloped of a plugin returned a promise');
    expect(() => part.instrumentation.parse()).toThrow('The hook parse of a plugin returned a promise');
    expect(part.onExecute().catch(nothing)).toBeInstanceOf(Promise);
  });
});
