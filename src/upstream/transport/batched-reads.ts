/** Bodies as short as this are read whenever they come. */
const SHORT_BYTES = 32 * 1024;
/** What is read of longer ones in one turn of the loop, which takes a few milliseconds. One longer still has a turn alone. */
const BYTES_A_TURN = 1024 * 1024;

interface Waiting {
  readonly bytes: number;
  readonly order: number;
  readonly read: () => void;
}

/** By their order. */
const waiting: Waiting[] = [];
let bytesInTurn = 0;
let isTurnCounted = false;

/**
 * Reads a body: at once or, if many large ones have come together, in a later turn, so that others have theirs too. Those
 * of the request that began first come first: it is answered, and nothing of it is held any more, before the next is half
 * done.
 */
export function readInTurn(bytes: number, order: number, read: () => void): void {
  if (bytes < SHORT_BYTES) return read();
  if (waiting.length > 0 || bytesInTurn >= BYTES_A_TURN) wait({ bytes, order, read });
  else readNow({ bytes, order, read });
}

function wait(body: Waiting): void {
  const before = waiting.findLastIndex(({ order }) => order <= body.order);
  waiting.splice(before + 1, 0, body);
}

function readNow({ bytes, read }: Waiting): void {
  bytesInTurn += bytes;
  if (!isTurnCounted) {
    isTurnCounted = true;
    setImmediate(takeTurn);
  }
  read();
}

function takeTurn(): void {
  isTurnCounted = false;
  bytesInTurn = 0;
  while (bytesInTurn < BYTES_A_TURN) {
    const next = waiting.shift();
    if (!next) return;
    readNow(next);
  }
}
