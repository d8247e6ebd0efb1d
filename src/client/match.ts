/** An object of a union or an interface, with its `__typename` selected. */
interface Member {
  readonly __typename: string;
}

type Named<Union extends Member, Name> = Extract<Union, { readonly __typename: Name }>;

/** A function for each member of a union, by its `__typename`. */
export type Handlers<Union extends Member> = {
  readonly [Name in Union['__typename']]: (member: Named<Union, Name>) => unknown;
};

type Returned<Functions> = Functions extends Readonly<Record<string, (member: never) => infer Value>> ? Value : never;

/**
 * Calls the function of the member that a value is, and returns its result. A missing or unknown member does not compile.
 * `otherwise` gets members that the graph has added since the types were generated; without it they are a `TypeError`.
 */
export function match<Union extends Member, Functions extends Handlers<Union>, Other = never>(
  value: Union,
  handlers: Functions & Readonly<Record<Exclude<keyof Functions, Union['__typename']>, never>>,
  otherwise?: (member: Member) => Other,
): Returned<Functions> | Other {
  const name = value.__typename;
  if (Object.hasOwn(handlers, name)) {
    return (handlers as unknown as Record<string, (member: Union) => Returned<Functions>>)[name]?.(value) as never;
  }
  if (otherwise) return otherwise(value);
  throw new TypeError(`match has no function for ${name}: generate the types again, or pass a function for others.`);
}
