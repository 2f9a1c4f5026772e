import { existsSync, readFileSync } from 'node:fs';
import type { CollectionReference } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { sampleVehicles } from '../../../src/shared/documents/sampleVehicles.ts';
import { aFile } from '../../../tests/unit/tempFile.ts';
import { initDealer } from '../commands/initDealer.ts';
import { removeDealer } from '../commands/removeDealer.ts';
import { removeVehicles } from '../commands/removeVehicles.ts';
import type { DealerDetails } from '../dealerFile.ts';
import { aContext, aDealer, aRequest, dealer, dealerJson, readVehicles, refsFor } from './dealer.ts';

const aHost = () => `${crypto.randomUUID()}.example`;
const aDetailsFile = (details: unknown) => aFile(JSON.stringify(details), 'json');
const machineZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const alpha = {
  dealerName: 'Alpha Cars',
  contact: { address: '1 Main St', phone: '(555) 010-2000', email: 'info@alpha.example' },
};

const fromFile = (host: string, details: unknown) =>
  dealerJson('init', host, '--from', aDetailsFile(details));

/** Runs init with an editor that changes the file, and expects that the file is deleted. */
async function editing(host: string, change: (details: DealerDetails) => unknown) {
  let path = '';
  const context = aContext(host, {
    edit: async (_, text) => {
      const details = JSON.parse(text) as DealerDetails;
      path = aDetailsFile((await change(details)) ?? details);
      return path;
    },
  });
  try {
    return (await initDealer(context, host, {})).json;
  } finally {
    expect(existsSync(path)).toBe(false);
  }
}

it.each([
  [{}, ['dealerName is the placeholder', 'address is the pl', 'phone is the pl', 'email is the pl']],
  [
    { ...alpha, contact: { ...alpha.contact, phone: 'Ask at the desk', email: 'Ask' } },
    ['not a phone number', 'contact.email is "Ask", which is not an email address'],
  ],
])('warns about placeholders and malformed contacts of %j', async (details, warnings) => {
  const host = await aDealer();
  await refsFor(host).metadata.set(details);
  const { json } = await fromFile(host, {});
  expect(json['warnings']).toEqual(warnings.map((warning) => expect.stringContaining(warning) as string));
});

const seed = Object.fromEntries(sampleVehicles.map((vehicle) => [vehicle.id, { ...vehicle }]));

it.each<[outcome: string, title: string, change?: (vehicles: CollectionReference) => unknown]>([
  ['removes', 'nothing changed'],
  ['keeps', 'a changed price', (vehicles) => vehicles.doc('v1').update({ price: 1 })],
  ['keeps', 'a missing vehicle', (vehicles) => vehicles.doc('v1').delete()],
])('%s sample vehicles with %s', async (outcome, _, change) => {
  const host = await aDealer({ inventory: seed });
  await change?.(refsFor(host).inventory);
  const { inventory } = await readVehicles(host);
  const { json, stderr } = await fromFile(host, alpha);
  const isRemoved = outcome === 'removes';
  expect(json['removedSamples']).toBe(isRemoved);
  expect(stderr.includes('The five sample vehicles')).toBe(isRemoved);
  expect((await readVehicles(host)).inventory).toEqual(isRemoved ? {} : inventory);
});

