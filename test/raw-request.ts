/** Requests byte by byte, as no client that means well would send them. */
import { connect } from 'node:net';

export type RawAnswer = { readonly status: number; readonly head: string; readonly body: string };

/**
 * Writes bytes to a server of this machine and reads until it hangs up.
 *
 * @param bytes one sign is one byte
 * @returns every answer that came, in order; none where the server only hung up
 * @throws Error when it says nothing and does not hang up within a minute
 */
export function sendRaw(port: number, bytes: string): Promise<RawAnswer[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1');
    socket.setTimeout(60_000, () => socket.destroy(new Error(`no end after ${JSON.stringify(text)}`)));
    socket.on('data', (read) => (text += String(read)));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // What was not read to the end is cut off, and what came before counts.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(answersIn(text)));
    socket.write(bytes, 'latin1');
  });
}

const answersIn = (text: string): RawAnswer[] =>
  text
    .split(/(?=^HTTP\/1\.1 \d{3} )/m)
    .filter((answer) => answer !== '')
    .map((answer) => {
      const [head = '', ...body] = answer.split('\r\n\r\n');
      return { status: Number(head.slice(9, 12)), head: head.toLowerCase(), body: body.join('\r\n\r\n') };
    });
