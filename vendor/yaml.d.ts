export { type Alias, type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parse, parseDocument, stringify } from 'yaml';
