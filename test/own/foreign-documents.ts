/** A question to the graph of a foreign document. */
export interface Question {
  readonly says: string;
  /** The query, with what earlier answers told. */
  readonly query: (earlier: Answers) => string;
  /** What the answer shows, which is compared with `shows`. */
  readonly read: (data: Data, earlier: Answers) => unknown;
  readonly shows: unknown;
}

// oxlint-disable-next-line typescript/no-explicit-any
type Data = any;
type Answers = readonly Data[];

/** An excerpt of a foreign document, the part of it that is taken, and what its graph is asked. */
interface DocumentCase {
  readonly name: string;
  readonly paging: string;
  readonly only: readonly string[];
  readonly questions: readonly Question[];
}

/** The number of different rows of two pages. */
const distinct = (...pages: readonly Data[][]) => new Set(pages.flat().map((row) => JSON.stringify(row))).size;

interface Pages {
  readonly connection: string;
  /** Its rows, in the words of the question. */
  readonly rows: string;
  readonly selection: string;
  readonly args?: string;
}

/** Asks for a page of five rows and for the next one, which has others. */
function pagesOf({ connection, rows, selection, args = '' }: Pages): readonly Question[] {
  return [
    {
      says: `a page of ${rows}`,
      query: () => `{ ${connection}(${args}first: 5) { nodes { ${selection} } pageInfo { endCursor hasNextPage } } }`,
      read: (data) => [data[connection].nodes.length, data[connection].pageInfo.hasNextPage],
      shows: [5, true],
    },
    {
      says: 'the next page',
      query: ([page]) =>
        `{ ${connection}(${args}first: 5, after: "${page[connection].pageInfo.endCursor}") { nodes { ${selection} } } }`,
      read: (data, [page]) => distinct(page[connection].nodes, data[connection].nodes),
      shows: 10,
    },
  ];
}

