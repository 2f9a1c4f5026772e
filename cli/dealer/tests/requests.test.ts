import { readFileSync, statSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { tempPath } from '../../../tests/unit/tempFile.ts';
import { aDealer, aRequest, aTime, dealer, dealerJson, inAnHour, minutesAgo, refsFor } from './dealer.ts';
import { runWithoutTerminal } from './dealerCommand.ts';

it('switches requests on and off', async () => {
  const host = await aDealer();
  const { metadata, settings } = refsFor(host);
  await metadata.set({ dealerName: 'North' });
  await settings.set({ timeZone: 'America/Chicago' });
  expect(await dealer('requests', 'on', host, '--to=sales@north.example', '--format=adf')).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining(`at ${host} are emailed to sales@north.example, as adf.\n`) as string,
  });
  expect((await metadata.get()).data()).toEqual({ dealerName: 'North', acceptsRequests: true });
  expect((await settings.get()).data()).toEqual({
    timeZone: 'America/Chicago',
    requests: { to: 'sales@north.example', format: 'adf' },
  });
  expect(await dealerJson('requests', 'list', host)).toMatchObject({
    exitCode: 0,
    json: { acceptsRequests: true, to: 'sales@north.example', format: 'adf' },
    stderr: expect.stringContaining('Requests are emailed to sales@north.example, as adf.\n') as string,
  });
  await dealer('requests', 'on', host, '--to=other@north.example');
  expect((await settings.get()).get('requests')).toEqual({ to: 'other@north.example', format: 'text' });
  const off = await dealer('requests', 'off', host);
  expect(off.stderr).toBe(`${host} accepts no requests: nothing leaves the page.\n`);
  expect((await metadata.get()).data()).toEqual({ dealerName: 'North', acceptsRequests: false });
  expect((await settings.get()).data()).toEqual({ timeZone: 'America/Chicago' });
});

it('lists the requests, newest first, except expired ones', async () => {
  const host = await aDealer();
  const failed = { state: 'failed', attempts: 8, error: 'Connection refused' };
  const fields = { receivedAt: minutesAgo(5), delivery: failed, vehicle: null, isTest: true };
  const older = await aRequest(host, fields);
  const expired = await aRequest(host, { expireAt: minutesAgo(1) });
  const newer = await aRequest(host);
  const { stdout, stderr, exitCode } = await dealer('requests', 'list', host);
  expect(exitCode).toBe(3);
  const lines = [
    'RECEIVED +NAME +EMAIL +PHONE +VEHICLE +MAIL +ID',
    String.raw`\d{4}-\d\d-\d\d \d\d:\d\d +Ana Ruiz +ana@.* 1991 Saab 900 +sent +${newer}`,
    String.raw`.*c1 +failed: Connection refused \(test\) +${older}`,
  ];
  expect(stdout).toMatch(new RegExp(`^${lines.join('\n')}\n$`));
  expect(stderr).toContain('2 requests: 0 held, 1 failed, 0 pending. Use requests resend or requests erase.');
  const { json } = await dealerJson('requests', 'list', host);
  const requests = [{ id: newer }, { id: older }];
  expect(json).toMatchObject({ acceptsRequests: false, held: 0, failed: 1, requests });
  expect((await refsFor(host).requests.doc(expired).get()).exists).toBe(true);
});

