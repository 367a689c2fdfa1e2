/** The port through which mail leaves the shop. */
export type Mail = {
  readonly to: string;
  /** Whom an answer goes to; the shop when left out. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names the mail: sent twice under the same name, it goes out once. */
  readonly messageId: string;
};

export type Mailer = { send(mail: Mail): Promise<void> };
