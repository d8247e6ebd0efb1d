import { createClient } from 'manifold-gateway/client';
import { graphql } from './gql';

const Countries = graphql(`
  query Countries($first: Int!, $after: String) {
    countries(first: $first, after: $after) {
      nodes { name { common } population }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

const client = createClient({ url: '/graphql' });
const pages = client.pages(Countries, { first: 20 }).pages()[Symbol.asyncIterator]();
const list = document.querySelector('ol') ?? document.createElement('ol');
const more = document.querySelector('button');
const status = document.querySelector('p');

async function showPage(): Promise<void> {
  const { value, done } = await pages.next();
  for (const country of value?.nodes ?? []) {
    const item = document.createElement('li');
    item.textContent = `${country?.name?.common} (${country?.population?.toLocaleString('en')})`;
    list.append(item);
  }
  if (more) more.hidden = done === true;
  if (status) status.textContent = `${list.childElementCount} shown`;
}

more?.addEventListener('click', () => void showPage());
await showPage();
