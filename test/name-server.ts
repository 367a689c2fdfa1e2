/** A name server on loopback that knows TXT records alone (RFC 1035). */
import { createSocket } from 'node:dgram';

const headerBytes = 12;
const noSuchName = 3;

/** @param records texts by name; every other name is there as little as its records */
export async function openNameServer(records: Readonly<Record<string, readonly string[]>>) {
  const socket = createSocket('udp4');
  socket.on('message', (asked, { address, port }) => socket.send(answerTo(asked, records), port, address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function answerTo(asked: Buffer, records: Readonly<Record<string, readonly string[]>>): Buffer {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = asked[at] ?? 0; length > 0; length = asked[at] ?? 0) {
    labels.push(asked.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  // The name's end, its type and class.
  const question = asked.subarray(headerBytes, at + 5);
  const texts = records[labels.join('.').toLowerCase()];
  const header = Buffer.from(asked.subarray(0, headerBytes));
  header.writeUInt16BE(0x8180 | (texts ? 0 : noSuchName), 2);
  header.writeUInt16BE(texts?.length ?? 0, 6);
  header.fill(0, 8);
  return Buffer.concat([header, question, ...(texts ?? []).map(recordOf)]);
}

/** Texts of more than 255 bytes stand in pieces. */
function recordOf(text: string): Buffer {
  const pieces = text.match(/.{1,255}/g) ?? [''];
  const data = Buffer.concat(pieces.map((piece) => Buffer.from([piece.length, ...Buffer.from(piece)])));
  const head = Buffer.alloc(12);
  // The question's name; TXT, of the internet, for a minute.
  for (const [nth, value] of [0xc00c, 16, 1, 0, 60, data.length].entries())
    head.writeUInt16BE(value, 2 * nth);
  return Buffer.concat([head, data]);
}
