/** A gate on the way to a Postgres, for what befalls databases: away, silent, or refusing everybody. */
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

export type DatabaseGate = {
  /** The same database, through the gate. */
  address(url: string): string;
  /** Cuts off who is connected; whoever comes from now on is refused by the system, or with an error of Postgres'. */
  close(code?: string): Promise<void>;
  /** Holds back every answer: as a server that was suspended, or a line that swallows everything. */
  silence(): void;
  /** Who is connected hears nothing more and is not heard, and nobody ends it, as by a machine that vanished; who comes now is let in. */
  forget(): void;
  /** Closes as soon as somebody says this to the database, before it hears of it. */
  closeAt(text: string): void;
  open(): Promise<void>;
};

/** @returns an open gate; `end` takes it down */
export async function createDatabaseGate(): Promise<DatabaseGate & { end(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const forgotten = new WeakSet<Socket>();
  let way: { host?: string; port?: number; path?: string } = {};
  let refusal: string | undefined;
  let isSilent = false;
  let closesAt: string | undefined;
  let server = createServer(receive);
  await listening(0);
  const { port } = server.address() as AddressInfo;

  function listening(at: number): Promise<void> {
    return new Promise((resolve) => server.listen(at, '127.0.0.1', resolve));
  }

  function receive(client: Socket): void {
    keep(client);
    if (refusal !== undefined) {
      client.once('data', () => client.end(errorResponse(refusal ?? '')));
      return;
    }
    const database = connect(way as { path: string });
    keep(database);
    client.on('data', (bytes) => {
      if (forgotten.has(client)) return;
      if (closesAt !== undefined && bytes.includes(closesAt)) void stopListening();
      else database.write(bytes);
    });
    database.on('data', (bytes) => isSilent || forgotten.has(client) || client.write(bytes));
    client.on('close', () => database.destroy());
    database.on('close', () => forgotten.has(client) || client.destroy());
  }

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  }

  const cutOff = () => sockets.forEach((socket) => socket.destroy());

  async function stopListening(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    cutOff();
    await closed;
  }

  return {
    address(url) {
      const { host, port: own } = new pg.Client({ connectionString: url });
      way = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${own}` } : { host, port: own };
      const through = new URL(url);
      through.searchParams.delete('host');
      through.host = `127.0.0.1:${port}`;
      return through.href;
    },
    async close(code) {
      refusal = code;
      if (code === undefined) await stopListening();
      else cutOff();
    },
    silence() {
      isSilent = true;
    },
    forget() {
      for (const socket of sockets) forgotten.add(socket);
    },
    closeAt(text) {
      closesAt = text;
    },
    async open() {
      // What was swallowed never comes.
      if (isSilent) cutOff();
      isSilent = false;
      closesAt = undefined;
      refusal = undefined;
      if (server.listening) return;
      server = createServer(receive);
      await listening(port);
    },
    async end() {
      if (server.listening) await stopListening();
    },
  };
}

/** `ErrorResponse` (PostgreSQL manual, "Message Formats"). */
function errorResponse(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mnot now\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
