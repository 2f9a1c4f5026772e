import { expect, it } from 'vitest';
import { importStock } from '../commands/importStock.ts';
import { aDealer, aTerminal, database, lotOf, referencesOf } from './dealer.ts';
import { aFile } from './tempFile.ts';

const file = () => aFile('VIN,Make,Price\nA,Audi,5\nB,BMW,6\n');

it('changes nothing when the answer is no', async () => {
  const host = await aDealer({ A: { make: 'Audi' } });
  const questions: string[] = [];
  const { notes, terminal } = aTerminal({
    confirm: async (question) => {
      questions.push(question);
      return false;
    },
  });
  const { exitCode } = await importStock(database, host, file(), {}, terminal);
  expect(questions).toEqual([`Write these changes to ${host}?`]);
  expect(notes.at(-1)).toBe('Nothing was changed.');
  expect(exitCode).toBe(1);
  expect(await lotOf(host)).toEqual({ A: { make: 'Audi' } });
});

it('shows the changes before it asks', async () => {
  const host = await aDealer({ A: { make: 'Audi' } });
  const { notes, terminal } = aTerminal({
    confirm: async () => {
      expect(notes.join('\n')).toMatch(
        /\+ B {2}BMW[^]*~ A {2}Audi: price none → 5[^]*2 rows: 1 to add, 1 to change/,
      );
      return true;
    },
  });
  expect(await importStock(database, host, file(), {}, terminal)).toMatchObject({
    exitCode: 0,
    json: { written: 2 },
  });
});

it('reports a vehicle that was sold while the question was open, and does not return it to the lot', async () => {
  const host = await aDealer({ A: { make: 'Audi' } });
  const { notes, terminal } = aTerminal({
    confirm: async () => {
      await referencesOf(host).lot.doc('A').delete();
      return true;
    },
  });
  const { exitCode, json } = await importStock(database, host, file(), {}, terminal);
  expect(exitCode).toBe(1);
  expect(json).toMatchObject({ written: 1, failures: [{ id: 'A' }] });
  expect(notes.join('\n')).toContain('A could not be written: ');
  expect(await lotOf(host)).toEqual({ B: { make: 'BMW', price: 6 } });
});
