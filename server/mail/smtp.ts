/**
 * Mail over SMTP (`SMTP_URL`). A mail that was not taken is an error, and its job tries again. A server that took one and whose
 * answer was lost may get it twice, always under the same Message-ID, by which programs tell that it is one.
 */
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import { isLoopback } from '../config/loopback.ts';
import { type Mailer, messageOf, type Sender } from './mailer.ts';

/** How long each step may take: a job that hangs would hold up those behind it. Milliseconds. */
export type Patience = {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
  readonly dnsTimeout: number;
};

const patience: Patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/**
 * How many mails are under way at once, each over a connection of its own, which stays for those after it: greeting and TLS take
 * longer than a mail. A server that takes fewer is named so: `?maxConnections=2`.
 */
const maxConnections = 10;

/** What mails are signed with (RFC 6376), for the domain that they come from. */
export type Dkim = {
  /** Under which the public key stands in the DNS: `SELECTOR._domainkey`. */
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
};

/**
 * @param dkim left out where the mail server signs by itself
 * @param url `smtps://USER:PASSWORD@HOST` (TLS from the first byte), or `smtp://`, which turns to TLS as soon as the server has
 * greeted and goes no further without it, except on this machine itself; `?requireTLS=false` lets it
 */
export function createSmtp(
  url: string,
  from: Sender,
  clock: Clock,
  { dkim, waits = patience }: { readonly dkim?: Dkim | undefined; readonly waits?: Patience } = {},
): Mailer {
  const { hostname } = new URL(url);
  const signed = dkim && {
    dkim: {
      domainName: from.address.split('@')[1] ?? '',
      keySelector: dkim.selector,
      privateKey: dkim.privateKey,
    },
  };
  // What the address itself says comes after these, and wins.
  const dial = () =>
    createTransport({
      url,
      requireTLS: !isLoopback(hostname),
      pool: true,
      maxConnections,
      ...signed,
      ...waits,
    });
  let transport: ReturnType<typeof dial> | undefined;
  return {
    async send(mail) {
      transport ??= dial();
      try {
        await transport.sendMail(messageOf(mail, from, clock()));
      } catch (error) {
        throw new MailNotSent(error);
      }
    },
    close() {
      transport?.close();
      transport = undefined;
    },
  };
}

/** What a server answered, without the addresses that it repeats: this goes to the log. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
  constructor(cause: unknown) {
    const { code, responseCode, message } = cause as {
      code?: string;
      responseCode?: number;
      message?: string;
    };
    const reason = String(message ?? cause).replaceAll(/[^\s<>()]+@[^\s<>()]+/g, '…@…');
    super(`the mail server did not take it (${responseCode ?? code ?? 'no code'}): ${reason}`);
  }
}
