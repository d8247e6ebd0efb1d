import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BENCH, PROJECT } from '../contestants/node.ts';
import { codeCategory } from './code-category.ts';

const inProject = (...path: readonly string[]) => pathToFileURL(join(PROJECT, ...path)).href;
const inBench = (...path: readonly string[]) => pathToFileURL(join(BENCH, ...path)).href;

describe('codeCategory', () => {
  it.each([
    ['(idle)', '(idle)'],
    ['(garbage collector)', 'V8: garbage collection'],
    ['(program)', 'V8 and the system, the rest'],
    ['runMicrotasks', 'V8 and the system, the rest'],
    ['writev', 'writes to sockets'],
    ['writeLatin1String', 'writes to sockets'],
    ['utf8Slice', 'JSON and text'],
    ['byteLengthUtf8', 'JSON and text'],
  ])('assigns %s of the engine', (functionName, expected) => {
    expect(codeCategory({ functionName, url: '', scriptId: '0' })).toBe(expected);
  });

  it.each([
    ['node:_http_server', 'node:http and streams'],
    ['node:net', 'node:http and streams'],
    ['node:internal/streams/readable', 'node:http and streams'],
    ['node:internal/stream_base_commons', 'node:http and streams'],
    ['node:events', 'node:http and streams'],
    ['node:buffer', 'JSON and text'],
    ['node:internal/deps/undici/undici', 'undici'],
    ['node:internal/timers', 'Node, the rest'],
    ['wasm://wasm/00034eea', 'undici'],
    [inProject('node_modules', 'undici', 'lib', 'core', 'request.js'), 'undici'],
    [inProject('node_modules', 'graphql', 'execution', 'execute.js'), 'graphql and dataloader'],
    [inProject('node_modules', 'dataloader', 'index.js'), 'graphql and dataloader'],
    [inProject('node_modules', '@graphql-tools', 'utils', 'index.js'), 'graphql and dataloader'],
    [inProject('node_modules', 'graphql-yoga', 'cjs', 'server.js'), 'package graphql-yoga'],
    [inBench('node_modules', '@apollo', 'server', 'dist', 'runHttpQuery.js'), 'package @apollo/server'],
    [inBench('node_modules', 'a', 'node_modules', 'b', 'index.js'), 'package b'],
    [inBench('contestants', 'hand-written', 'server.ts'), 'the contestant itself'],
    [inProject('src', 'gateway', 'pipeline', 'pipeline.ts'), 'src/gateway/pipeline'],
    [inProject('src', 'main.ts'), 'src'],
    ['file:///elsewhere/src/main.ts', 'the rest'],
  ])('assigns the file %s', (url, expected) => {
    expect(codeCategory({ functionName: 'read', url, scriptId: '12' })).toBe(expected);
  });

  it('distinguishes generated code from the engine', () => {
    expect(codeCategory({ functionName: '', url: '', scriptId: '12' })).toBe('code made while it runs');
  });
});
