import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** The mail server to which the emulated functions send. Tests tell their mails apart by the recipient. */
export class Mailbox {
  #server: SMTPServer | undefined;
  readonly #mails: { to: string[]; mail: Email }[] = [];
  /** The recipients whose mails are refused, and the SMTP code that says so: 451 for now, 550 for good. */
  readonly refusals = new Map<string, number | undefined>();

  async start(): Promise<void> {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, answer) => {
        void buffer(stream).then(async (content) => answer(await this.#receive(content, session)));
      },
    });
    // The sender closed the connection.
    this.#server.on('error', () => {});
    await once(this.#server.listen(Number(process.env['MAIL_PORT']), '127.0.0.1'), 'listening');
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

  async #receive(content: Buffer, { envelope }: SMTPServerSession): Promise<Error | null> {
    const to = envelope.rcptTo.map(({ address }) => address);
    const responseCode = to.map((address) => this.refusals.get(address)).find((code) => code !== undefined);
    if (responseCode !== undefined) return Object.assign(new Error('Refused'), { responseCode });
    this.#mails.push({ to, mail: await PostalMime.parse(content) });
    return null;
  }
}
