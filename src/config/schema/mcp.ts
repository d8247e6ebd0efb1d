import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSettingsFile } from '../settings-files.ts';
import { named } from './files.ts';
import { address, flag, line, oneOf, path, whole } from './kinds.ts';
import { Rejection, section } from './value.ts';

/** Fewer do not hold one row of most lists. */
const [LEAST_TOKENS, MOST_TOKENS] = [500, 1_000_000];

/** The endpoint for agents. */
export const mcp = section('The graph for agents, by the Model Context Protocol: docs/agents.md.', {
  enabled: flag('Whether it is served. Unless set: true in `start`, false in `serve`.').optional(),
  path: path('Where it is served.').prefault('/mcp'),
  url: address(
    'Its address for clients, which is the resource of their tokens. Unless set: the `Host` of each request, and `path`.',
  ).optional(),
  tools: documentFolder(
    'A folder of `.graphql` files: each named operation in it is a tool. A relative path starts at the working directory.',
  ).optional(),
  persisted: flag('Whether each named operation of `documents.manifest` is a tool too.').prefault(false),
  graph: oneOf(
    'Tools for the whole graph: none; search, explain and execute for queries (`read`), or for mutations too (`write`). Unless set: read in `start`, none in `serve`.',
    ['none', 'read', 'write'],
  ).optional(),
  tokens: whole('The most tokens of an answer, as the gateway estimates them. A longer one has fewer rows.', {
    from: LEAST_TOKENS,
    to: MOST_TOKENS,
  }).prefault(8000),
  budgetKey: line(
    'The key of `_meta` in calls whose value divides the budgets `per: agent`, such as the user for whom an agent acts.',
  ).optional(),
});

/** The texts of the documents in a folder, by their paths. */
function documentFolder(description: string) {
  const read = (folder: string) => {
    const names = readdirSync(folder).filter((name) => /\.(?:graphql|gql)$/.test(name));
    if (names.length === 0) return new Rejection('names a folder without .graphql files');
    const paths = names.toSorted().map((name) => join(folder, name));
    return new Map(paths.map((each) => [each, readSettingsFile(each)]));
  };
  return named(description, 'the path of a folder with .graphql files', read, 'folder');
}
