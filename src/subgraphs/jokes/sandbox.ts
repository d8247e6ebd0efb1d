import type { Joke } from '#contracts/jokes';
import { empty, json, memoize, mock, type Random, type Reply, type SandboxRequest, text, type World } from '#sandbox';
import { CATEGORIES, jokesOf } from './sandbox/words.ts';

interface State {
  readonly jokes: readonly Joke[];
  readonly draws: Random;
}

/** Eight hundred invented jokes. */
export const sandbox = mock({
  slug: 'jokes',
  about: { data: 'eight hundred', changes: 'each draw is another one' },
  seed: (world: World): State => ({
    jokes: jokesOf(world.random('jokes'), world.today),
    draws: world.random('jokes/draws'),
  }),
  errors: {
    invalid([{ rule }], { request, world }) {
      if (rule === 'missing') return empty(400);
      const violations = { 'search.query': 'size must be between 3 and 120' };
      const message = `search.query: ${violations['search.query']}`;
      return failure(request, world, 400, 'Bad Request', { message, violations });
    },
  },
  ignores: [
    { rules: ['maxItems'], what: 'any number of categories', why: 'the service names no maximum' },
    { rules: ['unknown'], what: 'unknown query parameters', why: 'Spring binds the parameters that a method declares' },
    { rules: ['repeated'], what: 'repeated parameters', why: 'Spring joins them by commas' },
  ],
  handlers: {
    getRandomJoke(request, { jokes, draws }, world) {
      const wanted = request.list('category');
      if (wanted?.some((category) => !CATEGORIES.includes(category))) return failure(request, world, 404, 'Not Found');
      const fitting = jokes.filter(
        ({ categories }) => wanted?.some((category) => categories.includes(category)) ?? true,
      );
      return answer(request, draws.pick(fitting), ({ value }) => value);
    },
    listCategories: (request) => answer(request, CATEGORIES, (names) => names.join('\n')),
    searchJokes(request, { jokes }) {
      const wanted = request.query.getAll('query').join(',').toLowerCase();
      const result = jokes.filter((joke) => lower(joke).includes(wanted));
      return answer(request, { total: result.length, result }, () => result.map(({ value }) => value).join('\n'));
    },
    getJoke(request, { jokes }, world) {
      const joke = jokes.find(({ id }) => id === request.parameter('id'));
      return joke ? answer(request, joke, ({ value }) => value) : failure(request, world, 404, 'Not Found');
    },
  },
  other: (request, _state, world) => failure(request, world, 404, 'Not Found'),
});

const lower = memoize(({ value }: Joke) => value.toLowerCase());

/** JSON, a page or plain text, whatever is accepted. */
function answer<Body extends object>(request: SandboxRequest, body: Body, plain: (body: Body) => string): Reply {
  const accepted = request.headers.accept ?? '*/*';
  if (/application\/(json|\*)|\*\/\*/.test(accepted)) return json(body);
  if (accepted.includes('text/plain')) return text(plain(body));
  if (accepted.includes('text/html'))
    return text(`<p>${plain(body)}</p>`, 200, { 'content-type': 'text/html;charset=UTF-8' });
  return empty(406);
}

function failure({ path }: SandboxRequest, { clock }: World, status: number, error: string, more: object = {}): Reply {
  return json({ timestamp: clock.iso(), status, error, ...more, path }, status);
}
