import type { Apis, Slug } from '#contracts';

/** The name of an operation: its API and id, such as `marketplace.listOrders`. */
export type OperationName = { [Name in Slug]: `${Name}.${keyof Apis[Name] & string}` }[Slug];

type TypesOf<Name> = Name extends `${infer Api extends Slug}.${infer Id}`
  ? Id extends keyof Apis[Api]
    ? Apis[Api][Id]
    : never
  : never;

/** A type of an operation: its `args`, its `answer`, or the `item` of its list. */
export type PartOf<Name, Part extends string> = TypesOf<Name> extends { [Key in Part]: infer Value } ? Value : never;
