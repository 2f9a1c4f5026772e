import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** Starts the mail server to which the emulated functions send. Tests tell their mails apart by the recipient. */
export async function openMailbox() {
  const mails: { to: string[]; mail: Email }[] = [];
  /** The recipients whose mails are refused, and the SMTP code that says so: 451 for now, 550 for good. */
  const refusals = new Map<string, number | undefined>();
  const receive = async (content: Buffer, to: string[]) => {
    const responseCode = to.map((address) => refusals.get(address)).find((code) => code !== undefined);
    if (responseCode !== undefined) return Object.assign(new Error('Refused'), { responseCode });
    mails.push({ to, mail: await PostalMime.parse(content) });
    return null;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, answer) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      void buffer(stream).then(async (content) => answer(await receive(content, to)));
    },
  });
  // The sender closed the connection.
  server.on('error', () => {});
  await once(server.listen(Number(process.env['MAIL_PORT']), '127.0.0.1'), 'listening');
  return {
    refusals,
    mailsTo: (address: string) => mails.filter(({ to }) => to.includes(address)).map(({ mail }) => mail),
    close: () => new Promise<void>((done) => server.close(done)),
  };
}
