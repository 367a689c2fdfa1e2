/** The port through which mail leaves the shop. */
import type { SendMailOptions } from 'nodemailer';

export type Attachment = {
  /** Name of the file, in plain letters. */
  readonly name: string;
  readonly type: 'image/jpeg' | 'application/pdf';
  readonly content: Uint8Array;
};

export type Mail = {
  readonly to: string;
  /** Whom an answer goes to; the shop when left out. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[];
  /** Where a mail program ends mails of this kind with one `POST`, without a page (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Names the mail: sent twice under the same name, it goes out once. */
  readonly messageId: string;
};

export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** Hangs up. A mail that is sent afterwards dials anew. */
  close(): void;
};

/** Name and address under which the shop writes. */
export type Sender = { readonly name: string; readonly address: string };

/** A header ends at a line break; what follows one in a name or subject would be a header of its own. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');

/** The same mail is the same message, whichever way it goes. */
export function messageOf(mail: Mail, from: Sender, date: Date): SendMailOptions {
  const { to, replyTo, subject, text, html, attachments = [], unsubscribeUrl, messageId } = mail;
  return {
    from,
    // An object, not a string: an address that holds a comma must not become two.
    to: { name: '', address: oneLine(to) },
    ...(replyTo !== undefined && { replyTo: { name: '', address: oneLine(replyTo) } }),
    subject: oneLine(subject),
    text,
    html,
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
    ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
    headers: {
      // Nobody's holiday answers it (RFC 3834, section 5).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    messageId: `<${messageId}@${from.address.split('@')[1]}>`,
    date,
    // What people wrote is text: never the path of a file, nor an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
