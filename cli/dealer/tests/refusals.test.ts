import { beforeAll, expect, it } from 'vitest';
import { aFile } from '../../../tests/unit/tempFile.ts';
import { aDealer, refsFor, startDealer } from './dealer.ts';
import { runWithoutTerminal } from './dealerCommand.ts';

/** A host without a dealer, which a visitor has seeded. */
const unknown = 'unknown.example';
beforeAll(() => refsFor(unknown).marker.set({ seededAt: new Date() }));
const wrongDetails = aFile('{ "timeZone": "Mars", "fax": "1" }', 'json');
const wrongFields = 'America/Chicago, or null to remove it\nfax is not a field of a dealer';
const noDealer = `There is no dealer ${unknown}. Check the name, or run init first`;

it.each([
  ['sell a.example --emulator', "missing required argument 'ID'", 2],
  ['lits a.example --emulator', 'Did you mean list?', 2],
  ['list a.example', 'either --emulator or --project ID', 2],
  ['list a.example --project x --emulator', 'either --emulator or --project ID', 2],
  ['list a.example --project x', 'FIRESTORE_EMULATOR_HOST is set', 2],
  ['list https://a.example/ --emulator', 'Type a.example', 2],
  ['list --emulator 127.0.0.1:2 a.example', 'No emulator responds at 127.0.0.1:2', 1],
  ['list --emulator a.example', 'Without an address, write --emulator last', 2],
  ['list unknown.example --emulator', noDealer, 1],
  [`dealers ${unknown} --emulator`, noDealer, 1],
  ['dealers --check a.example --emulator', 'Without an age, write --check last', 2],
  [`init ${unknown} --from ${wrongDetails} --emulator`, wrongFields, 1],
  ['init new.example --emulator', 'Use --from FILE', 2],
  ['set HOST X price=9 --emulator', 'has no vehicle X in stock. If it was sold, run unsell first', 1],
  ['set HOST X 12 price=1 --emulator', '"12" is not FIELD=VALUE, such as price=16995. The fields', 2],
  ['set HOST X price=45k --emulator', 'price "45k" is not a number', 2],
  ['set HOST X price=cheap --emulator', 'price "cheap" cannot be read. To remove it: price=', 2],
  ['set HOST X photo=soon --emulator', 'imageUrl "soon" cannot be read. To remove it: photo=', 2],
  ['set HOST X status=sold --emulator', 'set does not change status: use sell, unsell or remove', 2],
  ['export HOST stock.xlsx --emulator', 'must end with .csv or .json', 2],
  ['remove HOST --emulator', 'Nobody can answer here', 2],
  ['remove none.example --yes --emulator', 'There is no dealer none.example', 1],
  ['requests on HOST --to sales --emulator', '"sales" is not an email address', 2],
  ['requests on HOST --to a@x.example --format xml --emulator', 'Allowed choices are adf, text', 2],
  ['requests test HOST --emulator', 'HOST accepts no requests. Run first: requests on HOST --to ADDRESS', 1],
  [
    'requests resend HOST failed --emulator',
    'HOST accepts no requests. Run first: requests on HOST --to ADDRESS',
    1,
  ],
])('refuses %s, and creates nothing', async (command, words, exitCode) => {
  const host = await aDealer();
  const message = words.replaceAll(/\bHOST\b/g, host);
  const result = await runWithoutTerminal([...command.replace('HOST', host).split(' '), '--json']);
  expect(result.stderr).toContain(message);
  expect(result.exitCode).toBe(exitCode);
  const error = expect.stringContaining(message) as string;
  expect(JSON.parse(result.stdout)).toEqual({ ok: false, exitCode, error });
  const { inventory, metadata, settings } = refsFor(unknown);
  expect([(await metadata.get()).exists, (await settings.get()).exists]).toEqual([false, false]);
  expect((await inventory.get()).size).toBe(0);
});

it('imports stdin, also JSON', async () => {
  const host = await aDealer();
  const { child, result } = startDealer(['import', host, '-', '--yes', '--emulator']);
  child.stdin?.end('[{ "vin": "1HGCM82633A004352", "make": "Kia" }]');
  const { exitCode, stderr } = await result;
  expect([exitCode, stderr.split('\n').at(-2)]).toEqual([0, '1 of 1 change was written.']);
});

it('exits normally when the reader closes stdout early', async () => {
  const { child, result } = startDealer(['list', 'a.example', '--json']);
  child.stdout?.destroy();
  expect((await result).exitCode).toBe(2);
});

it('connects to the emulator at the address after --emulator', async () => {
  const host = await aDealer({ inventory: { S: { make: 'Saab' } } });
  const address = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const args = ['list', '--emulator', address, host];
  const { stdout } = await startDealer(args, { FIRESTORE_EMULATOR_HOST: '' }).result;
  expect(stdout).toContain('Saab');
});

it('refuses to check a project without dealers', async () => {
  const { stderr, exitCode } = await startDealer(['dealers', '--check', '--emulator'], {
    GCLOUD_PROJECT: 'demo-empty',
  }).result;
  expect(stderr).toBe('There are no dealers to check. Is this the right project?\n');
  expect(exitCode).toBe(1);
});

it('reports missing credentials in one line', async () => {
  const { stderr, exitCode } = await startDealer(['dealers', '--project', 'demo-showroom'], {
    FIRESTORE_EMULATOR_HOST: '',
    GOOGLE_APPLICATION_CREDENTIALS: '',
    CLOUDSDK_CONFIG: '/nonexistent',
    METADATA_SERVER_DETECTION: 'none',
  }).result;
  expect(stderr).toMatch(/^No Google credentials: .* Run: gcloud auth application-default login\n$/);
  expect(exitCode).toBe(1);
});
