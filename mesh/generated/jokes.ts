// Jokes API. Generated from mesh/jokes.yaml: do not edit.
export interface Joke {
  readonly id: string;
  /** The text. */
  readonly value: string;
  /** Mostly empty. */
  readonly categories: readonly Category[];
  /** The joke's page. */
  readonly url: string;
  /** The same image for every joke. */
  readonly icon_url: string;
  /** `YYYY-MM-DD HH:MM:SS.ffffff` without a zone, with five or six decimals; UTC. */
  readonly created_at: string;
  /** As created_at. */
  readonly updated_at: string;
}

/** Capitals matter. */
export type Category = string;

export interface JokeSearch {
  readonly total: number;
  readonly result: readonly Joke[];
}

export interface Failure {
  readonly timestamp?: string;
  /** The HTTP status. */
  readonly status?: number;
  /** The status in words. */
  readonly error?: string;
  readonly message?: string;
  readonly path?: string;
  /** What is wrong with each parameter. */
  readonly violations?: Readonly<Record<string, string>>;
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** A joke by chance. */
  getRandomJoke: { args: {
    /** Exact names of categories, all of which must exist. The joke belongs to any of them. */
    category?: readonly string[] | null;
  }; optional: true; answer: Joke; item: never };
  /** The names of all categories in alphabetical order. */
  listCategories: { args: Record<never, never>; optional: true; answer: readonly Category[]; item: Category };
  /** Jokes whose text holds these words. */
  searchJokes: { args: {
    /** Looked for as it stands, in any case. */
    query: string;
  }; optional: false; answer: JokeSearch; item: Joke };
  /** A joke by its id. */
  getJoke: { args: {
    /** The joke's id. */
    id: string;
  }; optional: false; answer: Joke; item: never };
}
