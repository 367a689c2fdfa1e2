/** Reads a mail as the outbox wrote it: its headers and its text (RFC 5322, 2045, 2047). */

export type ReadMail = {
  readonly date: Date | undefined;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  /** The plain text part; '' when there is none. */
  readonly text: string;
};

/** @param bytes the whole file, or its beginning when only the headers are wanted */
export function readMail(bytes: Uint8Array): ReadMail {
  // Every byte as one sign: bodies are decoded later, each by its own encoding.
  const raw = Buffer.from(bytes).toString('latin1');
  const { headers } = splitPart(raw);
  const date = new Date(headers.get('date') ?? '');
  const header = (name: string) => decodeWords(headers.get(name) ?? '');
  return {
    date: Number.isNaN(date.getTime()) ? undefined : date,
    from: header('from'),
    to: header('to'),
    replyTo: headers.has('reply-to') ? header('reply-to') : undefined,
    subject: header('subject'),
    text: plainText(raw) ?? '',
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

/** The first plain text, in whatever depth. */
function plainText(raw: string): string | undefined {
  const { headers, body } = splitPart(raw);
  const type = headers.get('content-type') ?? 'text/plain';
  if (/^text\/plain/i.test(type)) return decodeBody(body, headers.get('content-transfer-encoding') ?? '');
  const boundary = /^multipart\/[^]*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (mark === undefined) return undefined;
  const [, ...parts] = `\n${body}`.split(`\n--${mark}`);
  for (const part of parts) {
    if (part.startsWith('--')) break;
    const text = plainText(part.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, ''));
    if (text !== undefined) return text;
  }
  return undefined;
}

function decodeBody(body: string, encoding: string): string {
  const bytes = /base64/i.test(encoding)
    ? Buffer.from(body, 'base64')
    : Buffer.from(
        /quoted-printable/i.test(encoding) ? unquoted(body.replace(/=[ \t]*\r?\n/g, '')) : body,
        'latin1',
      );
  return bytes.toString('utf8').replace(/\r\n/g, '\n');
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
