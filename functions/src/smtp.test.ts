import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
import { PermanentFailure } from './permanentFailure.ts';
import { sendMail } from './smtp.ts';

const received = { user: '', password: '', client: '', mail: '' };
const server = new SMTPServer({
  allowInsecureAuth: true,
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username = '', password = '' }, { hostNameAppearsAs: client }, answer) => {
    Object.assign(received, { user: username, password, client });
    answer(null, { user: username });
  },
  onData: (stream, _, answer) =>
    void text(stream).then((mail) => {
      received.mail = mail;
      answer();
    }),
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
afterAll(() => server.close());

const send = async (url: string, content = 'Hi') =>
  sendMail(url, (from) => ({ from, to: 'sales@north.example', text: content }));

it.each([
  ['p%w', 'p%w'],
  ['p@w', 'p@w'],
  [`"'p:w'"`, `"'p:w'"`],
  ['p%40%2Fw', 'p@/w'],
  ['p+w', 'p+w'],
])('signs in at the mail server with the password %s', async (written, password) => {
  // With quotes, a line break and an option of nodemailer.
  await send(`"smtp://me@north.example:${written}@${host}?from=a+b@north.example&name=south.example"\n`);
  expect(received).toMatchObject({ user: 'me@north.example', password, client: 'south.example' });
  expect(received.mail).toMatch(/^From: a\+b@north\.example\r$/m);
});

it('sends lines of ASCII unencoded, and encodes others', async () => {
  const url = `smtp://${host}?from=a@b.example`;
  const line = `<x>${'&#233; '.repeat(100)}</x>`;
  await send(url, `${line}\n${line}`);
  expect(received.mail).toContain(`Content-Transfer-Encoding: 7bit\r\n`);
  expect(received.mail).toContain(`${line}\r\n${line}`);
  for (const other of ['é', 'x'.repeat(998)]) {
    await send(url, other);
    expect(received.mail).toMatch(/^Content-Transfer-Encoding: (quoted-printable|base64)\r$/m);
  }
});

it.each([
  ['off', 'does not begin with smtps://'],
  ['https://u:secret@smtp.example.com?from=a@b.example', 'does not begin with smtps://'],
  ['smtps://u:p/secret@smtp.example.com?from=a@b.example', 'an unencoded / ? or #'],
  ['smtps://u:p#secret@smtp.example.com?from=a@b.example', 'an unencoded / ? or #'],
  ['smtps://u:secret@smtp.example.com:99999?from=a@b.example', 'has no valid HOST or HOST:PORT'],
  ['smtps://u:secret@smtp.example.com?pool=true', 'has no email address after "from="'],
  ['smtps://u:secret@no-host.invalid?from=a@b.example', 'does not exist'],
  ['smtps://u:secret@HOST?from=a@b.example', 'expects smtp: instead of smtps:'],
])('fails permanently, and names the fault in %s', async (url, message) => {
  const error = await send(url.replace('HOST', host)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PermanentFailure);
  expect((error as Error).message).toContain(message);
  expect((error as Error).message).not.toContain('secret@');
});
