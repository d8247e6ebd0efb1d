export { type Connection, connectionOf, type Edge, type PageInfo, type Slice } from './connection.ts';
export { type Cursors, canonicalJson, cursorsOf, signedCursorsOf } from './cursor.ts';
export { type KeySource, keyConnection } from './key.ts';
export { type OffsetSource, offsetConnection } from './offset.ts';
export { type PageSource, pageConnection, pageSize, pagesOf } from './page.ts';
export type { ListPage, RowRange } from './rows.ts';
export { type PageRequest, type TokenPage, type TokenSource, tokenConnection } from './token.ts';
export { type WholeSource, wholeConnection } from './whole.ts';
export type { ForwardArguments, SelectedParts, WindowArguments, WindowLimits } from './window.ts';
