import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { PermanentFailure } from './permanentFailure.ts';
import { sendMail } from './smtp.ts';

const received = { user: '', password: '', client: '', mail: '' };
const server = new SMTPServer({
  authOptional: true,
  // Only a client that requires TLS asks for it.
  hideSTARTTLS: true,
  onAuth: ({ username = '', password = '' }, { hostNameAppearsAs: client }, answer) => {
    Object.assign(received, { user: username, password, client });
    answer(null, { user: username });
  },
  onData: (stream, { hostNameAppearsAs: client }, answer) =>
    void text(stream).then((mail) => {
      Object.assign(received, { client, mail });
      answer();
    }),
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
afterAll(() => server.close());

/** Starts a mail server with other answers than usual. Returns its address and the commands that it receives. */
async function aServer(answers: Readonly<Record<string, string | (() => Promise<string>)>>) {
  const commands: string[] = [];
  const usual: Readonly<Record<string, string>> = {
    greeting: '220 Hello',
    DATA: '354 Go on',
    STARTTLS: '502 No',
  };
  const socketServer = createServer(async (socket) => {
    const answer = async (name: string) => {
      const given = answers[name] ?? usual[name] ?? '250 Yes';
      socket.write(`${typeof given === 'string' ? given : await given()}\r\n`);
    };
    await answer('greeting');
    for await (const line of createInterface(socket)) {
      commands.push(line);
      const [, name] = /^([A-Z]+|\.)( |$)/.exec(line) ?? [];
      if (name !== undefined) await answer(name);
    }
  });
  await once(socketServer.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void socketServer.close());
  return { address: `127.0.0.1:${(socketServer.address() as AddressInfo).port}`, commands };
}

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
  const options = 'name=south.example&tls.rejectUnauthorized=false';
  await send(`"smtp://me@north.example:${written}@${host}?from=a+b@north.example&${options}"\n`);
  expect(received).toMatchObject({ user: 'me@north.example', password, client: 'south.example' });
  expect(received.mail).toMatch(/^From: a\+b@north\.example\r$/m);
});

it('sends lines of ASCII unencoded, and encodes others', async () => {
  const url = `smtp://${host}?from=a@müller.example`;
  const line = `<x>${'&#233; '.repeat(100)}</x>`;
  await send(url, `${line}\n${line}`);
  expect(received.client).toBe('xn--mller-kva.example');
  expect(received.mail).toContain(`Content-Transfer-Encoding: 7bit\r\n`);
  expect(received.mail).toContain(`${line}\r\n${line}`);
  for (const other of ['é', 'x'.repeat(998)]) {
    await send(url, other);
    expect(received.mail).toMatch(/^Content-Transfer-Encoding: (quoted-printable|base64)\r$/m);
  }
});

it('never sends a password without TLS', async () => {
  const { address, commands } = await aServer({ EHLO: '250-Hello\r\n250 AUTH PLAIN LOGIN' });
  const url = `smtp://me:secret@${address}?from=a@b.example&requireTLS=false&ignoreTLS=true`;
  await expect(send(url)).rejects.toThrow('STARTTLS');
  expect(commands).toEqual(['EHLO b.example', 'STARTTLS']);
});

it.each([
  ['RCPT', '550 5.1.1 No such user', 'permanently'],
  ['RCPT', '550-5.1.10 Not\r\n550 5.1.10 found', 'permanently'],
  ['RCPT', '550-Unknown\r\n550 #5.1.1 user', 'permanently'],
  ['RCPT', '550 5.1.8 Bad sender', 'for now'],
  ['RCPT', '550 5.1.15 Other', 'for now'],
  ['RCPT', '550 5.7.1 Blocked: 10.5.1.1', 'for now'],
  ['RCPT', '450 4.1.1 Greylisted', 'for now'],
  ['RCPT', '550 5.4.5 Daily limit', 'for now'],
  ['MAIL', '550 5.1.1 Unknown sender', 'for now'],
  ['.', '554 5.7.0 Limit exceeded, try again later', 'for now'],
  ['greeting', '554 Too many connections', 'for now'],
])('takes an answer to %s of %s as a refusal %s', async (name, answer, howLong) => {
  const { address } = await aServer({ [name]: answer });
  const error = await send(`smtp://${address}?from=a@b.example`).catch((thrown: unknown) => thrown);
  expect((error as Error).message).toContain(answer.slice(0, 10));
  expect(error instanceof PermanentFailure).toBe(howLong === 'permanently');
});

it('a mail server may take four minutes for each step', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const afterMinutes = (answer: string) => async () => {
    // Lets the client start to wait.
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    vi.advanceTimersByTime(240_000);
    return answer;
  };
  const slow = { greeting: afterMinutes('220 Hello'), '.': afterMinutes('250 Accepted') };
  const { address, commands } = await aServer(slow);
  // Node's own timers are not faked.
  const limits = vi.spyOn(Socket.prototype, 'setTimeout');
  await send(`smtp://${address}?from=a@b.example`);
  expect(commands).toContain('.');
  expect(Math.min(...limits.mock.calls.map(([ms]) => ms || Infinity))).toBeGreaterThanOrEqual(500_000);
});

it('ends an attempt after 500 seconds, before the function does', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(send(`smtp://${host}?from=a@b.example`)).rejects.toThrow('more than 500 s');
  expect(timeout).toHaveBeenCalledWith(500_000);
});

it.each([
  ['off', 'does not begin with smtps://'],
  ['https://u:secret@smtp.example.com?from=a@b.example', 'does not begin with smtps://'],
  ['smtps://u:p/secret@smtp.example.com?from=a@b.example', 'an unencoded / ? or #'],
  ['smtps://u:p#secret@smtp.example.com?from=a@b.example', 'an unencoded / ? or #'],
  ['smtps://u:secret@smtp.example.com:99999?from=a@b.example', 'has no valid HOST or HOST:PORT'],
  ['smtp://u:secret@smtp.example.com:25?from=a@b.example', 'has port 25, which Google Cloud blocks'],
  ['smtp://u:secret@smtp.example.com:465?from=a@b.example', 'has smtp: instead of smtps:'],
  ['smtps://u:secret@smtp.example.com?pool=true', 'has no email address after "from="'],
  ['smtps://u@smtp.example.com?from=a@b.example', 'has a user without a password'],
  // With a usable port, only the host is at fault.
  ['smtps://u:secret@no-host.invalid?from=a@b.example', 'does not exist'],
  ['smtps://u:secret@no-host.invalid:465?from=a@b.example', 'does not exist'],
  ['smtp://u:secret@no-host.invalid?from=a@b.example', 'does not exist'],
  ['smtp://u:secret@no-host.invalid:587?from=a@b.example', 'does not exist'],
  ['smtp://u:secret@no-host.invalid:2525?from=a@b.example', 'does not exist'],
  ['smtps://u:secret@HOST?from=a@b.example', 'expects smtp: instead of smtps:'],
])('fails permanently, and names the fault in %s', async (url, message) => {
  const error = await send(url.replace('HOST', host)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PermanentFailure);
  expect((error as Error).message).toContain(message);
  expect((error as Error).message).not.toContain('secret@');
});
