/** A port of loopback that nobody listens on. */
import { createServer, type AddressInfo } from 'node:net';

/** Free when it was asked for; nothing keeps it free. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
