import PostalMime, { type Email } from 'postal-mime';
import { startMailServer } from '../../tools/emulators/mailServer.ts';

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** Receives the mails of the emulated functions. Tests tell their mails apart by the recipient. */
export async function openMailbox() {
  const mails: { to: readonly string[]; mail: Email }[] = [];
  /** The recipients whose mails are refused, with an SMTP code: 451 for now, 550 permanently. */
  const refusals = new Map<string, number | undefined>();
  const server = await startMailServer(async (content, to) => {
    const responseCode = to.map((address) => refusals.get(address)).find((code) => code !== undefined);
    if (responseCode !== undefined) return Object.assign(new Error('Refused'), { responseCode });
    mails.push({ to, mail: await PostalMime.parse(content) });
    return null;
  });
  return {
    refusals,
    mailsTo: (address: string) => mails.filter(({ to }) => to.includes(address)).map(({ mail }) => mail),
    close: () => new Promise<void>((done) => server.close(done)),
  };
}
