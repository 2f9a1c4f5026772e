import { readFileSync, statSync } from 'node:fs';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { tempPath } from '../../../tests/unit/tempFile.ts';
import { aDealer, aRequest, aTime, dealer, dealerJson, inAnHour, minutesAgo, refsFor } from './dealer.ts';
import { runWithoutTerminal } from './dealerCommand.ts';

it('switches requests on and off', async () => {
  const host = await aDealer();
  const { metadata, settings } = refsFor(host);
  await metadata.set({ dealerName: 'North' });
  await settings.set({ timeZone: 'America/Chicago' });
  const address = { acceptsRequests: true, to: 'sales@north.example', format: 'adf' };
  const on = { ok: true, exitCode: 0, host };
  expect(await dealerJson('requests', 'on', host, '--to= sales@north.example', '--format=adf')).toEqual({
    exitCode: 0,
    json: { ...on, ...address },
    stderr: `Requests for test drives at ${host} are emailed to sales@north.example, as adf.\nTry it: requests test ${host}\n`,
  });
  expect((await metadata.get()).data()).toEqual({ dealerName: 'North', acceptsRequests: true });
  expect((await settings.get()).data()).toEqual({
    timeZone: 'America/Chicago',
    requests: { to: 'sales@north.example', format: 'adf' },
  });
  expect(await dealerJson('requests', 'list', host)).toMatchObject({
    json: { ...on, ...address, held: 0, failed: 0, requests: [] },
    stderr:
      '0 requests: 0 held, 0 failed, 0 pending.\nRequests are emailed to sales@north.example, as adf.\n',
  });
  await dealer('requests', 'on', host, '--to=other@north.example');
  expect((await settings.get()).get('requests')).toEqual({ to: 'other@north.example', format: 'text' });
  const off = await dealerJson('requests', 'off', host);
  expect(off.json).toEqual({ ...on, acceptsRequests: false });
  expect(off.stderr).toBe(`${host} accepts no requests: nothing leaves the page.\n`);
  expect((await metadata.get()).data()).toEqual({ dealerName: 'North', acceptsRequests: false });
  expect((await settings.get()).data()).toEqual({ timeZone: 'America/Chicago' });
});

it('lists the requests, newest first, except expired ones', async () => {
  const host = await aDealer();
  await refsFor(host).settings.set({ timeZone: 'America/Chicago' });
  const failed = { state: 'failed', attempts: 8, error: 'Connection refused' };
  const at = (time: string) => ({ receivedAt: new Date(`2026-11-20T${time}Z`) });
  const older = await aRequest(host, { ...at('08:10'), delivery: failed, vehicle: null, isTest: true });
  const shown = { vehicle: null, shownVehicle: { make: 'Kia' } };
  const oldest = await aRequest(host, { ...at('05:00'), delivery: { state: 'failed' }, ...shown });
  const expired = await aRequest(host, { expireAt: minutesAgo(1) });
  const newest = await aRequest(host, { ...at('08:15'), delivery: { state: 'held' } });
  const { stdout } = await dealer('requests', 'list', host);
  expect(stdout.replaceAll(/ {2,}/g, '|').split('\n')).toEqual([
    'RECEIVED|NAME|EMAIL|PHONE|VEHICLE|MAIL|ID',
    `2026-11-20 02:15|Ana Ruiz|ana@visitor.example|+1 302 555 0142|1991 Saab 900|held|${newest}`,
    `2026-11-20 02:10|Ana Ruiz|ana@visitor.example|+1 302 555 0142|c1|failed: Connection refused (test)|${older}`,
    `2026-11-19 23:00|Ana Ruiz|ana@visitor.example|+1 302 555 0142|Kia|failed|${oldest}`,
    '',
  ]);
  const { json, stderr } = await dealerJson('requests', 'list', host);
  expect(stderr.split('\n')).toEqual([
    '3 requests: 1 held, 2 failed, 0 pending. Use requests resend or requests erase.',
    `${host} accepts no requests: nothing leaves the page.`,
    '',
  ]);
  const requests = [newest, older, oldest].map((id) => expect.objectContaining({ id }) as object);
  const counts = { acceptsRequests: false, held: 1, failed: 2 };
  expect(json).toEqual({ ok: true, exitCode: 3, host, ...counts, requests });
  expect((await refsFor(host).requests.doc(expired).get()).exists).toBe(true);
});

