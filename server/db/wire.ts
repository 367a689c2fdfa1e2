/** The outer form of Postgres' protocol (PostgreSQL manual, 55.7): where messages end, and which of them make a frame. Pure. */

/** What a client sent, cut where the engine can act on it. */
export type Frame =
  | { readonly kind: 'encryption_wanted' }
  | { readonly kind: 'goodbye' }
  /** Messages, in order, after which the engine answers; `isWhole` when it is then ready for somebody else. */
  | { readonly kind: 'messages'; readonly messages: readonly Uint8Array[]; readonly isWhole: boolean };

const encryptionRequests: readonly number[] = [80877103, 80877104];
const cancelRequest = 80877102;

const query = 'Q'.charCodeAt(0);
const sync = 'S'.charCodeAt(0);
const flush = 'H'.charCodeAt(0);
const terminate = 'X'.charCodeAt(0);

/** A message's length counts itself; that of a first one the number after it too. */
const leastLength = 4;
const leastFirstLength = 8;

/**
 * Cuts one client's bytes into frames: a start-up, a simple query, or everything up to the next Sync or Flush. Between a
 * Parse and its Sync the engine must hear nobody else: all its clients share one unnamed statement.
 *
 * @returns takes the bytes as they arrive and gives the frames that are complete by then; the last one is a goodbye, also to
 *   whoever does not speak the protocol
 */
export function createFrameReader(): (bytes: Uint8Array) => Frame[] {
  let rest: Buffer = Buffer.alloc(0);
  /** What came since `rest`; put together only when a message is complete, so that a long one is not copied at each piece. */
  let pieces: Uint8Array[] = [];
  let size = 0;
  let isStarted = false;
  let isOver = false;
  let messages: Uint8Array[] = [];

  /** The first bytes, once there are that many; they stay. */
  function look(length: number): Buffer | undefined {
    if (size < length) return undefined;
    if (rest.length < length) {
      rest = Buffer.concat([rest, ...pieces]);
      pieces = [];
    }
    return rest.subarray(0, length);
  }

  function take(length: number): Buffer | undefined {
    const message = look(length);
    if (!message) return undefined;
    rest = rest.subarray(length);
    size -= length;
    return message;
  }

  /** A first message has no letter: its length, then a number that tells what it is. */
  function nextBeforeStart(): Frame | undefined {
    const head = look(leastFirstLength);
    if (head && head.readInt32BE(0) < leastFirstLength) return { kind: 'goodbye' };
    const message = head && take(head.readInt32BE(0));
    if (!message) return undefined;
    const code = message.readInt32BE(4);
    if (encryptionRequests.includes(code)) return { kind: 'encryption_wanted' };
    if (code === cancelRequest) return { kind: 'goodbye' };
    isStarted = true;
    return { kind: 'messages', messages: [message], isWhole: true };
  }

  function next(): Frame | undefined {
    if (!isStarted) return nextBeforeStart();
    for (let head = look(5); head; head = look(5)) {
      if (head.readInt32BE(1) < leastLength) return { kind: 'goodbye' };
      const message = take(1 + head.readInt32BE(1));
      if (!message) return undefined;
      const [letter] = message;
      if (letter === terminate) return { kind: 'goodbye' };
      messages.push(message);
      if (letter !== query && letter !== sync && letter !== flush) continue;
      const frame = { kind: 'messages', messages, isWhole: letter !== flush } as const;
      messages = [];
      return frame;
    }
    return undefined;
  }

  return (bytes) => {
    const frames: Frame[] = [];
    if (isOver) return frames;
    pieces.push(bytes);
    size += bytes.length;
    for (let frame = next(); frame; frame = isOver ? undefined : next()) {
      frames.push(frame);
      // After bytes that are no message nothing can be told any more.
      isOver = frame.kind === 'goodbye';
    }
    return frames;
  };
}
