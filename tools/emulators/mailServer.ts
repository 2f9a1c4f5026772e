import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Starts a mail server at MAIL_PORT for the emulated functions. `receive` returns an error to refuse the email. */
export async function startMailServer(
  receive: (content: Buffer) => Promise<Error | null>,
): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, answer) => void buffer(stream).then(receive).then(answer),
  });
  // The sender closed the connection.
  server.on('error', () => {});
  await once(server.listen(Number(process.env['MAIL_PORT']), '127.0.0.1'), 'listening');
  return server;
}

/** Saves every email as a file and prints its subject and path. Returns the folder, which Git ignores. */
export async function saveEmails(): Promise<string> {
  const folder = join('.cache', 'mail');
  mkdirSync(folder, { recursive: true });
  let count = 0;
  await startMailServer(async (content) => {
    count += 1;
    const path = join(folder, `${new Date().toISOString().replaceAll(':', '')}-${count}.eml`);
    writeFileSync(path, content);
    const { subject = '' } = await PostalMime.parse(content);
    console.log(`Email: ${subject}\n  ${path}`);
    return null;
  });
  return folder;
}
