/** A call to the shop's API, and what came back: the same over the network, within the server and in a test. */

/** One request. `path` begins with `/api` and holds the query. */
export type ApiRequest = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON as text, or a form with files as whoever carries it knows one. */
  readonly body?: string | object;
};

/** Parts that somebody has seen, or what has arrived so far of a catalogue that is on its way to this device. */
export type Incomplete = 'seen' | 'arrived';

/** An answer, whatever its status. */
export type ApiAnswer = {
  readonly status: number;
  /** What the JSON says, or a file as whoever carries it knows one; undefined when there was none. */
  readonly body: unknown;
  /** Whether the server marked it as anybody's to keep. */
  readonly isPublic: boolean;
  /** When the server gave it, in milliseconds since 1970, where it comes from what this browser kept. */
  readonly cachedAt?: number | undefined;
  /** Whether it was given from this device ahead of the shop's own answer, which is on its way: no sign of a lost network. */
  readonly isAhead?: boolean | undefined;
  /** What it was put together from, where the shop may have more. */
  readonly isOf?: Incomplete | undefined;
  /** Whether it is less than the shop would tell: what a list told of a part whose page was never seen. */
  readonly isPartial?: boolean | undefined;
  /** The number under which the server's log knows the request (`X-Request-Id`). */
  readonly requestId?: string | undefined;
};

/** Carries a request. Rejects when no answer came. */
export type Send = (request: ApiRequest) => Promise<ApiAnswer>;

/** Whether a `Cache-Control` header lets anybody keep the answer. */
export function isPublicAnswer(cacheControl: string | null | undefined): boolean {
  return (cacheControl ?? '').startsWith('public');
}
