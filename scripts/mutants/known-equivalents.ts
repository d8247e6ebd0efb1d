/** The text is a part of its line, where the file has equal mutants that are not equivalent. */
type Mutant = readonly [file: string, original: string, replacement: string, text?: string];

/** The equivalent mutants of all sources, by why they change nothing that a test could see. */
export const known: readonly { readonly reason: string; readonly mutants: readonly Mutant[] }[] = [
  {
    reason: 'The loop takes no step from 0 either.',
    mutants: [['scripts/mutants/fixture/steps.ts', 'number === 0', 'false']],
  },
  {
    reason: 'A table holds one pair as well: it only takes more memory.',
    mutants: [
      ['src/collections/small-map.ts', 'this.#key === undefined || this.#key === key', 'false'],
      [
        'src/collections/small-map.ts',
        'this.#key === undefined || this.#key === key',
        'this.#key === undefined && this.#key === key',
      ],
      ['src/collections/small-map.ts', 'this.#key === undefined', 'false'],
      ['src/collections/small-map.ts', 'this.#key === undefined', 'this.#key !== undefined'],
      ['src/collections/small-map.ts', 'this.#key === key', 'false', '||'],
    ],
  },
  {
    reason: 'The check only saves work.',
    mutants: [['src/http/host-check.ts', 'name?.length !== 4', 'false']],
  },
  {
    reason: 'node:net takes every text but `ipv4` for `ipv6`.',
    mutants: [['src/http/host-check.ts', "'ipv6'", '""', 'LOOPBACK.check']],
  },
  {
    reason: 'The index is within the list, or what is past its end is no match.',
    mutants: [
      ['src/http/host-check.ts', 'index < rawHeaders.length', 'index <= rawHeaders.length'],
      ['src/http/host-check.ts', 'name?.length', 'name.length'],
    ],
  },
  {
    reason: 'The default is there for the compiler, or is no more of a match than any other text.',
    mutants: [
      ['src/http/host-check.ts', '[]', '["Stryker was here"]', 'HOST.exec'],
      ['src/http/origin-check.ts', "''", '"Stryker was here!"'],
    ],
  },
];
