/** Graceful shutdown: the server stops taking requests and finishes those that it has. */
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether nobody should be sent here any more. */
    isShuttingDown(): boolean;
    /**
     * Lets nobody in, and waits until everybody has been served. Before `close()`, after which a page that is under way
     * could make no call any more.
     *
     * @param stayOpenMs how long it says that it closes before it does, for a balancer to hear of it
     */
    drain(stayOpenMs: number): Promise<void>;
    /**
     * The same where somebody else is listening at the address already: the shop stays open, and says so.
     *
     * @param tellMs how long whoever is served here is told to come by a new connection
     */
    handOver(tellMs: number): Promise<void>;
  }
}

/** How often connections are looked through for those that nobody is served on any more. */
const sweepEveryMs = 50;

export function installGracefulShutdown(app: FastifyInstance): void {
  let isClosing = false;
  let isShutDown = false;
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });

  async function close(stayOpenMs: number): Promise<void> {
    isClosing = true;
    await pause(stayOpenMs);
    if (!app.server.listening) return;
    const closed = new Promise<void>((resolve) => app.server.close(() => resolve()));
    const sweep = setInterval(() => {
      app.server.closeIdleConnections();
      // Browsers open connections before they need them: one that has not said a word is not idle to Node.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, sweepEveryMs);
    await closed;
    clearInterval(sweep);
  }

  app.decorate('isShuttingDown', () => isShutDown);
  app.decorate('drain', async (stayOpenMs) => {
    isShutDown = true;
    await close(stayOpenMs);
  });
  app.decorate('handOver', close);
  app.addHook('onRequest', (_request, reply, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
