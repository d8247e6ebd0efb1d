/** The path of a request target, without its query. */
export function pathOf(target = ''): string {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
}
