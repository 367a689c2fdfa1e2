/** A port for a server that goes and comes back. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that Linux gives to whoever connects (ip_local_port_range), who would have it while the server is away. */
const [least, most] = [20_000, 32_000];

/** @returns a port of loopback that nobody listens on */
export async function serverPort(): Promise<number> {
  for (;;) {
    const port = randomInt(least, most);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}