it('creates a dealer, shows its changes, removes null fields, and leaves others alone', async () => {
  const host = aHost();
  const { metadata, marker, settings } = refsFor(host);
  const consentText = 'May we call you?';
  const created = await fromFile(host, { ...alpha, consentText, timeZone: 'america/chicago' });
  expect(created.json).toMatchObject({
    ...alpha,
    exitCode: 0,
    host,
    created: true,
    removedSamples: false,
    consentText,
    timeZone: 'America/Chicago',
    warnings: [],
    changes: { length: 6, 0: { path: 'dealerName', before: null, after: 'Alpha Cars' } },
  });
  expect((await marker.get()).exists).toBe(true);
  const shown = JSON.parse((await dealer('show', host)).stdout) as DealerDetails;
  expect(shown).toMatchObject({ ...alpha, heroImage: null, timeZone: 'America/Chicago', consentText });
  expect((await fromFile(host, shown)).stderr).toBe(`${host} (Alpha Cars, America/Chicago) is unchanged.\n`);

  const others = { team: [{ name: 'invalid' }], slogan: 'unknown' };
  await metadata.update({ ...others, 'contact.hours': [7], 'contact.note': 'unknown' });
  await settings.update({ note: 'unknown' });
  const contact = { phone: null, email: 'sales@alpha.example' };
  const { stderr, json } = await fromFile(host, { consentText: null, contact, timeZone: null });
  expect(stderr.split('\n')).toEqual([
    'consentText: "May we call you?" → none',
    'contact.phone: "(555) 010-2000" → none',
    'contact.email: "info@alpha.example" → "sales@alpha.example"',
    'timeZone: "America/Chicago" → none',
    expect.stringContaining('Warning: contact.phone is the placeholder') as string,
    `${host} (Alpha Cars, UTC) was updated.`,
    '',
  ]);
  expect(json).toMatchObject({ created: false, changes: { length: 4 } });
  expect((await metadata.get()).data()).toEqual({
    dealerName: 'Alpha Cars',
    contact: { address: '1 Main St', email: 'sales@alpha.example', hours: [7], note: 'unknown' },
    ...others,
  });
  expect((await settings.get()).data()).toEqual({ note: 'unknown' });
});

it('opens the defaults of a new dealer in an editor, and writes the entered details', async () => {
  const host = aHost();
  const { metadata, settings } = refsFor(host);
  await expect(editing(host, () => undefined)).rejects.toThrow(/^Nothing was filled in, so/);
  expect((await metadata.get()).exists).toBe(false);
  const json = await editing(host, (details) => {
    const contact = { phone: '(555) 123-4567', hours: { length: 3 } };
    expect(details).toMatchObject({ contact, privacyUrl: null, timeZone: machineZone });
    return { ...details, ...alpha };
  });
  expect(json).toMatchObject({ created: true, warnings: [] });
  expect((await metadata.get()).data()).toEqual(alpha);
  expect((await settings.get()).data()).toEqual({ timeZone: machineZone });
});

it('keeps changes that were made while the editor was open', async () => {
  const host = await aDealer();
  const { metadata } = refsFor(host);
  await metadata.set(alpha);
  await editing(host, async (details) => {
    await metadata.update({ dealerName: 'Beta Cars', 'contact.phone': '(555) 010-4000' });
    return { ...details, contact: { ...alpha.contact, address: '2 Main St' } };
  });
  const contact = { ...alpha.contact, address: '2 Main St', phone: '(555) 010-4000' };
  expect((await metadata.get()).data()).toEqual({ dealerName: 'Beta Cars', contact });
});

it('keeps an edited file that is not valid, and names it', async () => {
  const details = { team: 'Ana' };
  const path = aDetailsFile(details);
  const host = aHost();
  await expect(initDealer(aContext(host, { edit: async () => path }), host, {})).rejects.toThrow(
    `or null to remove it\nThe file is kept. Run: init ${host} --from ${path}`,
  );
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(details);
});

it('removes everything of one host, also after an interruption, once its name is typed', async () => {
  const vehicles = { inventory: { S: {}, T: {} }, photos: { S: {} }, sales: { U: {}, V: {}, W: {} } };
  const [host, other] = [await aDealer(vehicles), await aDealer(vehicles)];
  const { tenant, metadata } = refsFor(host);
  await aRequest(host);
  const context = aContext(host, { confirm: async (_, word) => word !== undefined && word !== host });
  await expect(removeDealer(context, host, [], {})).rejects.toThrow('Nothing was deleted');
  expect(context.notes).toEqual([`${host}: 2 vehicles, 3 sold vehicles, 1 request, all details`]);
  await expect(removeVehicles(context, ['S'], {})).rejects.toThrow('Nothing was deleted');
  expect(await readVehicles(host)).toEqual(vehicles);
  await metadata.delete();
  expect(await dealerJson('remove', host, '--yes')).toEqual({
    exitCode: 0,
    json: { ok: true, exitCode: 0, host, removed: true },
    stderr: `${context.notes[0]}\n${host} was removed.\n`,
  });
  expect([await tenant.listCollections(), await readVehicles(other)]).toEqual([[], vehicles]);
});
