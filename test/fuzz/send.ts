/** Sends a call into the shop and takes down what came back. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Call } from './calls.ts';
import type { World } from './world.ts';

export type Sent = {
  readonly url: string;
  /** The text of the body that was sent. */
  readonly payload: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
};

export type Answer = {
  readonly sent: Sent;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly body: Buffer;
  readonly milliseconds: number;
};

export async function send(world: World, call: Call): Promise<Answer> {
  const { buyer } = await world.owner();
  const cookies = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const body = call.body === undefined ? call.raw?.body : JSON.stringify(world.filled(call.body));
  const headers: Record<string, string> = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(call.as === 'owner' && { authorization: `Bearer ${buyer.token}`, cookie: cookies }),
    ...(call.as === 'channel' && { authorization: `Bearer ${world.channelToken}` }),
    ...world.filled(call.headers),
  };
  const url = addressOf(world, call);
  const began = performance.now();
  const answer = await world.app.inject({
    method: call.method as 'GET',
    url,
    headers,
    ...(body !== undefined && { payload: body }),
  });
  const milliseconds = performance.now() - began;
  // A refreshed session goes on under the next cookie; one that was taken away is over.
  const hasOwnCookie = headers['cookie'] === cookies;
  for (const { name, value } of hasOwnCookie ? answer.cookies : []) {
    if (value === '') world.doubtOwner();
    else buyer.cookies.set(name, value);
  }
  if (answer.statusCode === 204 || answer.statusCode === 401) world.doubtOwner();
  return {
    sent: { url, payload: body, headers },
    status: answer.statusCode,
    headers: answer.headers,
    body: unpacked(answer.rawPayload, answer.headers['content-encoding']),
    milliseconds,
  };
}

function addressOf(world: World, { path, parameters, query, raw }: Call): string {
  const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(world.filled(parameters[name] ?? ''));
    return raw?.parameters ? wireText(value).replaceAll(/[/?\\]/g, encodeURIComponent) : encoded(value);
  });
  const pairs = query.map(([name, value]) => `${encoded(name)}=${encoded(String(world.filled(value)))}`);
  const search = [...pairs, ...(raw?.query === undefined ? [] : [wireText(raw.query)])].join('&');
  return place + (search && `?${search}`);
}

/** What can stand in the first line of a request: the rest no server would read at all. */
const wireText = (text: string): string =>
  encodeURI(text.toWellFormed()).replaceAll('%25', '%').replaceAll('#', '');

function unpacked(body: Buffer, encoding: unknown): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
