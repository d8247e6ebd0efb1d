/** A path that exists in a row, such as `orderId` or `bibjson.title`; `never` for any other text. */
export type PathIn<Row, Path extends string> = Path extends keyof Row
  ? Path
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Row
      ? [PathIn<ItemOf<NonNullable<Row[Head]>>, Rest>] extends [never]
        ? never
        : Path
      : never
    : never;

/** The value at a path; `undefined` as well where something on the way may be absent. */
export type ValueAt<Row, Path extends string> = Path extends keyof Row
  ? Row[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Row
      ? ValueAt<NonNullable<Row[Head]>, Rest> | AbsentIn<Row[Head]>
      : never
    : never;

/** A row reduced to these paths. A path through a list is one through each of its items. */
export type Part<Row, Path extends string> = {
  readonly [Name in keyof Pick<Row, HeadOf<Path> & keyof Row>]: Name extends Path
    ? Row[Name]
    : Within<Row[Name], RestOf<Path, Name>>;
};

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;
type AbsentIn<Value> = Value extends null | undefined ? undefined : never;
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
