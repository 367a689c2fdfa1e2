/** A real mail server on loopback (nodemailer's own), with moods. */
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as it came: who said they were, whom it was for, and its bytes as text. */
export type Received = { readonly from: string; readonly to: string[]; readonly raw: string };

/** What the server does with the next mail. */
export type Mood =
  | 'takes'
  /** Says no for ever: nobody of that name. */
  | 'refuses'
  /** Says not now. */
  | 'puts off'
  /** Takes all of the mail, and hangs up instead of saying so. */
  | 'hangs up'
  /** Never greets. */
  | 'says nothing';

export type PostOffice = {
  readonly url: string;
  readonly received: Received[];
  /** How many connections there have been. */
  calls: number;
  mood: Mood;
  /** Ends every connection that is open. */
  hangUp(): void;
};

/** @param login who may send, as `user:password`; anybody where it is left out */
export async function openPostOffice(login?: string): Promise<PostOffice> {
  /** By the port of who called. */
  const sockets = new Map<number | undefined, Socket>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: login === undefined,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      if (`${username}:${password}` === login) done(null, { user: username });
      else done(new Error('unknown user'));
    },
    onConnect(_session, done) {
      if (office.mood !== 'says nothing') done();
    },
    onRcptTo({ address }, _session, done) {
      if (office.mood === 'refuses') done(answer(550, `<${address}>: no such user here`));
      else if (office.mood === 'puts off') done(answer(451, 'come back later'));
      else done();
    },
    onData(stream, { envelope, remotePort }, done) {
      const take = (raw: string) => {
        office.received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
        });
        if (office.mood === 'hangs up') sockets.get(remotePort)?.destroy();
        else done();
      };
      // A client that goes away in the middle has sent nothing.
      void text(stream).then(take, done);
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    office.calls += 1;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  // Connections that break are what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        office.hangUp();
        server.close(resolve);
      }),
  );
  const { port } = server.server.address() as AddressInfo;
  const user = login === undefined ? '' : `${login.split(':').map(encodeURIComponent).join(':')}@`;
  const office: PostOffice = {
    url: `smtp://${user}127.0.0.1:${port}`,
    received: [],
    calls: 0,
    mood: 'takes',
    hangUp() {
      for (const socket of sockets.values()) socket.destroy();
    },
  };
  return office;
}

const answer = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
