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
  }
}

/** How often connections are looked through for those that nobody is served on any more. */
const sweepEveryMs = 50;

export function installGracefulShutdown(app: FastifyInstance): void {
  let isClosing = false;
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });

  app.decorate('isShuttingDown', () => isClosing);
  app.decorate('drain', async (stayOpenMs) => {
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
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
