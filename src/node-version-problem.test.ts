import { expect, it } from 'vitest';
import { nodeVersionProblem } from './node-version-problem.ts';

it.each(['22.19.0', '22.20.1', '24.0.0', undefined])('runs on Node %s', (version) => {
  expect(nodeVersionProblem('>=22.19', version)).toBeUndefined();
});

it.each(['18.20.8', '20.19.5', '22.18.0', '22.9.0'])('does not run on Node %s', (version) => {
  expect(nodeVersionProblem('>=22.19', version)).toBe(
    `Node 22.19 or newer is needed, and this is v${version}. Update it, or take one for this project: npm install node`,
  );
});
