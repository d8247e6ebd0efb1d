// Says while one types what the operation costs and which calls it makes: the gateway explains it without executing it.
const POLL_MS = 600;
const MOST_CALLS = 4;

document.addEventListener('DOMContentLoaded', () => {
  const bar = document.createElement('output');
  bar.className = 'cost';
  bar.hidden = true;
  document.body.append(bar);
  let explained = '';
  let isAsking = false;
  const update = async () => {
    const tab = currentTab();
    const asked = JSON.stringify([tab?.query, tab?.variables, tab?.headers, tab?.operationName]);
    if (isAsking || asked === explained || document.hidden) return;
    isAsking = true;
    explained = asked;
    const text = tab?.query ? await explain(tab).catch(() => '') : '';
    isAsking = false;
    bar.hidden = text === '';
    bar.textContent = text;
  };
  setInterval(() => void update(), POLL_MS);
});

/** The tab that is edited, as GraphiQL stores it while one types. */
function currentTab() {
  try {
    const { tabs, activeTabIndex } = JSON.parse(localStorage.getItem('graphiql:tabState') ?? '{}');
    return tabs?.[activeTabIndex];
  } catch {
    return undefined;
  }
}

/** The cost and the calls in a sentence; empty for what cannot be explained, such as a text that is not finished. */
async function explain({ query, variables, headers, operationName }) {
  const [first] = [...query.matchAll(/^\s*(?:query|mutation|subscription)\s+(\w+)/gm)];
  const answer = await fetch(location.pathname, {
    method: 'POST',
    headers: { ...parsed(headers), 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      query,
      variables: parsed(variables),
      operationName: operationName ?? first?.[1],
      extensions: { explain: true },
    }),
  });
  const { extensions, errors } = await answer.json();
  const { calls, cost } = extensions?.explain ?? {};
  if (!cost || errors) return '';
  const names = calls.map(
    ({ api, operation, expected }) => `${api}.${operation}${expected > 1 ? ` × ${round(expected)}` : ''}`,
  );
  const rest = names.length > MOST_CALLS ? ` and ${names.length - MOST_CALLS} more` : '';
  const range = cost.worst > cost.expected ? `, at most ${cost.worst}` : '';
  const warm = cost.warm < cost.expected ? `, ${round(cost.warm)} with a warm cache` : '';
  const unit = cost.expected === 1 ? 'call' : 'calls';
  return `${round(cost.expected)} ${unit}${range}${warm}: ${names.slice(0, MOST_CALLS).join(', ')}${rest}`;
}

function parsed(text) {
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}

function round(value) {
  return Math.round(value * 10) / 10;
}
