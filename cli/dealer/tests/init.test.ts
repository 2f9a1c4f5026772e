import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { seedVehicles } from '../../../src/data/seedVehicles.ts';
import { initDealer } from '../commands/initDealer.ts';
import { aConnection, aDealer, dealer, dealerJson, lotOf, referencesOf } from './dealer.ts';
import { aFile } from './tempFile.ts';

const aHost = () => `${crypto.randomUUID()}.example`;
const fileOf = (details: unknown) => aFile(JSON.stringify(details), 'json');
const machineZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const alpha = {
  dealerName: 'Alpha Cars',
  contact: { address: '1 Main St', phone: '(555) 010-2000', email: 'info@alpha.example' },
};

/** Runs init with a file. */
async function fromFile(host: string, details: unknown) {
  const connection = aConnection();
  const { json } = await initDealer(connection, host, { from: fileOf(details) });
  return { json, notes: connection.notes };
}

/** Answers the questions with these texts, and all others with Enter. */
async function answering(host: string, answers: Readonly<Record<string, string>>) {
  const offered: Record<string, string> = {};
  const mistakes: Record<string, (string | undefined)[]> = {};
  const connection = aConnection({
    ask: async (question, present, check) => {
      offered[question] = present;
      mistakes[question] = [check(';'), check('Ana Ruiz')];
      return answers[question] ?? present;
    },
  });
  const { json } = await initDealer(connection, host, {});
  return { json, notes: connection.notes, offered, mistakes };
}

it('creates a dealer from a file, and writes only what the file has', async () => {
  const host = aHost();
  const { metadata, marker, settings } = referencesOf(host);
  const first = fileOf({ ...alpha, timeZone: 'america/chicago' });
  expect(await dealerJson('init', host, '--from', first)).toMatchObject({
    exitCode: 0,
    json: { created: true, removedSamples: false, timeZone: 'America/Chicago', warnings: [] },
  });
  expect((await metadata.get()).data()).toEqual(alpha);
  expect((await settings.get()).data()).toEqual({ timeZone: 'America/Chicago' });
  expect((await marker.get()).exists).toBe(true);
});

it('changes one field of a dealer, and leaves even what is not valid alone', async () => {
  const host = await aDealer();
  const { metadata, marker, settings } = referencesOf(host);
  const document = {
    ...alpha,
    team: [{ name: 'Ana' }],
    slogan: 'keep',
    contact: { ...alpha.contact, hours: ['Mon', 7], note: 'keep' },
  };
  await Promise.all([metadata.set(document), settings.set({ timeZone: 'Mars', note: 'keep' })]);
  const seededAt: unknown = (await marker.get()).get('seededAt');
  const phone = '(555) 010-3000';
  const { json } = await fromFile(host, { contact: { phone } });
  expect(json).toMatchObject({ created: false, timeZone: 'UTC', contact: { phone } });
  expect((await metadata.get()).data()).toEqual({ ...document, contact: { ...document.contact, phone } });
  expect((await settings.get()).data()).toEqual({ timeZone: 'Mars', note: 'keep' });
  expect((await marker.get()).get('seededAt')).toEqual(seededAt);
  await fromFile(host, { contact: {} });
  expect((await metadata.get()).get('contact.phone')).toBe(phone);
});

it('creates nothing from a file with a wrong field', async () => {
  const host = aHost();
  const file = fileOf({ timeZone: 'Mars', fax: '1' });
  const { exitCode, stderr } = await dealer('init', host, '--from', file);
  expect(stderr).toContain('timeZone must be the IANA name');
  expect(stderr).toContain('fax is not a field of a dealer');
  expect(exitCode).toBe(1);
  expect((await referencesOf(host).marker.get()).exists).toBe(false);
});

it.each([
  [{}, ['dealerName is the placeholder', 'address is the pl', 'phone is the pl', 'email is the pl']],
  [
    { ...alpha, contact: { ...alpha.contact, phone: '(555) 123-4567(555) 010-2000' } },
    ['not a phone number'],
  ],
  [{ ...alpha, contact: { ...alpha.contact, phone: '+1 555.010.2000, ext. 12' } }, []],
  [{ ...alpha, contact: { ...alpha.contact, email: 'info@alpha' } }, ['not an email address']],
])('warns about placeholders and malformed contacts of %j', async (details, warnings) => {
  const { json } = await fromFile(aHost(), details);
  expect(json['warnings']).toEqual(warnings.map((warning) => expect.stringContaining(warning) as string));
});

