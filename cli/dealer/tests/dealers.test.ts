import { utimesSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aFile, tempPath } from '../../../tests/unit/tempFile.ts';
import { database } from '../../../tools/emulators/database.ts';
import { importInventory } from '../commands/importInventory.ts';
import { cancelled } from '../terminal.ts';
import { aContext, aDealer, aRequest, aTime, dealer, dealerJson, minutesAgo, refsFor } from './dealer.ts';

/** The problems that `dealers --check` reports about a dealer. */
async function listProblems(host: string, ...age: readonly string[]) {
  const { json } = await dealerJson('dealers', host, '--check', ...age);
  return (json['alerts'] as { problem: string }[]).map(({ problem }) => problem);
}

const inState = (state: string) => ({ delivery: { state } });

it('lists the named dealers with their last import and their unsent requests', async () => {
  const [host, other] = [await aDealer(), await aDealer()];
  await refsFor(host).metadata.set({ dealerName: 'Beta Cars' });
  const none = { failed: 0, held: 0, late: 0 };
  const beta = { host, dealerName: 'Beta Cars', inStock: 0, timeZone: 'UTC', ...none };
  expect((await dealerJson('dealers', host)).json).toEqual({ ok: true, exitCode: 0, dealers: [beta] });
  const file = aFile('Stock #,Make,Year\nA,Audi,2019\nB,BMW,2020\n,Kia,2021\n');
  await dealer('import', host, file, '--yes');
  await aRequest(host, inState('held'));
  for (const minutes of [59, 61, 61])
    await aRequest(host, { ...inState('pending'), receivedAt: minutesAgo(minutes) });
  await aRequest(host, { ...inState('failed'), expireAt: minutesAgo(60) });
  const times = { finishedAt: '2026-11-20T08:15:00.000Z', fileModifiedAt: '2026-11-19T23:30:00.000Z' };
  const [finishedAt, fileModifiedAt] = Object.values(times).map((time) => new Date(time));
  await refsFor(host).lastImport.update({ finishedAt, fileModifiedAt, changed: 3, removed: 4 });
  await refsFor(host).settings.set({ timeZone: 'America/Chicago' });
  const lastImport = { ...times, added: 2, changed: 3, removed: 4, skipped: 1 };
  const { json } = await dealerJson('dealers', host, other);
  const changed = { ...beta, inStock: 2, timeZone: 'America/Chicago', held: 1, late: 2, lastImport };
  expect(json['dealers']).toEqual([changed, { ...beta, host: other, dealerName: '' }]);
  expect((await dealer('dealers', host)).stdout.replaceAll(/ {2,}/g, '|')).toBe(
    'HOST|NAME|VEHICLES|TIME ZONE|LAST IMPORT|FILE DATE|CHANGES|REQUESTS|FAILURE\n' +
      `${host}|Beta Cars|2|America/Chicago|2026-11-20 02:15|2026-11-19 17:30|+2 ~3 -4, 1 skipped|0 failed, 1 held, 2 late\n`,
  );
});

it('checks that imports and their files are recent, and that the last import has not failed', async () => {
  const host = await aDealer({ inventory: { A: { make: 'Audi' } } });
  const { lastImport } = refsFor(host);
  expect(await listProblems(host, '26h')).toEqual(['has never had an import']);
  await lastImport.set({ finishedAt: minutesAgo(27 * 60) });
  for (const age of ['26h', '1d', '1600m'])
    expect(await listProblems(host, age)).toEqual(['had its last import 27 hours ago']);
  for (const age of ['28h', '2d', '1640m']) expect(await listProblems(host, age)).toEqual([]);
  expect(await listProblems(host)).toEqual([]);
  const feed = aFile('Stock #,Make\nA,Audi\n');
  await dealer('import', host, feed, '--dry-run');
  expect(await listProblems(host, '26h')).toHaveLength(1);
  await dealer('import', host, feed);
  expect(await listProblems(host, '26h')).toEqual([]);
  await dealer('import', host, tempPath('missing.csv'), '--dry-run');
  const answers = [async () => false, () => Promise.reject(new Error(cancelled))];
  const other = aFile('Stock #,Make\nA,Audi\nB,BMW\n');
  for (const confirm of answers)
    await importInventory(aContext(host, { confirm }), other, {}).catch(() => {});
  expect(await listProblems(host, '26h')).toEqual([]);
  const confirm = () => Promise.reject(new Error('Broken\nat x'));
  await expect(importInventory(aContext(host, { confirm }), other, {})).rejects.toThrow('Broken');
  expect(await listProblems(host)).toEqual([expect.stringMatching(/^had a failed import at \d.*: Broken$/)]);
  const { stderr } = await dealer('import', host, tempPath('missing.csv'));
  const failure = expect.stringMatching(/^had a failed import at \d.*: .*csv cannot be read/) as string;
  expect(await listProblems(host, '26h')).toEqual([failure]);
  expect((await dealer('dealers', host)).stdout).toContain(stderr);
  const modifiedAt = minutesAgo(27 * 60).toDate();
  utimesSync(feed, modifiedAt, modifiedAt);
  await dealer('import', host, feed);
  const stopped = 'has a feed that may have stopped: its file is 27 hours old';
  expect(await listProblems(host, '26h')).toEqual([stopped]);
});

it('checks for unsent requests, even without an import', async () => {
  const host = await aDealer();
  for (const state of ['failed', 'held', 'pending'])
    await aRequest(host, { ...inState(state), receivedAt: minutesAgo(120) });
  const problems = [
    'has 1 request whose email failed',
    'has 1 held request',
    'has 1 request with an email pending for more than an hour',
  ];
  const { json, stderr } = await dealerJson('dealers', host, '--check');
  const alerts = problems.map((problem) => ({ host, problem }));
  expect(json).toMatchObject({ ok: true, exitCode: 3, alerts });
  expect(stderr).toBe(problems.map((problem) => `${host} ${problem}.\n`).join(''));
});

it('lists any number of dealers', async () => {
  const hosts = Array<string>(301).fill(await aDealer());
  expect((await dealerJson('dealers', ...hosts)).json['dealers']).toHaveLength(301);
});

it('turns seeding off and on', async () => {
  const seedingOff = database.doc('settings/seedingOff');
  for (const state of ['off', 'on']) {
    const { json, stderr } = await dealerJson('seeding', state);
    expect(json).toEqual({ ok: true, exitCode: 0, seeding: state === 'on' });
    expect(stderr).toBe(`Seeding is ${state}.\n`);
    expect((await seedingOff.get()).data()).toEqual(state === 'off' ? { since: aTime } : undefined);
  }
});

it('lists hosts without details only with --all, and escapes their names', async () => {
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
