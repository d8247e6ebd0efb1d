export { type Alias, Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parse, parseDocument, stringify, visit } from 'yaml';
