import { GraphFailure, graph } from './graph.ts';

const COUNTRIES = `query Countries($after: String) {
  countries(first: 3, after: $after, where: { region: "oceania" }) {
    totalCount
    nodes { code3 name { common } }
    pageInfo { hasNextPage endCursor } } }`;

interface Countries {
  readonly countries: {
    readonly totalCount: number;
    readonly nodes: readonly { readonly code3: string; readonly name: { readonly common: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

/** A list of countries with a button for more. Resolves when the first page, or its error, is shown. */
export async function showCountries(root: HTMLElement): Promise<void> {
  root.innerHTML = '<p role="status"></p><ul></ul><button>More</button>';
  const [status, list, button] = ['p', 'ul', 'button'].map((name) => root.querySelector<HTMLElement>(name));
  if (!status || !list || !button) return;
  let after: string | null = null;

  const load = async () => {
    try {
      const { countries }: Countries = await graph<Countries>(COUNTRIES, { after });
      after = countries.pageInfo.endCursor;
      button.hidden = !countries.pageInfo.hasNextPage;
      for (const { name } of countries.nodes) list.append(itemOf(name.common));
      status.textContent = `${list.children.length} of ${countries.totalCount}`;
    } catch (error) {
      const isBusy = error instanceof GraphFailure && error.code === 'RATE_LIMITED';
      status.textContent = isBusy ? 'Too many requests: try again in a minute.' : 'The countries cannot be shown now.';
    }
    root.dispatchEvent(new Event('loaded'));
  };
  button.addEventListener('click', () => void load());
  await load();
}

function itemOf(text: string): HTMLElement {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}