const samples = seedVehicles.map((vehicle) => [vehicle.id, vehicle] as const);
const seed = Object.fromEntries(samples);

it('removes the sample vehicles of a dealer who was visited before', async () => {
  const host = await aDealer(seed);
  const { notes } = await fromFile(host, alpha);
  expect(notes).toEqual([
    expect.stringContaining('The five sample vehicles') as string,
    `${host} (Alpha Cars, UTC) was created.`,
  ]);
  expect(await lotOf(host)).toEqual({});
  expect((await referencesOf(host).marker.get()).exists).toBe(true);
});

it.each([
  ['a changed price', { ...seed, v1: { ...seed['v1'], price: 1 } }],
  ['another field', { ...seed, v1: { ...seed['v1'], note: 'ours' } }],
  ['a vehicle more', { ...seed, v6: { make: 'Saab' } }],
  ['a vehicle less', Object.fromEntries(samples.slice(1))],
])('keeps sample vehicles with %s', async (_change, vehicles) => {
  const host = await aDealer(vehicles);
  const { json } = await fromFile(host, alpha);
  expect(json['removedSamples']).toBe(false);
  expect(await lotOf(host)).toEqual(vehicles);
});

it('asks for each detail, explains mistakes, and keeps what is answered with Enter', async () => {
  const host = aHost();
  const answers = {
    "The dealer's name": 'Alpha Cars',
    'Opening hours, separated by ;': 'Mon: 9–5; Sun: Closed',
    'Team: NAME, ROLE; NAME, ROLE': 'Ana Ruiz, Owner; Bo Li, Sales, West',
  };
  const first = await answering(host, answers);
  const timeZone = 'Must be the IANA name of a time zone, such as America/Chicago';
  expect(first.mistakes).toMatchObject({
    "The dealer's name": [undefined, undefined],
    Email: ['Must be an email address', 'Must be an email address'],
    'Opening hours, separated by ;': [
      expect.stringMatching(/^Must be lines separated by ; such as/),
      undefined,
    ],
    'Team: NAME, ROLE; NAME, ROLE': [
      undefined,
      expect.stringMatching(/^Must be NAME, ROLE; NAME, ROLE such/),
    ],
    'Time zone, which decides when a month begins': [timeZone, timeZone],
  });
  const details = {
    dealerName: 'Alpha Cars',
    team: [
      { name: 'Ana Ruiz', role: 'Owner' },
      { name: 'Bo Li', role: 'Sales, West' },
    ],
    contact: { hours: ['Mon: 9–5', 'Sun: Closed'] },
  };
  expect(first.json).toMatchObject({ created: true, ...details, timeZone: machineZone });
  expect(first.offered).toMatchObject({
    Phone: '(555) 123-4567',
    'Time zone, which decides when a month begins': machineZone,
  });
  expect(first.notes.join('\n')).toContain('Warning: contact.phone is the placeholder "(555) 123-4567"');
  const { metadata, settings } = referencesOf(host);
  expect((await metadata.get()).data()).toEqual(details);
  expect((await settings.get()).data()).toEqual({ timeZone: machineZone });
  const second = await answering(host, {});
  expect(second.json).toEqual({ ...first.json, created: false });
  expect(second.offered).toMatchObject(answers);
});

it('changes nothing that was changed while it asked', async () => {
  const host = await aDealer();
  const { metadata } = referencesOf(host);
  await metadata.set(alpha);
  const connection = aConnection({
    ask: async (question, present) => {
      await metadata.update({ team: FieldValue.delete(), 'contact.phone': '(555) 010-4000' });
      return question === 'Address' ? '2 Main St' : present;
    },
  });
  await initDealer(connection, host, {});
  const contact = { ...alpha.contact, address: '2 Main St', phone: '(555) 010-4000' };
  expect((await metadata.get()).data()).toEqual({ ...alpha, contact });
});
