import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PROJECT } from '../contestants/node.ts';
import { jsonLines } from './json-lines.ts';
import { spent } from './spent.ts';
import { profileTable } from './table.ts';

const ANSWER = pathToFileURL(join(PROJECT, 'src', 'upstream', 'answer.ts')).href;

const frame = (functionName: string, url = '', scriptId = url === '' ? '0' : '1') => ({ functionName, url, scriptId });

describe('spent', () => {
  it('adds up the time of functions by place, without idle time', () => {
    const nodes = [
      { id: 1, callFrame: frame('(idle)') },
      { id: 2, callFrame: frame('(garbage collector)') },
      { id: 3, callFrame: frame('emit', 'node:events') },
      { id: 4, callFrame: frame('pipe', 'node:internal/streams/readable') },
      { id: 5, callFrame: frame('never', 'node:vm') },
    ];
    const profile = { nodes, samples: [3, 1, 4, 2, 3], timeDeltas: [100, 5000, 200, 250, 450] };
    expect(spent(profile, () => false)).toEqual([
      { place: 'node:http and streams', share: 0.75 },
      { place: 'V8: garbage collection', share: 0.25 },
    ]);
  });

  it('counts lines that read or write JSON apart from their functions', () => {
    const positionTicks = [
      { line: 10, ticks: 1 },
      { line: 53, ticks: 3 },
    ];
    const nodes = [{ id: 1, callFrame: frame('read', ANSWER), positionTicks }];
    const isJson = (url: string, line: number) => url === ANSWER && line === 53;
    expect(spent({ nodes, samples: [1, 1, 1, 1], timeDeltas: [10, 10, 10, 10] }, isJson)).toEqual([
      { place: 'JSON and text', share: 0.75 },
      { place: 'src/upstream', share: 0.25 },
    ]);
  });
});

describe('jsonLines', () => {
  it('finds the lines in the source files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'manifold-lines-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'answer.ts');
    writeFileSync(
      file,
      'const JSON5 = read;\nreturn JSON.parse(text);\nJSON.parsed;\nsend(JSON.stringify(value), JSON);\n',
    );
    const isJson = jsonLines();
    expect([1, 2, 3, 4, 5].filter((line) => isJson(pathToFileURL(file).href, line))).toEqual([2, 4]);
  });

  it('finds none without a file', () => {
    expect(jsonLines()('node:buffer', 1)).toBe(false);
  });
});

describe('profileTable', () => {
  it('divides the cost of a request without the profiler', () => {
    const found = [
      { place: 'undici', share: 0.6 },
      { place: 'src/upstream', share: 0.399 },
      { place: 'Node, the rest', share: 0.001 },
    ];
    const file = join(PROJECT, 'lab', 'bench', 'manifold.cpuprofile');
    const profiled = { name: 'Manifold', costUs: 50, profiledCostUs: 61.25, spent: found, file };
    const options = { workload: 'ten', contestant: 'manifold', kind: 'alike', seconds: 1, warmSeconds: 1 } as const;
    expect(profileTable(options, profiled)).toBe(`
Manifold: ten APIs in one operation, all requests alike
50.0 µs of processor time a request, by the kernel's accounting; 61.3 µs with the profiler on

  share        µs  where
 60.0 %     30.00  undici
 39.9 %     19.95  src/upstream
  0.1 %      0.05  everything else

lab/bench/manifold.cpuprofile opens in Chrome's developer tools.`);
  });
});
