/** A mail as it is handed to the library that writes and sends it (nodemailer). */
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

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
    ...(unsubscribeUrl !== undefined && {
      list: { unsubscribe: unsubscribeUrl },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
    messageId: `<${messageId}@${from.address.split('@')[1]}>`,
    date,
    // What people wrote is text: never the path of a file, nor an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