it('writes a CSV file that only its owner can read, without formulas', async () => {
  const host = await aDealer();
  const consent = { text: 'Call me', isGiven: true, shownText: 'Text me' };
  const tradeIn = { vin: 'V1', mileage: 61_280, estimate: 4200 };
  const submittedAt = Date.parse('2026-11-20T07:30Z');
  const receivedAt = new Date('2026-11-20T08:15Z');
  const id = await aRequest(host, { name: '=HYPERLINK("x")', consent, tradeIn, submittedAt, receivedAt });
  // The browser's clock is wrong.
  const early = new Date('2026-11-19T08:15Z');
  const other = await aRequest(host, { submittedAt: 0, receivedAt: early, phone: '' });
  const path = tempPath('requests.csv');
  const { json } = await dealerJson('requests', 'export', host, path);
  expect(json).toEqual({ ok: true, exitCode: 0, host, file: path, requests: 2 });
  expect((await dealer('requests', 'export', host, path)).exitCode).toBe(1);
  expect((await dealer('requests', 'export', host, path, '--yes')).exitCode).toBe(0);
  expect(readFileSync(path, 'utf8').split('\n')).toEqual([
    '\ufeffrequested,received,name,email,phone,vehicle,vehicleId,tradeInVin,tradeInMileage,tradeInEstimate,consentText,consentGiven,consentShown,mail,id',
    `2026-11-20 07:30,2026-11-20 08:15,"'=HYPERLINK(""x"")",ana@visitor.example,'+1 302 555 0142,1991 Saab 900,c1,V1,61280,4200,Call me,true,Text me,sent,${id}`,
    `2026-11-19 08:15,2026-11-19 08:15,Ana Ruiz,ana@visitor.example,,1991 Saab 900,c1,,,,,,,sent,${other}`,
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
  const { json, stderr } = await dealerJson('requests', 'resend', host, by === 'id' ? id : by);
  expect(json).toEqual({ ok: true, exitCode: 0, host, resent: [id] });
  expect(stderr).toBe('To be emailed again: 1 request.\n');
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
  const third = await aRequest(host);
  await items.doc(third).update({ expireAt: FieldValue.delete() });
  expect((await dealer('dealers', host, '--check')).exitCode).toBe(3);
  expect((await dealer('requests', 'list', host)).exitCode).toBe(3);
  const { stdout, stderr } = await dealer('requests', 'erase', host, ' ANA@visitor.example');
  expect(stderr).toBe('Deleted: 3 requests. Emails and backups still have them.\n');
  expect(stdout).toBe(`${[first, second, third].toSorted().join('\n')}\n`);
  expect((await items.doc(first).get()).data()).toEqual({ erasedAt: aTime, expireAt: inAnHour });
  expect((await items.doc(second).get()).data()).toEqual({ erasedAt: aTime, expireAt });
  expect((await items.doc(third).get()).data()).toEqual({ erasedAt: aTime, expireAt: aTime });
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

const saab = { make: 'Saab', model: '900' };
it.each<[state: string, error: string | null, message: string, vehicle?: typeof saab | null]>([
  ['sent', null, 'The mail server accepted the email. Look for it at sales@north.example.', saab],
  ['failed', 'No such mailbox', 'The email was not sent: No such mailbox. What to do: docs/deploy.md'],
  ['pending', 'Busy', 'The email was not sent: Busy. It is tried again for 23 hours.'],
])('sends a test request, and waits for the state %s', async (state, error, message, vehicle = null) => {
  const host = await aDealer({ inventory: vehicle ? { c1: vehicle } : {} });
  await dealer('requests', 'on', host, '--to', 'sales@north.example');
  const { requests: items } = refsFor(host);
  const testing = dealerJson('requests', 'test', host);
  // Stands in for the function, which does not run here.
  const { ref } = await vi.waitUntil(async () => (await items.get()).docs[0], { timeout: 30_000 });
  await ref.update({ 'delivery.state': state, 'delivery.error': error });
  const { json, stderr } = await testing;
  expect(stderr).toContain(`A test is being emailed to sales@north.example …\n${message}`);
  const { ok, exitCode, error: reported, ...result } = json;
  const failure = [false, 1, expect.stringContaining(message) as string];
  expect([ok, exitCode, reported]).toEqual(state === 'sent' ? [true, 0, undefined] : failure);
  expect(result).toEqual(state === 'sent' ? { host, id: ref.id, to: 'sales@north.example', state } : {});
  const { receivedAt, expireAt, ...fields } = (await ref.get()).data() ?? {};
  const days = (expireAt.toMillis() - receivedAt.toMillis()) / (24 * 60 * 60_000);
  expect(Math.round(days)).toBe(180);
  expect(fields).toEqual({
    vehicleId: vehicle ? 'c1' : 'test',
    vehicle,
    shownVehicle: {},
    submittedAt: expect.any(Number) as number,
    name: 'Test Visitor',
    email: 'visitor@example.com',
    phone: '(555) 555-0100',
    host,
    isTest: true,
    delivery: { state, attempts: 0, error },
  });
});
