/** The ways in which a page goes over the line. */
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
  type BrotliOptions,
} from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { brotliParams } from '../http/compression.ts';

export type Coding = 'br' | 'gzip' | 'identity';

const negotiator = new Negotiator<Coding>({ supportedValues: ['br', 'gzip', 'identity'] });

/** The best that a visitor takes. @param accepted the header `Accept-Encoding` */
export function chooseCoding(accepted: string | string[] | undefined): Coding {
  return (accepted === undefined ? null : negotiator.negotiate(String(accepted))) ?? 'identity';
}

/** How hard to try: where many wait, a page is better sent soon than small. */
export type Effort = 'quick' | 'small';

/** A fifth of the usual effort's time, for a quarter more bytes. */
const quickBrotli = { ...brotliParams, [constants.BROTLI_PARAM_QUALITY]: 1 };
const brotli: Record<Effort, BrotliOptions> = {
  quick: { params: quickBrotli },
  small: { params: brotliParams },
};

const asItIs = (body: Buffer): Buffer => body;

// A third of a millisecond for a page. In threads of their own they would take less of it from others, but each thread keeps
// memory for itself: a hundred megabytes after some thousand pages.
const encoders: Record<Coding, (body: Buffer, effort: Effort) => Buffer> = {
  br: (body, effort) => alone(brotliCompressSync(body, brotli[effort])),
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

export const encode = (body: Buffer, coding: Coding, effort: Effort): Buffer =>
  encoders[coding](body, effort);

export const decode = (body: Buffer, coding: Coding): Buffer => decoders[coding](body);
