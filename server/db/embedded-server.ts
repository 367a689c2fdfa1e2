/**
 * Several clients on the embedded engine, which has one session: their frames run one after the other, and a transaction
 * keeps the others waiting until it ends. So the shopkeeper's command line works while the shop is open.
 */
import { createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { createFrameReader, type Frame } from './wire.ts';

type Messages = Extract<Frame, { kind: 'messages' }>;
type Waiting = { readonly socket: Socket; readonly frame: Messages };

/** `ReadyForQuery` with the status idle: nobody holds a transaction. */
const idle = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const noEncryption = 'N';
/** First byte of an `ErrorResponse`. */
const errorResponse = 0x45;
const sync = Uint8Array.from([0x53, 0, 0, 0, 4]);

/** A client that says nothing in the middle of a transaction, a suspended command say, holds up the whole shop: for this long. */
const usualPatienceMs = 10_000;

export type ServingOptions = {
  /** How long others wait for a client that holds a transaction and says nothing, before it is cut off. */
  readonly patienceMs?: number;
  /** Whether there is room to write; without it transactions that begin may only read. */
  readonly hasDiskSpace?: () => boolean;
};

/**
 * Listens on a Unix socket.
 *
 * Settings of the session are everybody's: clients use `set local`, in a transaction, or none.
 *
 * @returns ends it: open clients are cut off, what they had not committed is undone
 */
export async function serveEngine(
  engine: PGlite,
  socketPath: string,
  { patienceMs = usualPatienceMs, hasDiskSpace = () => true }: ServingOptions = {},
): Promise<() => Promise<void>> {
  const clients = new Set<Socket>();
  let waiting: Waiting[] = [];
  /** Whose transaction, or unfinished frame, the session is in. */
  let holder: Socket | undefined;
  let work: Promise<void> | undefined;
  let patience: NodeJS.Timeout | undefined;
  let mayWrite = true;
  let isStuck = false;

  const server = createServer((socket) => {
    clients.add(socket);
    const framesOf = createFrameReader();
    socket.on('data', (bytes) => {
      for (const frame of framesOf(bytes)) {
        if (frame.kind === 'encryption_wanted') socket.write(noEncryption);
        else if (frame.kind === 'goodbye') socket.end();
        else waiting.push({ socket, frame });
      }
      goOn();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clients.delete(socket);
      waiting = waiting.filter((one) => one.socket !== socket);
      goOn();
    });
  });

  function goOn(): void {
    work ??= workOff().finally(() => {
      work = undefined;
    });
  }

  async function workOff(): Promise<void> {
    for (;;) {
      if (holder?.destroyed) await letGo();
      const at = holder ? waiting.findIndex(({ socket }) => socket === holder) : 0;
      const [next] = at < 0 ? [] : waiting.splice(at, 1);
      if (!next) {
        if (waiting.length > 0) patience ??= setTimeout(() => holder?.destroy(), patienceMs);
        return;
      }
      clearTimeout(patience);
      patience = undefined;
      if (!holder) await allowWriting(hasDiskSpace());
      await run(next);
    }
  }

  /** Postgres itself refuses the rest, as a standby does (25006), and goes on reading. */
  async function allowWriting(allowed: boolean): Promise<void> {
    if (allowed === mayWrite) return;
    await engine.exec(`set default_transaction_read_only = ${allowed ? 'off' : 'on'}`);
    mayWrite = allowed;
  }

  async function run({ socket, frame }: Waiting): Promise<void> {
    holder = socket;
    let end = Buffer.alloc(0);
    try {
      for (const message of frame.messages) {
        if (isStuck) break;
        await engine.execProtocolRawStream(message, {
          onRawData(answer) {
            // The engine uses the memory of an answer again.
            const bytes = Buffer.from(answer);
            end = Buffer.concat([end, bytes]).subarray(-idle.length);
            if (!socket.destroyed) socket.write(bytes);
            isStuck ||= saysLogIsFull(bytes);
          },
        });
      }
    } catch (error) {
      socket.destroy(error as Error);
      return;
    }
    // Nobody hears of it here: the thread ends, and whoever started it is told.
    if (isStuck) throw new Error('There was no room left on the disk for the log of the database.');
    if (frame.isWhole && end.equals(idle)) holder = undefined;
  }

  /** The client is gone: what it began is undone. */
  async function letGo(): Promise<void> {
    await engine.execProtocolRaw(sync);
    await engine.exec('ROLLBACK');
    holder = undefined;
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, resolve);
  });
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of clients) socket.destroy();
    clearTimeout(patience);
    await closed;
    await work;
  };
}

/**
 * An error of the engine that has no room for its write-ahead log: it waits for its own lock from then on, and its thread with it.
 */
const saysLogIsFull = (answer: Buffer): boolean =>
  answer[0] === errorResponse && answer.includes('C53100\0') && answer.includes('pg_wal');
