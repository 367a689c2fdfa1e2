/** The ways in which a page goes over the line. */
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { brotliParams } from '../http/compression.ts';

export type Coding = 'br' | 'gzip' | 'identity';

const negotiator = new Negotiator<Coding>({ supportedValues: ['br', 'gzip', 'identity'] });

/** The best that a visitor takes. @param accepted the header `Accept-Encoding` */
export function chooseCoding(accepted: string | string[] | undefined): Coding {
  return (accepted === undefined ? null : negotiator.negotiate(String(accepted))) ?? 'identity';
}

const asItIs = (body: Buffer): Buffer => body;

// Half a millisecond for a page. In threads of their own they would take less of it from others, but each thread keeps memory for
// itself: a hundred megabytes after some thousand pages.
const encoders: Record<Coding, (body: Buffer) => Buffer> = {
  br: (body) => alone(brotliCompressSync(body, { params: brotliParams })),
  gzip: (body) => alone(gzipSync(body)),
  identity: asItIs,
};
const decoders: Record<Coding, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
  identity: asItIs,
};

/** What zlib gives lies in a piece of memory ten times its size, which would be kept with it. */
function alone(body: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(body.byteLength);
  body.copy(own);
  return own;
}

export const encode = (body: Buffer, coding: Coding): Buffer => encoders[coding](body);

/** What is there in another coding. @param bodies the same content, at least once */
export function reencode(bodies: ReadonlyMap<Coding, Buffer>, coding: Coding): Buffer {
  const [known] = bodies;
  if (!known) throw new Error('there is nothing to encode');
  const [from, body] = known;
  return encode(decoders[from](body), coding);
}
