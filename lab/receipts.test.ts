import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FILES = globSync('src/gateway/**/*.ts', { exclude: ['**/*.test.ts', '**/execution/**'] });
/** Statements that are right, and why. */
const RIGHT: Readonly<Record<string, string>> = {
  'src/gateway/limits/budget-store.ts: const receipt = isHeld ? this.#receiptOf(charges, counters) : undefined;':
    'is told with the decision',
  'src/gateway/gateway.ts: const form = new ResponseForm(request, cors, undefined);':
    'has no budget, and nobody observes it',
  'src/gateway/result/respond.ts: const form = new ResponseForm(request, cors, undefined);': 'the same',
  'src/gateway/subscriptions/streams.ts: const { result, body, calls } = await executeOnce(this.#parts.executor, operation, new Held());':
    'the execution for an event of all streams ends at its deadline',
  'src/gateway/observe/metrics.ts: this.#problems = new Held(MOST_PROBLEMS, most);': 'is a class of that file',
  'src/gateway/observe/metrics.ts: this.#others = new Held(perSecond, most);': 'is a class of that file',
};
/** Classes that are receipts, and functions and methods that return one. */
const CLASS = /class (\w+)[^{]*\bimplements [^{]*\bReceipt\b/g;
const GIVER = /(?:^|\s)#?(\w+)\([^()]*(?:\([^()]*\)[^()]*)*\): (?:Promise<)?(?:\w+Receipt|Receipt|Taken)\b[^;{]*\{/g;

const texts = new Map(FILES.map((file) => [file, readFileSync(file, 'utf8')]));
const all = [...texts.values()].join('\n');
const classes = [...all.matchAll(CLASS)].map(([, name = '']) => name);
const givers = [...all.matchAll(GIVER)].map(([, name = '']) => name);
const TAKING = new RegExp(String.raw`\bnew (?:${classes.join('|')})\(|[.#\s(](?:${givers.join('|')})\(`, 'g');

/** The statements that take something which nothing gives back: neither added, nor returned, nor ended by its name. */
function notGivenBack(text: string): string[] {
  return [...text.matchAll(TAKING)].flatMap(({ index }) => {
    const start = Math.max(...[';\n', '{\n', '}\n', '*/\n'].map((end) => text.lastIndexOf(end, index) + end.length));
    const statement = text.slice(start, text.indexOf('\n', index)).trim();
    // A declaration, or passed on to whoever called.
    const isPassedOn = /\.add\(|\breturn |=> /.test(text.slice(start, index + 1)) || statement.endsWith('=> {');
    const isDeclaration = /^(?:async |static |export )*(?:function )?#?\w+\((?:.*[{(])?$|^#?\w+\(.*\): void;$/.test(
      statement,
    );
    if (isPassedOn || isDeclaration) return [];
    const name = /(?:const |this\.|readonly |\()#?(\w+) (?:\?\?)?= /.exec(statement)?.[1];
    const isEnded =
      name !== undefined && new RegExp(String.raw`\b${name}\??\.end\(|add\(${name}\)|return ${name};`).test(text);
    return isEnded ? [] : [statement];
  });
}

it('knows what is taken', () => {
  expect(classes).toEqual(expect.arrayContaining(['Held', 'ResponseForm', 'Taken']));
  expect(givers).toEqual(expect.arrayContaining(['admit', 'admitted', 'hold']));
});

it('what a request takes is given back: added to what it holds, or ended', () => {
  const found = [...texts].flatMap(([file, text]) => notGivenBack(text).map((statement) => `${file}: ${statement}`));

  expect(found.toSorted()).toEqual(Object.keys(RIGHT).toSorted());
});

it.each([
  ['src/gateway/handle.ts', '  held.add(place);\n', '', 'const place = overload.admit(request.method);'],
  ['src/gateway/handle.ts', 'held.add(memory.hold(body.length))', 'memory.hold(body.length)', 'const receipt ='],
  ['src/gateway/routes/messages.ts', 'held.add(admitted(', '(admitted(', '(admitted({ overload, telemetry }));'],
  [
    'src/gateway/reuse/reuse.ts',
    'held.add(new Taken(() => this.#leave()))',
    'new Taken(() => this.#leave())',
    'const joined =',
  ],
])('finds what %s would keep without `%s`', (file, kept, lost, statement) => {
  const text = texts.get(file) ?? '';
  expect(text).toContain(kept);

  expect(notGivenBack(text.replace(kept, lost)).join('\n')).toContain(statement);
});
