import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { listDealers, type ListDealersOptions } from '../commands/listDealers.ts';
import { database } from '../../../tools/emulators/database.ts';
import { aContext, aDealer, dealer, dealerJson, referencesOf } from './dealer.ts';
import { aFile } from './tempFile.ts';

const hourMs = 60 * 60 * 1000;
const hoursAgo = (hours: number) => Timestamp.fromMillis(Date.now() - hours * hourMs);

/** What the command says about these hosts. Other tests have dealers of their own at the same time. */
async function listed(hosts: readonly string[], options: ListDealersOptions = {}) {
  const context = aContext();
  const { json, exitCode, text } = await listDealers(context, [], options);
  const { dealers, alerts } = { alerts: [], ...json } as unknown as Record<
    string,
    { host: string; problem?: string }[]
  >;
  return {
    exitCode,
    text,
    notes: context.notes,
    dealers: dealers?.filter(({ host }) => hosts.includes(host)),
    problems: alerts?.filter(({ host }) => hosts.includes(host)).map(({ problem }) => problem),
  };
}

/** Stores a request in a state. */
const aRequest = (host: string, state: string, receivedAt = hoursAgo(0), fields: DocumentData = {}) =>
  referencesOf(host)
    .requests.doc(crypto.randomUUID())
    .set({ receivedAt, expireAt: hoursAgo(-1), delivery: { state }, ...fields });

it('lists the dealers with their last import and the requests that wait', async () => {
  const host = await aDealer();
  await referencesOf(host).metadata.set({ dealerName: 'Beta Cars' });
  const none = { failed: 0, held: 0, late: 0 };
  const dealerOf = { host, dealerName: 'Beta Cars', inStock: 0, timeZone: 'UTC', ...none };
  expect((await listed([host])).dealers).toEqual([dealerOf]);
  const file = aFile('Stock #,Make\nA,Audi\nB,BMW\n,Kia\n');
  await dealer('import', host, file, '--yes');
  await aRequest(host, 'held');
  await aRequest(host, 'pending', hoursAgo(2));
  await aRequest(host, 'pending');
  await aRequest(host, 'failed', hoursAgo(2), { expireAt: hoursAgo(1) });
  const { json } = await dealerJson('dealers');
  const aDate = expect.stringMatching(/^\d{4}-.*Z$/) as string;
  const lastImport = {
    finishedAt: aDate,
    fileModifiedAt: aDate,
    ...{ added: 2, changed: 0, removed: 0, skipped: 1 },
  };
  expect(json['dealers']).toContainEqual({ ...dealerOf, inStock: 2, ...none, held: 1, late: 1, lastImport });
  expect((await listed([host])).text).toMatch(/\+2 ~0 -0, 1 skipped +0 failed, 1 held, 1 late/);
});

it('checks that imports and their files are recent', async () => {
  const host = await aDealer({ A: { make: 'Audi' } });
  const { lastImport } = referencesOf(host);
  const problemsOf = async (check: number | true) => (await listed([host], { check })).problems;
  expect(await problemsOf(26 * hourMs)).toEqual(['has never had an import']);
  await lastImport.set({ finishedAt: hoursAgo(27) });
  expect(await problemsOf(26 * hourMs)).toEqual(['had its last import 27 hours ago']);
  expect(await problemsOf(28 * hourMs)).toEqual([]);
  expect(await problemsOf(true)).toEqual([]);
  await lastImport.set({ finishedAt: hoursAgo(1), fileModifiedAt: hoursAgo(27) });
  expect(await problemsOf(26 * hourMs)).toEqual([
    'has a feed that may have stopped: its file is 27 hours old',
  ]);
  const feed = aFile('Stock #,Make\nA,Audi\n');
  await dealer('import', host, feed, '--dry-run');
  expect(await problemsOf(26 * hourMs)).toHaveLength(1);
  expect((await dealer('import', host, feed)).exitCode).toBe(0);
  expect(await problemsOf(26 * hourMs)).toEqual([]);
});

it('checks that no request waits, also for dealers without imports', async () => {
  const host = await aDealer();
  await aRequest(host, 'failed');
  await aRequest(host, 'held');
  await aRequest(host, 'pending', hoursAgo(2));
  const { exitCode, stderr } = await dealer('dealers', host, '--check');
  expect(stderr).toBe(
    [
      `${host} has 1 request whose mail failed.`,
      `${host} has 1 held request.`,
      `${host} has 1 request with a mail pending for more than an hour.\n`,
    ].join('\n'),
  );
  expect(exitCode).toBe(3);
});

it('lists and checks only the named dealers', async () => {
  const [first, second, other] = [await aDealer(), await aDealer(), await aDealer()];
  await aRequest(other, 'failed');
  const { exitCode, json } = await dealerJson('dealers', first, second, '--check');
  expect(exitCode).toBe(0);
  expect(json).toMatchObject({ dealers: [{ host: first }, { host: second }], alerts: [] });
});

it('lists hosts without details only with --all, and prints no name as it is', async () => {
  const real = await aDealer();
  const names = ['_', 'v.example', `v${'x'.repeat(1400)}`, 'v\u001b[31m\u009b1m', real];
  for (const name of names)
    await database.doc(`tenants/${name}/public/inventory`).set({ seededAt: new Date() });
  try {
    const { stdout, stderr, exitCode } = await dealer('dealers');
    expect(exitCode).toBe(0);
    expect(stdout).not.toContain('v.example');
    expect(stdout.split(real)).toHaveLength(2);
    expect(stderr).toMatch(/Not shown: \d+ hosts? without details. Add --all/);
    const all = await dealer('dealers', '--all');
    expect(all.stdout).toContain('\n"_"\n');
    expect(all.stdout + all.stderr).not.toMatch(/[^\P{Cc}\n]/u);
    const { json } = await dealerJson('dealers', '--all');
    expect(json['others']).toEqual(expect.arrayContaining(names));
  } finally {
    for (const name of names) await database.recursiveDelete(database.doc(`tenants/${name}`));
  }
});
