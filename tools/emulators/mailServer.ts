import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Kept after the emulators stop. Git ignores it. */
const folder = join('.cache', 'mail');

/**
 * Starts a mail server at MAIL_PORT, where the emulated functions send their mail. It accepts every mail, delivers none,
 * keeps each as a file, and prints its subject and path. Returns the folder of the files.
 */
export function startMailServer(): string {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, answer) => {
      void buffer(stream).then((content) => {
        count += 1;
        const path = join(folder, `${new Date().toISOString().replaceAll(':', '')}-${count}.eml`);
        writeFileSync(path, content);
        const subject = /^Subject: (.*(\r\n[ \t].*)*)/im.exec(content.toString())?.[1] ?? '';
        console.log(`Mail: ${subject.replaceAll('\r\n', '')}\n  ${path}`);
        answer();
      });
    },
  });
  server.on('error', (error) => console.error(`The mail server: ${error.message}`));
  server.listen(Number(process.env['MAIL_PORT']), '127.0.0.1');
  return folder;
}
