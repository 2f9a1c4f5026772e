import { expect, it } from 'vitest';
import { importStock } from '../commands/importStock.ts';
import { initDealer } from '../commands/initDealer.ts';
import type { Terminal } from '../terminal.ts';
import { aDealer, aFile, database, lotOf, referencesOf } from './dealer.ts';

/** A terminal with a person who answers. */
function aTerminal(answers: Partial<Terminal>) {
  const notes: string[] = [];
  const terminal: Terminal = {
    note: (text) => notes.push(text),
    confirm: () => Promise.reject(new Error('Unexpected question')),
    ask: () => Promise.reject(new Error('Unexpected question')),
    progress: () => {},
    ...answers,
  };
  return { notes, terminal };
}

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

it('creates a dealer from answers, and offers them as defaults the next time', async () => {
  const host = `${crypto.randomUUID()}.example`;
  const answers: Readonly<Record<string, string>> = {
    "The dealer's name": 'Alpha Cars',
    'Opening hours, separated by ;': 'Mon: 9–5; Sun: Closed',
    'Team: NAME, ROLE; NAME, ROLE': 'Ana Ruiz, Owner; Bo Li, Sales, West',
    'Time zone, which decides when a month begins': 'America/Denver',
  };
  const mistakes: string[] = [];
  const first = aTerminal({
    ask: async (question, initial, check) => {
      expect(check(initial)).toBeUndefined();
      mistakes.push(check('') ?? 'accepted');
      return answers[question] ?? initial;
    },
  });
  const { json } = await initDealer(database, host, {}, first.terminal);
  expect(json).toMatchObject({
    created: true,
    dealerName: 'Alpha Cars',
    team: [
      { name: 'Ana Ruiz', role: 'Owner' },
      { name: 'Bo Li', role: 'Sales, West' },
    ],
    contact: { hours: ['Mon: 9–5', 'Sun: Closed'], phone: '(555) 123-4567' },
    timeZone: 'America/Denver',
  });
  expect(mistakes).toContain('Must be the IANA name of a time zone, such as America/Chicago');
  expect(mistakes.filter((mistake) => mistake === 'accepted')).toHaveLength(1);
  const offered: Record<string, string> = {};
  const second = aTerminal({
    ask: async (question, initial) => {
      offered[question] = initial;
      return initial;
    },
  });
  expect(await initDealer(database, host, {}, second.terminal)).toMatchObject({
    json: { ...json, created: false },
  });
  expect(offered).toMatchObject(answers);
});
