/** A rejection that a mutation returns: the member of its union with this name, which implements `Rejection`. */
export function rejection<const Name extends string, const Code extends string, More extends object = object>(
  __typename: Name,
  code: Code,
  message: string,
  more?: More,
): { __typename: Name; code: Code; message: string } & More {
  return { __typename, code, message, ...(more as More) };
}