it('writes a CSV file that only its owner can read, without formulas', async () => {
  const host = await aDealer();
  const consent = { text: 'Call me', isGiven: true, shownText: 'Text me' };
  const tradeIn = { vin: 'V1', mileage: 61_280, estimate: 4200 };
  const submittedAt = Date.parse('2026-11-20T07:30Z');
  const receivedAt = new Date('2026-11-20T08:15Z');
  const id = await aRequest(host, { name: '=HYPERLINK("x")', consent, tradeIn, submittedAt, receivedAt });
  const path = tempPath('requests.csv');
  await dealer('requests', 'export', host, path);
  expect(readFileSync(path, 'utf8').split('\n')).toEqual([
    '\ufeffrequested,received,name,email,phone,vehicle,vehicleId,tradeInVin,tradeInMileage,tradeInEstimate,consentText,consentGiven,consentShown,mail,id',
    `2026-11-20 07:30,2026-11-20 08:15,"'=HYPERLINK(""x"")",ana@visitor.example,'+1 302 555 0142,1991 Saab 900,c1,V1,61280,4200,Call me,true,Text me,sent,${id}`,
    '',
  ]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('prints no control characters, and quotes addresses for a shell', async () => {
  const host = await aDealer();
  const email = "o'`x`@visitor.example";
  const delivery = { state: 'pending', attempts: 1, error: '554\u001b Try later' };
  await aRequest(host, { name: 'Ana\u001b[2JBo', email, vehicleId: 'a\u001bb', vehicle: null, delivery });
  const list = await dealer('requests', 'list', host);
  expect(list.stdout).toContain(String.raw` Ana [2JBo  'o'\''${'`x`'}@visitor.example'  `);
  const csv = await dealer('requests', 'export', host, '-');
  expect(csv.stdout).toContain(`,Ana [2JBo,${email},`);
  expect(list.stdout + csv.stdout).not.toMatch(/[^\P{Cc}\n]/u);
});

it.each(['id', 'failed', 'held', 'pending'])('resends requests selected by %s', async (by) => {
  const host = await aDealer();
  await dealer('requests', 'on', host, '--to', 'sales@north.example');
  const startedAt = minutesAgo(1);
  const delivery = { state: by === 'id' ? 'sent' : by, attempts: 1, error: 'Busy', resent: 1, startedAt };
  const id = await aRequest(host, { delivery });
  await aRequest(host, { delivery: { ...delivery, state: 'other' } });
  await aRequest(host, { delivery, expireAt: minutesAgo(1) });
  const { json } = await dealerJson('requests', 'resend', host, by === 'id' ? id : by);
  expect(json['resent']).toEqual([id]);
  const { docs } = await refsFor(host).requests.where('delivery.resent', '==', 2).get();
  const again = { state: 'pending', attempts: 0, error: null, resent: 2 };
  expect(docs.map((document) => document.get('delivery') as unknown)).toEqual([again]);
  for (const unknown of ['x', 'a/b'])
    expect((await dealer('requests', 'resend', host, unknown)).stderr).toBe(
      `${host} has no request ${unknown}\n`,
    );
});

it('erases all requests of one person, which are then neither listed nor reported', async () => {
  const host = await aDealer();
  const { requests: items } = refsFor(host);
  const first = await aRequest(host, { delivery: { state: 'held', attempts: 0, error: 'Honeypot' } });
  const expireAt = minutesAgo(1);
  const second = await aRequest(host, { email: 'Ana@Visitor.Example', expireAt });
  const other = await aRequest(host, { email: 'bo@visitor.example' });
  expect((await dealer('dealers', host, '--check')).exitCode).toBe(3);
  expect((await dealer('requests', 'list', host)).exitCode).toBe(3);
  const { stdout, stderr } = await dealer('requests', 'erase', host, ' ANA@visitor.example');
  expect(stderr).toBe('Deleted: 2 requests. Emails and backups still have them.\n');
  expect(stdout).toBe(`${[first, second].toSorted().join('\n')}\n`);
  expect((await items.doc(first).get()).data()).toEqual({ erasedAt: aTime, expireAt: inAnHour });
  expect((await items.doc(second).get()).data()).toEqual({ erasedAt: aTime, expireAt });
  const left = { exitCode: 0, json: { requests: [{ id: other }] } };
  expect(await dealerJson('requests', 'list', host)).toMatchObject(left);
  expect((await dealer('dealers', host, '--check')).exitCode).toBe(0);
  for (const again of [first, 'ana@visitor.example', 'held'])
    expect(await dealer('requests', 'erase', host, again)).toMatchObject({
      exitCode: 1,
      stderr: `${host} has no request ${again}\n`,
    });
  const dashed = await aRequest(host, { email: '--yes@visitor.example' });
  const erase = ['requests', 'erase', host, '--emulator', '--', '--yes@visitor.example'];
  expect((await runWithoutTerminal(erase)).stdout).toBe(`${dashed}\n`);
});

it.each([
  ['sent', null, 'The mail server accepted the email'],
  ['failed', 'No such mailbox', 'The email was not sent: No such mailbox. What to do: docs/deploy.md'],
  ['pending', 'Busy', 'The email was not sent: Busy. It is tried again for 23 hours.'],
])('sends a test request, and waits for the state %s', async (state, error, message) => {
  const host = await aDealer({ inventory: { c1: { make: 'Saab', model: '900' } } });
  await dealer('requests', 'on', host, '--to', 'sales@north.example');
  const { requests: items } = refsFor(host);
  const testing = dealer('requests', 'test', host);
  // Stands in for the function, which does not run here.
  const { ref } = await vi.waitUntil(async () => (await items.get()).docs[0], { timeout: 30_000 });
  await ref.update({ 'delivery.state': state, 'delivery.error': error });
  expect((await testing).stderr).toContain(message);
  const [item] = (await items.where('expireAt', '>', inAnHour).get()).docs;
  expect(item?.data()).toMatchObject({ isTest: true, vehicle: { make: 'Saab' }, name: 'Test Visitor' });
});
