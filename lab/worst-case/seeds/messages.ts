import type { Seed } from '../seed.ts';

const list = (count: number, item: (n: number) => string) => Array.from({ length: count }, (_, n) => item(n)).join();
const keys = (count: number) => `{${list(count, (n) => `"k${n}":0`)}}`;
const nested = (open: string, close: string, count: number) => `${open.repeat(count)}${close.repeat(count)}`;

const withVariables = (name: string, variables: string, verdict: string): Seed => {
  return { name, form: 'post', query: '{ __typename }', variables, verdict, calls: 0 };
};
const ofNodes = (name: string, variables: string, verdict: string, calls = 0): Seed => {
  return { name, form: 'post', query: 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }', variables, verdict, calls };
};

/** Requests that are expensive to read, or have expensive variables. */
export const messageSeeds: readonly Seed[] = [
  withVariables('90,000 keys', keys(90_000), 'BAD_REQUEST'),
  withVariables('9,900 keys', keys(9900), 'answered'),
  withVariables('lists 9,000 deep', `{"a":${nested('[', ']', 9000)}}`, 'answered'),
  withVariables('lists 400,000 deep', `{"a":${nested('[', ']', 400_000)}}`, 'BAD_REQUEST'),
  withVariables('objects 9,000 deep', `{"a":${'{"a":'.repeat(9000)}0${'}'.repeat(9000)}}`, 'answered'),
  withVariables('a string of 1 MB', `{"a":"${'a'.repeat(1_000_000)}"}`, 'answered'),
  withVariables('a string of escapes', `{"a":"${'\\u0041'.repeat(160_000)}"}`, 'answered'),
  withVariables('a number of 1 MB', `{"a":${'9'.repeat(1_000_000)}}`, 'answered'),
  withVariables('invalid JSON of 1 MB', `{"a":"${'a'.repeat(960_000)}`, 'BAD_REQUEST'),
  ofNodes('19,000 ids', `{"ids":[${list(19_000, () => '"a"')}]}`, 'BAD_USER_INPUT'),
  {
    name: '19,000 ids by 20 aliases',
    form: 'post',
    query: `query($ids: [ID!]!) { ${list(20, (n) => `a${n}: nodes(ids: $ids) { id }`)} }`,
    variables: `{"ids":[${list(19_000, () => '"a"')}]}`,
    verdict: 'BAD_USER_INPUT',
    calls: 0,
  },
  ofNodes('9,900 ids of a wrong type', `{"ids":[${list(9900, () => '{}')}]}`, 'BAD_USER_INPUT'),
  ofNodes('ids in lists 9,000 deep', `{"ids":${nested('[', ']', 9000)}}`, 'BAD_USER_INPUT'),
  ofNodes('100 ids of 10 KB', `{"ids":[${list(100, () => `"${'a'.repeat(10_000)}"`)}]}`, 'partial BAD_USER_INPUT'),
  {
    name: 'a cursor of 1 MB',
    form: 'post',
    query: 'query($after: String) { countries(after: $after) { totalCount } }',
    variables: `{"after":"${'a'.repeat(1_000_000)}"}`,
    verdict: 'partial BAD_USER_INPUT',
    calls: 0,
  },
  {
    name: 'a hash of 1 MB',
    form: 'post',
    query: `{ __typename } #${'a'.repeat(1_000_000)}`,
    extensions: '{"persistedQuery":{"version":1,"sha256Hash":"0"}}',
    verdict: 'BAD_REQUEST',
    calls: 0,
  },
  {
    name: 'a wrong hash',
    form: 'get',
    query: '{ __typename }',
    extensions: '{"persistedQuery":{"version":1,"sha256Hash":"0"}}',
    verdict: 'BAD_REQUEST',
    calls: 0,
  },
  {
    name: 'a URL of 15 KB',
    form: 'get',
    query: `{ __typename${','.repeat(4000)} }`,
    verdict: 'answered',
    calls: 0,
  },
  {
    name: 'a header of 2,000 media types',
    form: 'post',
    query: '{ __typename }',
    headers: { accept: list(2000, () => 'a/b;q=1') },
    verdict: 'BAD_REQUEST',
    calls: 0,
  },
  {
    name: 'a multipart request of 900 KB',
    form: 'multipart',
    query: '{ __typename }',
    variables: `{"a":"${'a'.repeat(900_000)}"}`,
    verdict: 'answered',
    calls: 0,
  },
  {
    name: 'a multipart request of 9,900 keys',
    form: 'multipart',
    query: '{ __typename }',
    variables: keys(9900),
    verdict: 'answered',
    calls: 0,
  },
];
