/** A photo by its https address: what may be asked is checked at every step, and a host can neither stall nor flood the shop. */
import { askPublicHost, type Ask, HostRefused } from '../http/public-hosts.ts';
import { largestFileBytes, tooLarge, type FoundFile } from './intake.ts';
import { expectedAddress, readAddress, type Refusal } from './refusals.ts';

const mostRedirects = 3;
const timeoutMs = 15_000;
const redirects = new Set([301, 302, 303, 307, 308]);

const { answering } = expectedAddress;

/** The address leads to no file; `refusal` says why in words. */
class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.read.en);
    this.refusal = refusal;
  }
}

/**
 * Fetches a file within 15 seconds and 25 MB.
 *
 * @param ask how one request is made; the default connects to the open internet alone
 * @returns the bytes, or in words why there are none
 * @throws the signal's reason when it is aborted
 */
export async function fetchPhoto(
  address: string,
  signal?: AbortSignal,
  ask: Ask = askPublicHost,
): Promise<FoundFile> {
  const patience = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, patience]) : patience;
  try {
    return { file: await follow(address, either, ask) };
  } catch (error) {
    signal?.throwIfAborted();
    return { refusal: explain(error, patience.aborted) };
  }
}

async function follow(address: string, signal: AbortSignal, ask: Ask): Promise<Uint8Array> {
  let url = checked(address);
  for (let step = 0; step <= mostRedirects; step += 1) {
    const { status, location, content } = await ask(url, signal);
    if (status === 200) return readAll(content, signal);
    content.destroy();
    if (!redirects.has(status) || location === undefined) {
      throw new Unreachable({ read: readAddress.status(status), expected: answering });
    }
    url = checked(location, url);
  }
  throw new Unreachable({
    read: readAddress.redirects(mostRedirects),
    expected: expectedAddress.direct,
  });
}

function checked(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (url?.protocol !== 'https:') {
    throw new Unreachable({ read: readAddress.notHttps, expected: expectedAddress.https });
  }
  if (url.username || url.password) {
    throw new Unreachable({
      read: readAddress.password,
      expected: expectedAddress.forAnybody,
    });
  }
  return url;
}

async function readAll(
  content: AsyncIterable<Uint8Array> & { destroy(): unknown },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    signal.throwIfAborted();
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > largestFileBytes) {
      content.destroy();
      throw new Unreachable(tooLarge());
    }
  }
  return Buffer.concat(pieces);
}

function explain(error: unknown, isLate: boolean): Refusal {
  if (error instanceof Unreachable) return error.refusal;
  if (error instanceof HostRefused) {
    return { read: readAddress.insideNetwork, expected: expectedAddress.openInternet };
  }
  if (isLate) return { read: readAddress.late(timeoutMs / 1000), expected: answering };
  const { code, message } = error as NodeJS.ErrnoException;
  return {
    read: code === 'ENOTFOUND' ? readAddress.noHost : readAddress.noConnection(code ?? message),
    expected: answering,
  };
}
