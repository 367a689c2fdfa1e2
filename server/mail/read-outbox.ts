/** The mails that lie in the outbox, read again. */
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type ReadAttachment = { readonly name: string; readonly content: Uint8Array };

export type ReadMail = {
  readonly date: Date | undefined;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  /** The plain text part; '' when there is none. */
  readonly text: string;
  readonly attachments: readonly ReadAttachment[];
};

/** @param bytes the whole file, or its beginning when only the headers are wanted */
export function readMail(bytes: Uint8Array): ReadMail {
  // Every byte as one sign: bodies are decoded later, each by its own encoding.
  const raw = Buffer.from(bytes).toString('latin1');
  const { headers } = splitPart(raw);
  const leaves = leavesOf(raw);
  const date = new Date(headers.get('date') ?? '');
  const header = (name: string) => decodeWords(headers.get(name) ?? '');
  return {
    date: Number.isNaN(date.getTime()) ? undefined : date,
    from: header('from'),
    to: header('to'),
    replyTo: headers.has('reply-to') ? header('reply-to') : undefined,
    subject: header('subject'),
    text: plainText(leaves),
    attachments: leaves.flatMap(attachment),
  };
}

type Part = { readonly headers: ReadonlyMap<string, string>; readonly body: string };

function splitPart(raw: string): Part {
  const end = /\r?\n\r?\n/.exec(raw);
  const head = end ? raw.slice(0, end.index) : raw;
  const headers = new Map<string, string>();
  // A line that begins with a blank goes on with the one before.
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([^\s:]+):\s*(.*)$/s.exec(line) ?? [];
    if (name !== undefined) headers.set(name.toLowerCase(), value ?? '');
  }
  return { headers, body: end ? raw.slice(end.index + end[0].length) : '' };
}

/** What a mail holds, in whatever depth, in the order in which it stands. */
function leavesOf(raw: string): Part[] {
  const part = splitPart(raw);
  const boundary = /^multipart\/[^]*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(typeOf(part));
  const mark = boundary?.[1] ?? boundary?.[2];
  if (mark === undefined) return [part];
  const [, ...parts] = `\n${part.body}`.split(`\n--${mark}`);
  const end = parts.findIndex((inner) => inner.startsWith('--'));
  return parts
    .slice(0, end === -1 ? undefined : end)
    .flatMap((inner) => leavesOf(inner.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, '')));
}

const typeOf = ({ headers }: Part): string => headers.get('content-type') ?? 'text/plain';

function plainText(leaves: readonly Part[]): string {
  const text = leaves.find((part) => /^text\/plain/i.test(typeOf(part)));
  return text ? decodeBody(text).toString('utf8').replace(/\r\n/g, '\n') : '';
}

function attachment(part: Part): ReadAttachment[] {
  const disposition = part.headers.get('content-disposition') ?? '';
  const name = /^attachment[^]*filename=(?:"([^"]*)"|([^\s;]+))/i.exec(disposition);
  return name ? [{ name: name[1] ?? name[2] ?? '', content: decodeBody(part) }] : [];
}

function decodeBody({ headers, body }: Part): Buffer {
  const encoding = headers.get('content-transfer-encoding') ?? '';
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64');
  const isQuoted = /quoted-printable/i.test(encoding);
  return Buffer.from(isQuoted ? unquoted(body.replace(/=[ \t]*\r?\n/g, '')) : body, 'latin1');
}

const unquoted = (text: string): string =>
  text.replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** `=?UTF-8?Q?Citro=C3=ABn?=`; two beside each other are one word. A sign may be parted between them, so bytes are joined first. */
function decodeWords(header: string): string {
  return header.replace(/=\?utf-8\?[bq]\?[^?]*\?=(?:\s+=\?utf-8\?[bq]\?[^?]*\?=)*/gi, (run) =>
    Buffer.concat(
      [...run.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind = '', text = '']) =>
        /b/i.test(kind)
          ? Buffer.from(text, 'base64')
          : Buffer.from(unquoted(text.replaceAll('_', ' ')), 'latin1'),
      ),
    ).toString('utf8'),
  );
}

/** A mail in the list: `number` 1 is the latest. */
export type OutboxMail = Omit<ReadMail, 'text' | 'attachments'> & {
  readonly number: number;
  readonly file: string;
};

/** Headers are shorter than that. */
const headBytes = 8 * 1024;

/** @returns the latest first; nothing when no mail was sent yet */
export async function listOutbox(folder: string): Promise<OutboxMail[]> {
  const mails: Omit<OutboxMail, 'number'>[] = [];
  for (const file of await filesIn(folder)) {
    const { text: _text, attachments: _attachments, ...head } = readMail(await headOf(join(folder, file)));
    mails.push({ file, ...head });
  }
  return mails
    .sort(
      (one, other) =>
        (other.date?.getTime() ?? 0) - (one.date?.getTime() ?? 0) || one.file.localeCompare(other.file),
    )
    .map((mail, at) => ({ number: at + 1, ...mail }));
}

/** @param file as the list names it: nothing outside of the folder is ever read */
export async function readOutboxMail(folder: string, file: string): Promise<ReadMail | undefined> {
  const isThere = (await filesIn(folder)).includes(file);
  return isThere ? readMail(await readFile(join(folder, file))) : undefined;
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  } catch (error) {
    // Made with the first mail.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(headBytes) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