export const CASES: readonly DocumentCase[] = [
  {
    name: 'github',
    paging: 'page and per_page, a bare list',
    only: ['issues'],
    questions: [
      ...pagesOf({
        connection: 'issuesForRepo',
        rows: 'the open issues of a repository',
        selection: 'number',
        args: 'owner: "ann", repo: "lamp", where: { state: OPEN }, ',
      }),
      {
        says: 'an issue by its number',
        query: () => `{ issue(owner: "ann", repo: "lamp", issueNumber: 3) { number title } }`,
        read: ({ issue }) => [issue.number, issue.title],
        shows: [3, 'title 3'],
      },
      {
        says: 'opens an issue',
        query: () =>
          `mutation { createIssue(input: { owner: "ann", repo: "lamp", title: "It is dark", body: "Since noon." }) { __typename ... on CreateIssueSuccess { issue { number title } } ... on Rejection { message } } }`,
        read: ({ createIssue: { __typename, issue } }) => [__typename, issue.title],
        shows: ['CreateIssueSuccess', 'It is dark'],
      },
      {
        says: 'closes it, and finds it closed',
        query: (answers) =>
          `mutation { updateIssue(input: { owner: "ann", repo: "lamp", issueNumber: ${answers.at(-1).createIssue.issue.number}, state: CLOSED }) { __typename ... on UpdateIssueSuccess { issue { number state title } } } }`,
        read: ({ updateIssue }) => updateIssue.issue.state,
        shows: 'closed',
      },
      {
        says: 'refuses an issue that there is not',
        query: () =>
          `mutation { updateIssue(input: { owner: "ann", repo: "lamp", issueNumber: 4711, title: "No" }) { __typename ... on Rejection { message } } }`,
        read: ({ updateIssue }) => updateIssue.__typename,
        shows: 'GithubNotFound',
      },
    ],
  },
  {
    name: 'stripe',
    paging: 'starting_after, a row key',
    only: ['/v1/customers', '/v1/refunds'],
    questions: [
      ...pagesOf({ connection: 'customers', rows: 'customers', selection: 'id customerId email' }),
      {
        says: 'the same customer by its global id and by its key',
        query: ([page]) =>
          `{ node(id: "${page.customers.nodes[0].id}") { ... on Customer { customerId } } customer(id: "${page.customers.nodes[0].customerId}") { id } }`,
        read: ({ node, customer }, [page]) =>
          [node.customerId, customer.id].join() ===
          [page.customers.nodes[0].customerId, page.customers.nodes[0].id].join(),
        shows: true,
      },
      {
        says: 'adds a customer by a form with nested members',
        query: () =>
          `mutation { createCustomer(input: { name: "Ann", email: "ann@example.test", metadata: { order: "7" } }) { __typename ... on CreateCustomerSuccess { customer { id customerId name email } } } }`,
        read: ({ createCustomer: { __typename, customer } }) => [__typename, customer.name],
        shows: ['CreateCustomerSuccess', 'Ann'],
      },
      {
        says: 'deletes it, once',
        query: (answers) =>
          `mutation { first: deleteCustomer(input: { id: "${answers.at(-1).createCustomer.customer.id}" }) { ... on DeleteCustomerSuccess { deletedCustomerId } } }`,
        read: ({ first }, answers) => first.deletedCustomerId === answers.at(-1).createCustomer.customer.id,
        shows: true,
      },
    ],
  },
  {
    name: 'jira',
    paging: 'startAt and maxResults, with a total',
    only: ['Projects', 'Issues'],
    questions: [
      {
        says: 'the last page of projects, backwards',
        query: () =>
          `{ projectsSearch(last: 5) { totalCount nodes { id key name } pageInfo { startCursor hasPreviousPage } } }`,
        read: ({ projectsSearch: { totalCount, nodes, pageInfo } }) => [
          totalCount,
          nodes.length,
          pageInfo.hasPreviousPage,
        ],
        shows: [40, 5, true],
      },
      {
        says: 'the page before it',
        query: ([page]) =>
          `{ projectsSearch(last: 5, before: "${page.projectsSearch.pageInfo.startCursor}") { nodes { id key name } } }`,
        read: ({ projectsSearch }, [page]) => distinct(page.projectsSearch.nodes, projectsSearch.nodes),
        shows: 10,
      },
      {
        says: 'a project by its global id',
        query: ([page]) => `{ node(id: "${page.projectsSearch.nodes[0].id}") { ... on Project { id key } } }`,
        read: ({ node }, [page]) => node.id === page.projectsSearch.nodes[0].id,
        shows: true,
      },
      {
        says: 'renames it, and finds the new name in the list',
        query: ([page]) =>
          `mutation { updateProject(input: { id: "${page.projectsSearch.nodes[0].id}", name: "Lamps" }) { __typename ... on UpdateProjectSuccess { project { key name } } ... on Rejection { message } } }`,
        read: ({ updateProject }) => updateProject.project.name,
        shows: 'Lamps',
      },
      {
        says: 'deletes another, once',
        query: ([page]) => {
          const { id } = page.projectsSearch.nodes[1];
          return `mutation { first: deleteProject(input: { id: "${id}" }) { __typename } again: deleteProject(input: { id: "${id}" }) { __typename } }`;
        },
        read: ({ first, again }) => [first.__typename, again.__typename],
        shows: ['DeleteProjectSuccess', 'JiraNotFound'],
      },
    ],
  },
  {
    name: 'square',
    paging: 'cursor, a token; objects in envelopes',
    only: ['Customers'],
    questions: [
      ...pagesOf({ connection: 'customers', rows: 'customers', selection: 'id givenName' }),
      {
        says: 'changes a customer, and looks it up',
        query: ([page]) =>
          `mutation { updateCustomer(input: { id: "${page.customers.nodes[0].id}", givenName: "Ann" }) { ... on UpdateCustomerSuccess { customer { id givenName } } } }`,
        read: ({ updateCustomer }) => updateCustomer.customer.givenName,
        shows: 'Ann',
      },
      {
        says: 'finds the change by the global id',
        query: ([page]) => `{ customer(id: "${page.customers.nodes[0].id}") { givenName } }`,
        read: ({ customer }) => customer.givenName,
        shows: 'Ann',
      },
    ],
  },
];
