/**
 * The path of a value in a row, such as `orderId`, `country.code` or `order?.id`. As in TypeScript, `?` is required exactly
 * after a member that may be absent. `never` for an invalid path.
 */
export type ValuePath<Row, Path extends string> = Path extends keyof Row
  ? Path
  : Path extends `${infer Head}.${infer Rest}`
    ? ValueIn<Row, Head> extends infer Value
      ? [Value] extends [never]
        ? never
        : [ValuePath<NonNullable<Value>, Rest>] extends [never]
          ? never
          : Path
      : never
    : never;

/** The value at a `ValuePath`, or `undefined` if a member along the path may be absent. */
export type ValueAt<Row, Path extends string> = Path extends keyof Row
  ? Row[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? ValueAt<NonNullable<ValueIn<Row, Head>>, Rest> | (Head extends `${string}?` ? undefined : never)
    : never;

/** The path of a member in a row, or in each item of its lists, such as `bibjson.title`. `never` for an invalid path. */
export type MemberPath<Row, Path extends string> = Path extends keyof Row
  ? Path
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Row
      ? [MemberPath<ItemOf<NonNullable<Row[Head]>>, Rest>] extends [never]
        ? never
        : Path
      : never
    : never;

/** A row reduced to these `MemberPath`s. */
export type Part<Row, Path extends string> = {
  readonly [Name in keyof Pick<Row, HeadOf<Path> & keyof Row>]: Name extends Path
    ? Row[Name]
    : Within<Row[Name], RestOf<Path, Name>>;
};

/** The value of one path segment: with `?` the member has to be optional, without it required. */
type ValueIn<Row, Head extends string> = Head extends `${infer Name}?`
  ? Name extends keyof Row
    ? MayBeAbsent<Row[Name]> extends true
      ? Row[Name]
      : never
    : never
  : Head extends keyof Row
    ? MayBeAbsent<Row[Head]> extends true
      ? never
      : Row[Head]
    : never;

type MayBeAbsent<Value> = [Value] extends [NonNullable<Value>] ? false : true;
type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;
type HeadOf<Path extends string> = Path extends `${infer Head}.${string}` ? Head : Path;
type RestOf<Path extends string, Name> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends Name
    ? Rest
    : never
  : never;
type Within<Value, Path extends string> = Value extends readonly (infer Item)[]
  ? readonly Within<Item, Path>[]
  : Value extends object
    ? Part<Value, Path>
    : Value;
