/** The port through which mail leaves the shop. */

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
