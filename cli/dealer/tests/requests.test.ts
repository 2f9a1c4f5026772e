import { readFileSync } from 'node:fs';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { eraseRequests, resendRequests } from '../commands/changeRequests.ts';
import { exportRequests, listRequests } from '../commands/listRequests.ts';
import { switchRequestsOff, switchRequestsOn } from '../commands/switchRequests.ts';
import type { CommandContext } from '../dealerRefs.ts';
import type { Outcome } from '../outcome.ts';
import { aContext, aDealer, dealer, referencesOf } from './dealer.ts';
import { pathOf } from './tempFile.ts';

const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);
const inAnHour = minutesAgo(-60);

/** Stores a request, and returns its id. */
async function aRequest(host: string, fields: DocumentData = {}): Promise<string> {
  const id = crypto.randomUUID();
  const request = {
    vehicleId: 'c1',
    name: 'Ana Ruiz',
    email: 'ana@visitor.example',
    phone: '+1 302 555 0142',
    vehicle: { make: 'Saab', model: '900', year: 1991 },
    visitor: 'visitor-1',
    host,
    receivedAt: Timestamp.now(),
    expireAt: inAnHour,
    delivery: { state: 'sent', attempts: 1, error: null },
  };
  await referencesOf(host)
    .requests.doc(id)
    .create({ ...request, ...fields });
  return id;
}

/** Runs a command without starting a process. */
async function run<Args extends unknown[]>(
  command: (context: CommandContext, ...args: Args) => Promise<Outcome>,
  ...args: Args
) {
  const context = aContext();
  return { ...(await command(context, ...args)), notes: context.notes };
}

it('switches requests on and off', async () => {
  const host = await aDealer();
  const { metadata, settings } = referencesOf(host);
  await metadata.set({ dealerName: 'North' });
  await settings.set({ timeZone: 'America/Chicago' });
  expect(await dealer('requests', 'on', host, '--to=sales@north.example', '--format=adf')).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining(`at ${host} are mailed to sales@north.example, as adf.\n`) as string,
  });
  expect((await metadata.get()).data()).toEqual({ dealerName: 'North', acceptsRequests: true });
  expect((await settings.get()).data()).toEqual({
    timeZone: 'America/Chicago',
    requests: { to: 'sales@north.example', format: 'adf' },
  });
  await dealer('requests', 'on', host, '--to=other@north.example');
  expect((await settings.get()).get('requests')).toEqual({ to: 'other@north.example', format: 'text' });
  expect((await run(switchRequestsOff, host)).notes).toEqual([
    `${host} accepts no requests: nothing leaves the page.`,
  ]);
  expect((await metadata.get()).data()).toEqual({ dealerName: 'North', acceptsRequests: false });
  expect((await settings.get()).data()).toEqual({ timeZone: 'America/Chicago' });
});

it('lists the requests, newest first, without those that have expired', async () => {
  const host = await aDealer();
  const failed = { state: 'failed', attempts: 8, error: 'Connection refused' };
  const older = await aRequest(host, { receivedAt: minutesAgo(5), delivery: failed, vehicle: null });
  const expired = await aRequest(host, { expireAt: minutesAgo(1) });
  const newer = await aRequest(host);
  const { text, notes, json, exitCode } = await run(listRequests, host);
  expect(exitCode).toBe(3);
  expect(text?.split('\n')).toEqual([
    expect.stringMatching(/^RECEIVED +NAME +EMAIL +PHONE +VEHICLE +MAIL +ID$/),
    expect.stringMatching(
      new RegExp(String.raw`^\d{4}-\d\d-\d\d \d\d:\d\d +Ana Ruiz +ana@.* 1991 Saab 900 +sent +${newer}$`),
    ),
    expect.stringMatching(new RegExp(`c1 +failed: Connection refused +${older}$`)),
  ]);
  expect(notes[0]).toBe('2 requests: 0 held, 1 failed, 0 pending. Use requests resend or requests erase.');
  expect(json).toMatchObject({
    acceptsRequests: false,
    held: 0,
    failed: 1,
    requests: [{ id: newer }, { id: older }],
  });
  expect((await referencesOf(host).requests.doc(expired).get()).exists).toBe(true);
});

it('writes a CSV file without formulas', async () => {
  const host = await aDealer();
  const consent = { text: 'Call me', isGiven: true, shownText: 'Text me' };
  await aRequest(host, { name: '=HYPERLINK("x")', consent });
  const path = pathOf('requests.csv');
  await run(exportRequests, host, path, {});
  const [header, row] = readFileSync(path, 'utf8').split('\n');
  expect(header).toMatch(/^\ufeffrequested,received,name,email,phone,vehicle,/);
  expect(row).toContain(
    `,"'=HYPERLINK(""x"")",ana@visitor.example,'+1 302 555 0142,1991 Saab 900,c1,,,,Call me,true,Text me,sent,`,
  );
  await expect(run(exportRequests, host, path, {})).rejects.toThrow('Add --yes to replace it');
  expect((await dealer('requests', 'export', host, '-')).stdout).toContain('requested,received,name');
});

