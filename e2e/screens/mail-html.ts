/** The HTML of a mail as the outbox wrote it (RFC 2045). */

const htmlPart = /^(content-type: text\/html[^]*?)\r?\n\r?\n([^]*?)\r?\n--/im;

/** @param mail its file */
export function htmlOf(mail: string): string {
  const [, head, body] = htmlPart.exec(mail) ?? [];
  if (head === undefined || body === undefined) throw new Error('The mail has no HTML.');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const joined = body.replace(/=\r?\n/g, '');
  const bytes = joined.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
