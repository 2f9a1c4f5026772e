import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What happens to a mail: `drop` accepts it, but the connection ends before the sender knows. */
type Reception = 'accept' | 'drop' | 'refuse';

/** The mail server to which the emulated functions send. Tests tell their mails apart by the recipient. */
export class Mailbox {
  #server: SMTPServer | undefined;
  readonly #sockets = new Map<number | undefined, Socket>();
  readonly #mails: { to: string[]; mail: Email }[] = [];
  /** How the next mails to a recipient are received, in order. All others are accepted. */
  readonly receptions = new Map<string, Reception[]>();

  async start(): Promise<void> {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, answer) => {
        void buffer(stream).then(async (content) => answer(await this.#receive(content, session)));
      },
    });
    // A dropped connection.
    this.#server.on('error', () => {});
    const server = this.#server.listen(Number(process.env['MAIL_PORT']), '127.0.0.1');
    server.on('connection', (socket) => this.#sockets.set(socket.remotePort, socket));
    await once(server, 'listening');
  }

  async stop(): Promise<void> {
    await new Promise<void>((done) => {
      if (this.#server === undefined) done();
      else this.#server.close(done);
    });
  }

  mailsTo(address: string): Email[] {
    return this.#mails.filter(({ to }) => to.includes(address)).map(({ mail }) => mail);
  }

  async #receive(content: Buffer, { envelope, remotePort }: SMTPServerSession): Promise<Error | null> {
    const to = envelope.rcptTo.map(({ address }) => address);
    const reception = to.map((address) => this.receptions.get(address)?.shift()).find(Boolean);
    if (reception === 'refuse') return Object.assign(new Error('No such mailbox'), { responseCode: 550 });
    this.#mails.push({ to, mail: await PostalMime.parse(content) });
    if (reception === 'drop') this.#sockets.get(remotePort)?.destroy();
    return null;
  }
}
