// TV quotes API. Generated from mesh/tv.yaml: do not edit.
export type Series = "Breaking Bad" | "Better Call Saul" | (string & {});

export interface Quote {
  readonly quote_id: number;
  /** The text. */
  readonly quote: string;
  /** A name, not always spelled as the character has it. */
  readonly author: string;
  readonly series?: Series | null;
}

export interface Character {
  readonly char_id: number;
  readonly name: string;
  /** `MM-DD-YYYY`, `Unknown` or `Invalid date`. */
  readonly birthday: string;
  /** May be absent, or belong to the next character. */
  readonly occupation?: readonly string[];
  /** The address of a picture. */
  readonly img?: string | null;
  /** Free text. */
  readonly status: "Alive" | "Deceased" | "Presumed dead" | "Unknown" | "?" | (string & {});
  readonly nickname?: string | null;
  /** Seasons of the first series. May be absent, or belong to the next character. */
  readonly appearance?: readonly number[];
  /** Seasons of the second series. */
  readonly better_call_saul_appearance?: readonly number[];
  /** The actor. */
  readonly portrayed?: string | null;
  /** The series, or both joined by a comma and a blank. May be a list. */
  readonly category: string | readonly string[];
}

/** The columns of a character without the seasons of the second series. */
export interface DrawnCharacter {
  readonly char_id: number;
}

/** The columns of a death and of the character who died. */
export interface DrawnDeath {
  /** Absent if there are no deaths. */
  readonly death_id?: number;
}

export interface Episode {
  readonly episode_id: number;
  readonly title: string;
  /** A number in digits, perhaps with blanks around it. */
  readonly season: string;
  /** A number in digits, perhaps with blanks around it. */
  readonly episode: string;
  /** `MM-DD-YYYY`. */
  readonly air_date: string;
  /** Names; null or an empty string if there are none. */
  readonly characters?: readonly string[] | string | null;
  readonly series: Series;
}

export interface Death {
  readonly death_id: number;
  /** Who died. */
  readonly death: string;
  readonly cause?: string | null;
  /** Who did it; may name several. */
  readonly responsible?: string | null;
  readonly last_words?: string | null;
  readonly season: number;
  readonly episode: number;
  /** 1 if nobody counted. */
  readonly number_of_deaths: number;
}

/** What the database said of its failure. */
export interface Failure {
  readonly name?: string;
  readonly severity?: string;
  readonly code?: string;
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** A quote by chance, as a list of one. */
  getRandomTvQuote: { args: Record<never, never>; optional: true; answer: readonly Quote[]; item: never };
  /** All quotes in the order of their ids. */
  listTvQuotes: { args: Record<never, never>; optional: true; answer: readonly Quote[]; item: Quote };
  /** A character by chance, as a list of one. */
  getRandomCharacter: { args: Record<never, never>; optional: true; answer: readonly DrawnCharacter[]; item: never };
  /** Characters, all of them unless a limit is given. */
  listCharacters: { args: {
    /** Rows to send; there is no maximum. None are sent for 0. */
    limit?: number | null;
    /** Rows to skip. Nothing is sent if it comes without a limit. */
    offset?: number | null;
  }; optional: true; answer: readonly Character[]; item: Character };
  /** All episodes in the order of their ids. */
  listEpisodes: { args: Record<never, never>; optional: true; answer: readonly Episode[]; item: Episode };
  /** All deaths of the first series, in no certain order. */
  listDeaths: { args: Record<never, never>; optional: true; answer: readonly Death[]; item: Death };
  /** A death of the first series by chance, not in a list. */
  getRandomDeath: { args: Record<never, never>; optional: true; answer: DrawnDeath; item: never };
}
