import { nodeVersionProblem } from './node-version-problem.ts';
import { ENGINES } from './package.ts';

/*
 * Imported first by entries for Node, so that an old one is told before other modules are evaluated. An import of a name that its
 * built-in modules do not have would fail even earlier, and less clearly.
 */
const problem = nodeVersionProblem(ENGINES.node, process.versions?.node);
if (problem !== undefined) throw new Error(problem);