it.each(['id', 'failed', 'held', 'pending'])('has requests mailed again by their %s', async (by) => {
  const host = await aDealer();
  const delivery = { state: by === 'id' ? 'sent' : by, attempts: 1, error: 'Busy', resent: 1 };
  const id = await aRequest(host, { delivery });
  await aRequest(host, { delivery: { ...delivery, state: 'other' } });
  await aRequest(host, { delivery, expireAt: minutesAgo(1) });
  const { json, notes } = await run(resendRequests, host, by === 'id' ? id : by);
  expect(json['resent']).toEqual([id]);
  expect(notes).toEqual(['Mailed again: 1 request.']);
  const { docs } = await referencesOf(host).requests.where('delivery.resent', '==', 2).get();
  const again = { state: 'pending', attempts: 0, error: null, resent: 2 };
  expect(docs.map((document) => document.get('delivery') as unknown)).toEqual([again]);
  for (const unknown of ['x', 'a/b'])
    await expect(run(resendRequests, host, unknown)).rejects.toThrow(`${host} has no request ${unknown}`);
});

it('erases everything about a person, and nothing else', async () => {
  const host = await aDealer();
  const { requests: items } = referencesOf(host);
  const first = await aRequest(host);
  const expireAt = minutesAgo(1);
  const second = await aRequest(host, { email: 'Ana@Visitor.Example', expireAt });
  const other = await aRequest(host, { email: 'bo@visitor.example' });
  const { json } = await run(eraseRequests, host, ' ANA@visitor.example');
  expect(json['deleted']).toEqual([first, second].toSorted());
  const erasedAt = expect.any(Timestamp) as Timestamp;
  expect((await items.doc(first).get()).data()).toEqual({ erasedAt, expireAt: inAnHour });
  expect((await items.doc(second).get()).data()).toEqual({ erasedAt, expireAt });
  expect((await run(listRequests, host)).json['requests']).toMatchObject([{ id: other }]);
  for (const again of [first, 'ana@visitor.example', 'held'])
    expect(await dealer('requests', 'erase', host, again)).toMatchObject({
      exitCode: 1,
      stderr: `${host} has no request ${again}\n`,
    });
});

it('erases held requests, which then need no attention', async () => {
  const host = await aDealer();
  const spam = await aRequest(host, { delivery: { state: 'held', attempts: 0, error: 'Honeypot' } });
  const sent = await aRequest(host);
  expect((await dealer('dealers', host, '--check')).exitCode).toBe(3);
  expect((await dealer('requests', 'erase', host, 'held')).stdout).toBe(`${spam}\n`);
  expect((await dealer('dealers', host, '--check')).exitCode).toBe(0);
  expect((await run(listRequests, host)).json['requests']).toMatchObject([{ id: sent }]);
});

it.each([
  ['sent', null, 'The mail server accepted the mail'],
  ['failed', 'No such mailbox', 'The mail was not sent: No such mailbox'],
])('tests the whole way, and waits until the mail is %s', async (state, error, message) => {
  const host = await aDealer({ c1: { make: 'Saab', model: '900' } });
  await run(switchRequestsOn, host, { to: 'sales@north.example', format: 'text' });
  const { requests: items } = referencesOf(host);
  const testing = dealer('requests', 'test', host);
  // In place of the function, which does not run here.
  const { ref } = await vi.waitUntil(async () => (await items.get()).docs[0], { timeout: 30_000 });
  await ref.update({ 'delivery.state': state, 'delivery.error': error });
  expect((await testing).stderr).toContain(message);
  const [item] = (await items.get()).docs;
  expect(item?.data()).toMatchObject({ isTest: true, vehicle: { make: 'Saab' }, name: 'Test Visitor' });
});

it.each<[string, string[], string, number?]>([
  ['on', ['--to', 'sales'], '"sales" is not an email address'],
  ['on', ['--to', 'a@x.example, b@x.example'], 'is not an email address'],
  ['on', [], "required option '--to <ADDRESS>' not specified"],
  ['on', ['--to', 'a@x.example', '--format', 'xml'], 'Allowed choices are adf, text'],
  ['off', ['--to', 'a@x.example'], "unknown option '--to'"],
  ['of', [], 'Did you mean o'],
  ['export', ['-', '--json'], 'would both go to stdout'],
  ['test', [], 'accepts no requests. Run first: requests on', 1],
])('refuses requests %s %j', async (command, args, message, code = 2) => {
  const { exitCode, stderr } = await dealer('requests', command, await aDealer(), ...args);
  expect(stderr).toContain(message);
  expect(exitCode).toBe(code);
});
