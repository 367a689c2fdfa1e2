/** A network between a browser and the shop that can be told to lie. */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** `hangs` does not answer before it is let through, `fails` answers 500, `portal` is a hotel that answers everything with its own page. */
export type Mood = 'honest' | 'slow' | 'hangs' | 'fails' | 'portal';

export type LyingNetwork = {
  readonly url: string;
  become(mood: Mood): void;
  /** What becomes of single calls while it is honest otherwise; undefined leaves them be. */
  meddle(fateOf: (address: string) => Extract<Mood, 'slow' | 'hangs' | 'fails'> | undefined): void;
  /** What hangs until now is answered after all. */
  letThrough(): void;
  close(): Promise<void>;
};

const hotel = '<!doctype html><title>Hotel</title><h1>Accetta le condizioni del Wi-Fi</h1>';
const slowMs = 1_500;

/** @param shop where the shop answers */
export async function openLyingNetwork(shop: string): Promise<LyingNetwork> {
  let ofAll: Mood = 'honest';
  let ofOne: (address: string) => Mood | undefined = () => undefined;
  const held: (() => void)[] = [];
  const server = createServer((question, answer) => {
    const mood = ofOne(question.url ?? '/') ?? ofAll;
    if (mood === 'honest') pass(question, answer);
    if (mood === 'slow') setTimeout(() => pass(question, answer), slowMs);
    if (mood === 'hangs') held.push(() => pass(question, answer));
    if (mood === 'fails') answer.writeHead(500, { 'content-type': 'text/html' }).end('<h1>500</h1>');
    if (mood === 'portal')
      answer
        .writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public, max-age=60' })
        .end(hotel);
  });

  function pass(question: IncomingMessage, answer: ServerResponse): void {
    const { method, headers } = question;
    // Over a connection of its own: the shop may close one that lies idle at the moment in which it is used again.
    const onward = ask(shop + (question.url ?? '/'), { method, headers, agent: false }, (came) => {
      // Whoever asked may have gone by now.
      if (answer.destroyed) return void came.destroy();
      answer.writeHead(came.statusCode ?? 502, came.headers);
      // What breaks off there breaks off here.
      pipeline(came, answer, () => {});
    });
    onward.on('error', () => answer.destroy());
    question.pipe(onward);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (next) => void (ofAll = next),
    meddle: (fateOf) => void (ofOne = fateOf),
    letThrough: () => held.splice(0).forEach((pass) => pass()),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
