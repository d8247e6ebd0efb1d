// Says which mocked APIs are broken on purpose, from the events of the console.
document.addEventListener('DOMContentLoaded', () => {
  const bar = document.createElement('p');
  bar.className = 'broken';
  bar.hidden = true;
  document.body.prepend(bar);
  const broken = new Map();
  const show = () => {
    const links = [...broken].flatMap(([slug, how], index) => [index > 0 ? ', ' : '', linkTo(slug), ` (${how})`]);
    bar.replaceChildren('Broken on purpose: ', ...links);
    bar.hidden = broken.size === 0;
  };
  let events;
  // A browser has few connections to a server: pages that nobody sees leave theirs to others.
  const listen = () => {
    if (document.hidden) return events?.close();
    broken.clear();
    events = new EventSource('/console/events');
    events.addEventListener('states', ({ data }) => {
      for (const { slug, broken: how } of JSON.parse(data)) {
        if (how === undefined) broken.delete(slug);
        else broken.set(slug, how);
      }
      show();
    });
  };
  document.addEventListener('visibilitychange', listen);
  listen();
});

/** The API on the console's board, where it can be healed. */
function linkTo(slug) {
  const link = document.createElement('a');
  link.href = `/console/#/${slug}`;
  link.textContent = slug;
  return link;
}
