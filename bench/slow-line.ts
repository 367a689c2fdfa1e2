/**
 * A slow line before the shop. Chromium's own brake holds back what a page asks for, and not what its service worker does; here all of
 * it goes over one line.
 */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Line = {
  /** From a request to the first byte of its answer. */
  readonly latencyMs: number;
  /** Of all answers together. */
  readonly downBits: number;
  /** For so long, from the first request on, every second request is cut off without an answer. */
  readonly failsForMs?: number;
};

/** Slow 3G. */
export const slow3g: Line = { latencyMs: 400, downBits: 400_000 };

export type SlowLine = {
  readonly url: string;
  /** What was asked for, in its order: address, milliseconds since the first of all, and whether it was cut off. */
  readonly asked: readonly { readonly path: string; readonly atMs: number; readonly isCutOff: boolean }[];
  /** From here on there is no network: nobody answers, and what is under way breaks off. */
  cut(): void;
  close(): Promise<void>;
};

const pieceBytes = 1_400;

/** @param shop where the shop answers */
export async function openSlowLine(
  shop: string,
  { latencyMs, downBits, failsForMs = 0 }: Line,
): Promise<SlowLine> {
  const asked: SlowLine['asked'][number][] = [];
  let began: number | undefined;
  let isCut = false;
  /** When the line has sent what was given to it so far. */
  let freeAt = 0;

  async function send(piece: Uint8Array, answer: ServerResponse): Promise<void> {
    freeAt = Math.max(freeAt, performance.now()) + (piece.length * 8_000) / downBits;
    await pause(freeAt - performance.now());
    answer.write(piece);
  }

  async function pass(question: IncomingMessage, answer: ServerResponse): Promise<void> {
    const now = performance.now();
    began ??= now;
    const isCutOff = now - began < failsForMs && asked.length % 2 === 1;
    asked.push({ path: question.url ?? '/', atMs: now - began, isCutOff });
    await pause(latencyMs);
    if (isCut || isCutOff) return void question.socket.destroy();
    const { method, headers } = question;
    const onward = ask(shop + (question.url ?? '/'), { method, headers, agent: false });
    onward.on('error', () => answer.destroy());
    question.pipe(onward);
    const came = await new Promise<IncomingMessage>((resolve) => onward.once('response', resolve));
    answer.writeHead(came.statusCode ?? 502, came.headers).flushHeaders();
    for await (const chunk of came as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length && !answer.destroyed; at += pieceBytes)
        await send(chunk.subarray(at, at + pieceBytes), answer);
    answer.end();
  }

  const server = createServer((question, answer) => {
    pass(question, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
